import type { Site } from '@stockroom/contract';
import { layer, media, space, token, type } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { FOOTER_HEIGHT, SIDEBAR_WIDTH } from './measures';

/** The credit at the foot of every signed-in page. */
export function Footer({ site }: { site: Site }) {
  return (
    <Bar>
      <p>
        Built by{' '}
        <Credit href={site.builtBy.url} target="_blank" rel="noopener noreferrer">
          {site.builtBy.name}
        </Credit>
      </p>
    </Bar>
  );
}

const Bar = styled.footer`
  position: fixed;
  z-index: ${layer.frame};
  inset: auto 0 0 ${SIDEBAR_WIDTH}px;
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${FOOTER_HEIGHT}px;
  padding: 0 ${space.xl};
  border-top: 1px solid ${token.border};
  background: ${token.surface};
  color: ${token.textMuted};
  ${type.xs}
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
