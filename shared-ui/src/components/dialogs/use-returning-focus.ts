import { useRef, type FocusEvent } from 'react';
import { focusHeading } from '../pages/focus-heading';

/**
 * For something that goes away while it may have the focus, such as a toast: the focus then goes back to where it
 * came from, or to the page's heading when that cannot have it any more.
 */
export function useReturningFocus() {
  const box = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  return {
    /** On the element around it. */
    box,
    /** Its onFocus. */
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
