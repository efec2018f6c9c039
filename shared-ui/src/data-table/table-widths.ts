/** Widths of the table's own frame, not of the window: beside a panel it is narrow on any screen. */
export const NARROW = '@container table (max-width: 639.98px)';
export const TIGHT = '@container table (max-width: 1099.98px)';
