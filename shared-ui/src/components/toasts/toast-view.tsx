import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useAppDispatch } from '../../store/hooks';
import {
  dismissToast,
  selectToastAction,
  TOAST_DURATION,
  TOAST_SWIPE_THRESHOLD,
  type Toast,
} from '../../store/toasts';
import { media } from '../../theme/media';
import { layer, motion, radius, space, token } from '../../theme/token';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { useReturningFocus } from '../dialogs/use-returning-focus';
import { useToastRoom } from './use-toast-room';

/** The one visible toast (spec section 9: 5 seconds, swiped away to the right by 50 px). */
export function ToastView({ toast }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const { box, rememberOrigin, returnFocus } = useReturningFocus();
  const place = useToastRoom();
  const close = () => {
    dispatch(dismissToast(toast.id));
    returnFocus();
  };
  const Icon = toast.variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD}
    >
      <div ref={box} onFocus={rememberOrigin}>
        <Frame
          key={toast.id}
          data-variant={toast.variant}
          open={toast.isOpen}
          onOpenChange={(isOpen) => !isOpen && close()}
        >
          <Symbol>
            <Icon aria-hidden size={18} />
          </Symbol>
          <Words>
            <Title>{toast.title}</Title>
            <RadixToast.Description>{toast.description}</RadixToast.Description>
          </Words>
          {toast.actionLabel !== undefined && (
            <RadixToast.Action asChild altText={toast.actionLabel}>
              <Button size="small" onClick={() => dispatch(selectToastAction(toast.id))}>
                {toast.actionLabel}
              </Button>
            </RadixToast.Action>
          )}
          <RadixToast.Close asChild>
            <IconButton name="Close" icon={X} tooltipAlign="end" />
          </RadixToast.Close>
        </Frame>
        <Viewport ref={place} />
      </div>
    </RadixToast.Provider>
  );
}

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

const Symbol = styled.span`
  flex: none;
  color: ${token.success};
`;
/* Never higher than the screen, with the buttons below it. */
const Words = styled.div`
  flex: 1;
  min-width: 0;
  max-height: calc(100dvh - 128px);
  padding: ${space.xs} 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;
const Frame = styled(RadixToast.Root)`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
  border: 1px solid ${token.border};
  border-radius: ${radius.card};
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadow};
  /* Also while a dialog lets nothing else be pressed, which one that came later writes into the toast itself. */
  pointer-events: auto !important;
  animation: ${enter} ${motion.normal};

  /* The buttons below the words, which they would leave a few letters a line. */
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
const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  z-index: ${layer.toast};
  right: ${space.xl};
  bottom: ${space.xxxl};
  /* Wider for what a button leaves no line for. */
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
const Title = styled(RadixToast.Title)`
  font-weight: 600;
`;
