import { layer, radius, space, token } from '@stockroom/shared-ui';
import styled from 'styled-components';

export const MAIN_ID = 'main';

/** The first stop of the Tab key: past the header and the menu. */
export function SkipLink() {
  return <Jump href={`#${MAIN_ID}`}>Skip to content</Jump>;
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
