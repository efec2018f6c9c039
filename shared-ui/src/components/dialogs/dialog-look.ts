import { css, keyframes } from 'styled-components';
import { media } from '../../theme/media';
import { layer, motion, radius, space, token, type } from '../../theme/token';

const appear = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, calc(-50% + 8px)); }
`;

/** What dims the page behind a dialog. */
export const overlayLook = css`
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
  padding: ${space.xl};
  overflow-y: auto;
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};
  transform: translate(-50%, -50%);
  animation: ${rise} ${motion.normal};
  &:focus {
    outline: none;
  }
  ${media.phone} {
    padding: ${space.lg};
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
