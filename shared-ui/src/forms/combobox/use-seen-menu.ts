import { useLayoutEffect, useRef } from 'react';

/** For a menu below its box: scrolls the page until it is seen, as it opens and as its rows come. */
export function useSeenMenu(isOpen: boolean, rows: number) {
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const menu: Partial<HTMLElement> | null = ref.current;
    // Not everywhere that components are tested.
    if (isOpen) menu?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, rows]);
  return ref;
}
