import { layer, radius, space, token } from '@stockroom/shared-ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the header and the menu. */
export function SkipLink() {
  return (
    <Jump href={`#${MAIN_ID}`} onClick={goToMain}>
      Skip to content
    </Jump>
  );
}

/** Without an address of its own, which would be a step back more, and none that the router knows. */
function goToMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

const Jump = styled.a`
  position: fixed;
  z-index: ${layer.popup};
  top: ${space.sm};
  left: ${space.sm};
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.control};
  background: ${token.accent};
  color: ${token.onAccent};
  font-weight: 500;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
