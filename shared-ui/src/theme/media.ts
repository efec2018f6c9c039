/** Below this the sidebar is a drawer. */
export const TABLET = 1024;
/** Below this tables are cards and inputs are large enough for a thumb. */
export const PHONE = 640;
/** Below this the header has no room for all its buttons, nor a line for two buttons with words. */
export const ZOOMED = 300;

/** Media queries for styled-components: `${media.phone} { ... }`. */
export const media = {
  phone: `@media (max-width: ${PHONE - 0.02}px)`,
  tablet: `@media (max-width: ${TABLET - 0.02}px)`,
  /** A phone whose owner has doubled the size of everything. */
  zoomed: `@media (max-width: ${ZOOMED - 0.02}px)`,
  print: '@media print',
} as const;
