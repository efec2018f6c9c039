import { useEffect, useRef } from 'react';
import { TOAST_ROOM } from '../../theme/token';

/** For the place of the toast: keeps the height that it takes from the lower edge up, so that nothing lies there. */
export function useToastRoom() {
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

/** Not while the end of the page is in sight, which would come down under the pointer: once it is scrolled away. */
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

/** Scrolls what is being typed into above the toast, which came later, and perhaps with a notice that pushed it down. */
function uncoverField(toast: Element): void {
  const field = document.activeElement;
  if (!field?.matches('input, textarea, select')) return;
  const [covered, cover] = [field.getBoundingClientRect(), toast.getBoundingClientRect()];
  const isBeside = covered.right <= cover.left || covered.left >= cover.right;
  if (cover.height > 0 && !isBeside && covered.bottom > cover.top)
    window.scrollBy({ top: covered.bottom + GAP - cover.top });
}
