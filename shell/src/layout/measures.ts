/** The frame of the signed-in pages, in pixels (design, "Layout"). */
export const HEADER_HEIGHT = 56;
export const SIDEBAR_WIDTH = 240;
export const CONTENT_WIDTH = 1280;
export const FOOTER_HEIGHT = 36;
/** At most, in one line. */
export const TABLE_HEADINGS_HEIGHT = 44;
