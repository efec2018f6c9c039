import { useEffect, type RefObject } from 'react';
import { catchLostFocus } from './pages/focus-heading';

/**
 * For something that goes away with the button that was pressed in it, such as "Retry" or "Clear filters": the focus
 * then moves to the page's heading, or to the popup it was in. Without this it falls to the body, and Tab starts over.
 */
export function useFocusAfterwards(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const popup = element?.closest<HTMLElement>('[role="dialog"]');
    let hadFocus = false;
    const remember = () => (hadFocus = true);
    element?.addEventListener('focusin', remember);
    return () => {
      element?.removeEventListener('focusin', remember);
      if (hadFocus) catchLostFocus(popup);
    };
  }, [box]);
}
