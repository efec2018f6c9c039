/** Paper with labels; all lengths are in millimetres. */
export interface Sheet {
  paper: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number };
  /** The corner of the first label. */
  left: number;
  top: number;
  /** Between two columns. */
  gap: number;
  /** Within a label, from its border: office printers leave the first millimetres of a paper blank, and no sheet lies exactly. */
  edge: number;
  /** What the usual printer of this paper draws: 300 (or 600) dots per inch on A4, 203 on a roll. */
  dot: number;
}

const PAGE = { left: 0, top: 0, gap: 0, edge: 1 };
const A4 = { ...PAGE, paper: { width: 210, height: 297 }, dot: 25.4 / 300 };

function roll(width: number, height: number): Sheet {
  const size = { width, height };
  return { ...PAGE, paper: size, label: size, columns: 1, rows: 1, dot: 0.125 };
}

/** The sizes that shops buy most. */
export const SHEETS = {
  'a4-24': {
    ...A4,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    top: 0.5,
    edge: 4.5,
  },
  'a4-44': { ...A4, columns: 4, rows: 11, label: { width: 48.5, height: 25.4 }, left: 8, top: 8.8 },
  'a4-65': {
    ...A4,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    left: 4.75,
    top: 10.7,
    gap: 2.5,
  },
  'roll-58x40': roll(58, 40),
  'roll-43x25': roll(43, 25),
} as const satisfies Record<string, Sheet>;
export type SheetName = keyof typeof SHEETS;

/** One label in its place on a page. */
export interface Placed<Item> {
  item: Item;
  left: number;
  top: number;
}

export function labelsPerPage({ columns, rows }: Sheet): number {
  return columns * rows;
}

/**
 * Puts labels onto pages, row by row.
 * @param first the first free place of the first page, from 1
 */
export function placeLabels<Item>(
  items: readonly Item[],
  sheet: Sheet,
  first: number,
): Placed<Item>[][] {
  const pages: Placed<Item>[][] = [];
  items.forEach((item, index) => {
    const place = index + first - 1;
    const page = Math.floor(place / labelsPerPage(sheet));
    const onPage = place % labelsPerPage(sheet);
    const [row, column] = [Math.floor(onPage / sheet.columns), onPage % sheet.columns];
    (pages[page] ??= []).push({
      item,
      left: sheet.left + column * (sheet.label.width + sheet.gap),
      top: sheet.top + row * sheet.label.height,
    });
  });
  return pages;
}
