/** The frame of the signed-in pages, in pixels. */
export const HEADER_HEIGHT = 56;
export const SIDEBAR_WIDTH = 240;
export const FOOTER_HEIGHT = 36;
