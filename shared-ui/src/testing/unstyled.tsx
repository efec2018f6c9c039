import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Keeps the styles of these components out of the document. For every element that a test looks for, jsdom matches
 * every rule of the page: without the rules a test takes half as long.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return <StyleSheetManager target={OUTSIDE}>{children}</StyleSheetManager>;
}

const OUTSIDE = document.createElement('div');
