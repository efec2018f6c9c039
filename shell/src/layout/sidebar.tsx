import { layer, media, space, token } from '@stockroom/shared-ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { HEADER_HEIGHT, SIDEBAR_WIDTH } from './measures';
import { MenuList } from './menu-list';

/** The menu at the left; where there is no room for it, the drawer takes its place. */
export function Sidebar(props: ComponentProps<typeof MenuList>) {
  return (
    <Bar aria-label="Main">
      <MenuList {...props} />
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.frame};
  inset: ${HEADER_HEIGHT}px auto 0 0;
  width: ${SIDEBAR_WIDTH}px;
  padding: ${space.lg} ${space.md};
  border-right: 1px solid ${token.border};
  background: ${token.surface};
  overflow-y: auto;
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
