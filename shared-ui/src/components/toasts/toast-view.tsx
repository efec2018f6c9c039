import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { useAppDispatch } from '../../store/hooks';
import {
  dismissToast,
  selectToastAction,
  TOAST_DURATION,
  TOAST_SWIPE_THRESHOLD,
  type Toast,
} from '../../store/toasts';
import { useTranslate } from '../../texts';
import { TOAST_ROOM } from '../../theme/theme';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { focusHeading } from '../focus';
import { Frame, Symbol, Title, Viewport, Words } from './toast.styles';

/** The one visible toast: 5 seconds, or until a swipe to the right by 50 px. */
export function ToastView({ toast }: { toast: Toast }) {
  const t = useTranslate();
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
      label={t('Notification')}
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
            <IconButton name={t('Close')} icon={X} tooltipAlign="end" />
          </RadixToast.Close>
        </Frame>
        {/* Radix fills in its hotkey. */}
        <Viewport ref={place} label={t('Notifications ({hotkey})')} />
      </div>
    </RadixToast.Provider>
  );
}

/** When the toast closes, the focus returns to its origin, or moves to the heading. */
function useReturningFocus() {
  const box = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  return {
    box,
    rememberOrigin({ relatedTarget }: FocusEvent) {
      if (!box.current?.contains(relatedTarget)) origin.current = relatedTarget;
    },
    returnFocus() {
      if (!box.current?.contains(document.activeElement)) return;
      if (origin.current instanceof HTMLElement) origin.current.focus();
      if (document.activeElement !== origin.current) focusHeading();
    },
  };
}

/** Reserves the height between a toast and the lower edge, so that the page can scroll its end out from under it. */
function useToastRoom() {
  const place = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect();
      if (height === 0) takeBackRoom();
      else giveRoom(window.innerHeight - top);
      uncoverField(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      takeBackRoom();
    };
  }, []);
  return place;
}

function giveRoom(height: number): void {
  window.removeEventListener('scroll', takeBackRoom);
  document.documentElement.style.setProperty(TOAST_ROOM, `${height}px`);
}

/** Waits while the end of the page is visible, which would move under the pointer, until the user scrolls away. */
function takeBackRoom(): void {
  const { scrollHeight, style } = document.documentElement;
  const below = scrollHeight - window.innerHeight - window.scrollY;
  const room = Number.parseFloat(style.getPropertyValue(TOAST_ROOM));
  if (window.scrollY > 0 && below < room) {
    window.addEventListener('scroll', takeBackRoom);
  } else {
    window.removeEventListener('scroll', takeBackRoom);
    style.removeProperty(TOAST_ROOM);
  }
}

const GAP = 12;

/** Scrolls the field with the focus out from under the toast. */
function uncoverField(toast: Element): void {
  const field = document.activeElement;
  if (!field?.matches('input, textarea, select')) return;
  const [covered, cover] = [field.getBoundingClientRect(), toast.getBoundingClientRect()];
  const isBeside = covered.right <= cover.left || covered.left >= cover.right;
  if (cover.height > 0 && !isBeside && covered.bottom > cover.top)
    window.scrollBy({ top: covered.bottom + GAP - cover.top });
}
