import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is wider than the element. Only then may it scroll: in a box that scrolls,
 * the heading of a table cannot stick to the window. While more of it is to the right, the element has `data-more`.
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || !('ResizeObserver' in window)) return undefined;
    const look = () => {
      const hidden = content.scrollWidth - element.clientWidth;
      setScrolls(hidden > 1);
      // For the eye alone, so nothing is rendered for it.
      element.toggleAttribute('data-more', hidden - element.scrollLeft > 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(content);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return scrolls;
}
