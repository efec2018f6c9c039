/** Of the column that fields stand in, and of what is said above them. */
export const FIELDS_WIDTH = '640px';
