import { useEffect, type RefObject } from 'react';
import { skipHeadings } from './skip-headings';

/** What the last cell keeps free at its end: with less than that out of sight, all that it says is there. */
const END_PADDING = 12;
/** As far as the edge fades. */
const FADE = 48;

/**
 * Marks an element by `data-scrolls` while its content is wider than it is, and by `data-more` while some of that is to
 * the right, with `--fade` for how far its edge may fade: over no more than what is out of sight. Only then may it scroll:
 * in a box that scrolls, the heading of a table cannot stick to the window. Nothing is rendered for it, and the marks are
 * there in the frame in which the width is.
 */
export function useScrollMarks(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || !('ResizeObserver' in window)) return undefined;
    const look = () => {
      const hidden = content.scrollWidth - element.clientWidth;
      const ahead = hidden - element.scrollLeft;
      element.toggleAttribute('data-scrolls', hidden > 1);
      element.toggleAttribute('data-more', ahead > END_PADDING);
      element.style.setProperty('--fade', `${Math.min(ahead, FADE)}px`);
      skipHeadings(content);
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
}
