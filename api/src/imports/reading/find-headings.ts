import { isKnownHeading } from './columns';
import { countFilled, isNumeric, type Line } from './lines';

export interface Headings {
  texts: string[];
  /** Places among the lines: of the first line of the headings, and of the first line below them. */
  start: number;
  end: number;
}

/** Titles above the headings are shorter. */
const SEARCHED_LINES = 50;
/** So many known names are headings, whatever else the line has. */
const SURE = 3;

/** The most names of columns that one of the first lines has. */
export function countKnownHeadings(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.slice(0, SEARCHED_LINES).map(countKnown));
}

/** The first line most of whose cells are known names of columns, else the first one with the most texts. */
export function findHeadings(lines: readonly Line[]): Headings {
  const found = findKnown(lines);
  const start = found >= 0 ? found : findMostTexts(lines);
  const above = cellsAt(lines, start - 1);
  if (countKnown(above) > 0 && continues(above, cellsAt(lines, start)))
    return joinFrom(lines, start - 1);
  return joinFrom(lines, start);
}

function cellsAt(lines: readonly Line[], place: number): readonly string[] {
  return lines[place]?.cells ?? [];
}

function countKnown(cells: readonly string[]): number {
  return cells.filter(isKnownHeading).length;
}

function findKnown(lines: readonly Line[]): number {
  const first = lines.slice(0, SEARCHED_LINES);
  const isNarrow = first.every(({ cells }) => countFilled(cells) < 2);
  return first.findIndex(({ cells }) => {
    const known = countKnown(cells);
    const isMost = known * 2 >= countFilled(cells);
    return known >= SURE || (isMost && known >= (isNarrow ? 1 : 2));
  });
}

function findMostTexts(lines: readonly Line[]): number {
  const counts = lines
    .slice(0, SEARCHED_LINES)
    .map(({ cells }) => cells.filter((cell) => cell !== '' && !isNumeric(cell)).length);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function joinFrom(lines: readonly Line[], start: number): Headings {
  let texts = [...cellsAt(lines, start)];
  let end = start + 1;
  for (;;) {
    const lower = cellsAt(lines, end);
    if (!continues(texts, lower) && !areNames(texts, lower)) break;
    texts = joinHeadings(texts, lower);
    end += 1;
  }
  return { texts: texts.map((text) => text.replace(/\s+/g, ' ')), start, end };
}

/**
 * True if the lower line divides headings of the upper one, which span several columns: each of its cells stands
 * below such a heading.
 */
function continues(upper: readonly string[], lower: readonly string[]): boolean {
  const spans = (column: number) => !upper[column + 1] && Boolean(lower[column + 1]);
  const headingOver = (column: number) => upper.slice(0, column + 1).findLastIndex(Boolean);
  const filled = [...lower.keys()].filter((column) => lower[column]);
  return (
    // A title alone spans everything.
    countFilled(upper) > 1 &&
    filled.length > 1 &&
    filled.every((column) => {
      const over = headingOver(column);
      return !isNumeric(lower[column] ?? '') && over >= 0 && (over < column || spans(column));
    })
  );
}

/** True if the lower line has only known names of columns; a single one must be known with the name above it. */
function areNames(upper: readonly string[], lower: readonly string[]): boolean {
  const filled = [...lower.keys()].filter((column) => lower[column]);
  const isName = (column: number) =>
    isKnownHeading(`${upper[column]} ${lower[column]}`) ||
    (filled.length > 1 && isKnownHeading(lower[column] ?? ''));
  return countFilled(upper) > 1 && filled.length > 0 && filled.every(isName);
}

/** "Price" over "purchase" and "sale" gives "Price purchase" and "Price sale". */
function joinHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  let over = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    over = upper[column] || over;
    const own = lower[column];
    if (!own) return upper[column] ?? '';
    const joined = `${over} ${own}`;
    return !isKnownHeading(joined) && isKnownHeading(own) ? own : joined;
  });
}
