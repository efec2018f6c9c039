import { useEffect, useRef } from 'react';
import { TOAST_ROOM } from '../theme/token';

/** For the place of the toast: keeps the height that it takes from the lower edge up, so that nothing lies there. */
export function useToastRoom() {
  const place = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { top, height } = element.getBoundingClientRect();
      if (height === 0) style.removeProperty(TOAST_ROOM);
      else style.setProperty(TOAST_ROOM, `${window.innerHeight - top}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(TOAST_ROOM);
    };
  }, []);
  return place;
}
