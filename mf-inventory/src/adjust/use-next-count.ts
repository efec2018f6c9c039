import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** State of the place of a count that follows another. */
export const NEXT_COUNT = 'next count';

/** Tells a count that follows another from that: it begins with an empty form, and with its product. */
export function useNextCount(): string {
  const { state, key } = useLocation();
  const isNext = state === NEXT_COUNT;
  useEffect(() => {
    // After the title, which gets the focus on a page that has just come.
    if (isNext) document.getElementsByName('productId')[0]?.focus();
  }, [isNext, key]);
  return isNext ? key : '';
}
