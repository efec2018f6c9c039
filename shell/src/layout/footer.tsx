import type { Site } from '@stockroom/contract';
import { layer, media, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { FOOTER_HEIGHT, SIDEBAR_WIDTH } from './measures';

interface FooterProps {
  site: Site;
  onShowShortcuts: () => void;
}

/** The credit at the foot of every signed-in page, and where keys are explained. */
export function Footer({ site, onShowShortcuts }: FooterProps) {
  return (
    <Bar>
      <p>
        Built by{' '}
        <Credit href={site.builtBy.url} target="_blank" rel="noopener noreferrer">
          {site.builtBy.name}
        </Credit>
      </p>
      <Shortcuts type="button" aria-keyshortcuts="?" onClick={onShowShortcuts}>
        Keyboard shortcuts
      </Shortcuts>
    </Bar>
  );
}

const Bar = styled.footer`
  position: fixed;
  z-index: ${layer.frame};
  inset: auto 0 0 ${SIDEBAR_WIDTH}px;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  height: ${FOOTER_HEIGHT}px;
  padding: 0 ${space.xl};
  border-top: 1px solid ${token.border};
  background: ${token.surface};
  color: ${token.textMuted};
  ${type.xs}
  & > p {
    grid-column: 2;
  }
  ${media.tablet} {
    left: 0;
  }
  ${media.print} {
    display: none;
  }
`;
const Credit = styled.a`
  color: inherit;
  font-weight: 500;
  text-underline-offset: 3px;
  &:hover {
    color: ${token.text};
  }
`;
const Shortcuts = styled.button`
  justify-self: end;
  padding: ${space.xs} 0;
  border: 0;
  background: none;
  color: inherit;
  &:hover {
    color: ${token.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* Without a keyboard it says nothing. */
  ${media.phone} {
    display: none;
  }
`;
