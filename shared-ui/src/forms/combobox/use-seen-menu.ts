import { useLayoutEffect, useRef } from 'react';

/** Between a box and its menu. */
export const MENU_GAP = 4;

/**
 * For a menu below its box: it opens above where it would end behind the footer, or below the screen, and there is more
 * room. Measured at its highest, so that it does not jump when its rows come.
 */
export function useSeenMenu(isOpen: boolean) {
  const ref = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    const box = menu?.parentElement;
    if (!isOpen || !box) return;
    const { top, bottom } = box.getBoundingClientRect();
    // What the bars of the page cover.
    const page = getComputedStyle(document.documentElement);
    const above = top - pixels(page.scrollPaddingTop) - MENU_GAP;
    const below = window.innerHeight - pixels(page.scrollPaddingBottom) - bottom - MENU_GAP;
    const isAbove = below < pixels(getComputedStyle(menu).maxHeight) && above > below;
    menu.toggleAttribute('data-above', isAbove);
  }, [isOpen]);
  return ref;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
