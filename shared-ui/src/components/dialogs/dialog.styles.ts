import { css, keyframes } from 'styled-components';
import { layer, media, motion, raised, space, token, type } from '../../theme/theme';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 8px)); }
`;

export const dialogOverlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${token.overlay};
  animation: ${appear} ${motion.fast};
`;
export const dialogPanel = css`
  position: fixed;
  z-index: ${layer.dialog};
  top: 50%;
  left: 50%;
  width: min(440px, 100vw - 32px);
  max-height: calc(100dvh - 32px);
  padding: ${space.edge};
  overflow-y: auto;
  ${raised}
  transform: translate(-50%, -50%);
  animation: ${rise} ${motion.normal};
  &:focus {
    outline: none;
  }
`;
export const dialogTitle = css`
  ${type.lg}
  text-wrap: balance;
`;
export const dialogDescription = css`
  margin-top: ${space.sm};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`;
export const dialogActions = css`
  display: flex;
  /* Below each other where a phone is zoomed. */
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  margin-top: ${space.xl};
  ${media.phone} {
    & > * {
      flex: 1;
    }
  }
`;
