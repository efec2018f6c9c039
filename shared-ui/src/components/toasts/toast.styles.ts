import * as RadixToast from '@radix-ui/react-toast';
import styled, { keyframes } from 'styled-components';
import { layer, media, motion, raised, space, token } from '../../theme/theme';

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;
const leave = keyframes`
  to { opacity: 0; }
`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { opacity: 0; transform: translateX(100%); }
`;

export const Symbol = styled.span`
  flex: none;
  color: ${token.success};
`;
/* Leaves room on the screen for the buttons below. */
export const Words = styled.div`
  flex: 1;
  min-width: 0;
  max-height: calc(100dvh - 128px);
  padding: ${space.xs} 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
export const Frame = styled(RadixToast.Root)`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
  ${raised}
  /* A dialog blocks the pointer elsewhere; one that opened later sets a style on the toast. */
  pointer-events: auto !important;
  animation: ${enter} ${motion.normal};

  /* The buttons go below the words. */
  ${media.zoomed} {
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${space.xs};

    ${Words} {
      flex-basis: 100%;
    }
    & > button:not(:last-child) {
      flex: 1 1 0;
    }

    ${Symbol} {
      display: none;
    }
  }
  &[data-variant='destructive'] {
    border-color: ${token.danger};

    ${Symbol} {
      color: ${token.danger};
    }
  }
  &[data-state='closed'] {
    animation: ${leave} ${motion.fast};
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${motion.fast};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${motion.fast};
  }
`;
export const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  right: ${space.xl};
  bottom: ${space.xxxl};
  /* As wide as the words and buttons need. */
  width: max-content;
  min-width: min(400px, 100vw - 32px);
  max-width: min(520px, 100vw - 32px);
  outline: none;
  ${media.phone} {
    right: ${space.lg};
  }
  ${media.print} {
    display: none;
  }
`;
export const Title = styled(RadixToast.Title)`
  font-weight: 600;
`;
