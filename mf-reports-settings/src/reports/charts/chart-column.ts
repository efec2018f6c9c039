export interface ChartColumn {
  id: string;
  /** What it is of, e.g. "20.11.2026". */
  label: string;
  /** The same below the column, where there is little room: "20.11"; with its year where that is not the current one. */
  shortLabel: string;
  /** One height for each of the series, 0 or more. */
  values: readonly number[];
  /** The exact figures, one line each: "In 1 250,00 ₽". */
  figures: readonly string[];
  /** The rows behind it. */
  to: string;
}

/** Upwards or downwards from the zero line. */
export interface Series {
  name: string;
  look: 'plain' | 'in' | 'out';
  points: 'up' | 'down';
}
