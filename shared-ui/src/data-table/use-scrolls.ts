import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the content of an element is wider than the element. Only then may it scroll: in a box that scrolls,
 * the heading of a table cannot stick to the window.
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() =>
      setScrolls(content.scrollWidth > element.clientWidth + 1),
    );
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
