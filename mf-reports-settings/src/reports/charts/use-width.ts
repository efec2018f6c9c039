import { useEffect, useState, type RefObject } from 'react';

/** How wide an element is; until that is known, and where nothing is laid out, a usual width. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(element.clientWidth, 1)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
