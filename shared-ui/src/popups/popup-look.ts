import { css, keyframes } from 'styled-components';
import { layer, motion, radius, space, token } from '../theme/token';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** What floats beside the control that opened it: menus and popovers. */
export const popupLook = css`
  z-index: ${layer.popup};
  max-width: calc(100vw - 32px);
  padding: ${space.xs};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};
  animation: ${appear} ${motion.fast};
`;
