import { css, keyframes } from 'styled-components';
import { layer, motion, raised, space } from '../theme/theme';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

export const popupStyles = css`
  z-index: ${layer.popup};
  max-width: calc(100vw - 32px);
  padding: ${space.xs};
  ${raised}
  animation: ${appear} ${motion.fast};
`;
