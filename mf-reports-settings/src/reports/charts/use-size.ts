import { useEffect, useState, type RefObject } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** The inner size of an element; until that is known, and where nothing is laid out, a usual one. */
export function useSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 640, height: 220 });
  useEffect(() => {
    const element = box.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({
        width: Math.max(element.clientWidth, 1),
        height: Math.max(element.clientHeight, 1),
      }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
