import type { Site } from '@stockroom/contract';
import { layer, media, space, token, type, withParts } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import { FOOTER_HEIGHT, SIDEBAR_WIDTH } from './dimensions';

interface FooterProps {
  site: Site;
  onShowShortcuts: () => void;
}

/** The credit of every signed-in page, and a button for the keyboard shortcuts. */
export function Footer({ site, onShowShortcuts }: FooterProps) {
  const t = useTranslate();
  const credit = (
    <Credit href={site.builtBy.url} target="_blank" rel="noopener noreferrer">
      {site.builtBy.name}
    </Credit>
  );
  return (
    <Bar data-print="hide">
      <p>{withParts(t('Built by {name}'), { name: credit })}</p>
      <Shortcuts type="button" aria-keyshortcuts="?" onClick={onShowShortcuts}>
        {t('Keyboard shortcuts')}
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
  &:hover {
    color: ${token.text};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  /* A phone has no keyboard. */
  ${media.phone} {
    display: none;
  }
`;
