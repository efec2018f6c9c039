import { toDigits, type Decimal } from '@stockroom/contract';
import { minuteOf } from '../../time-zones';
import type { ColumnKind } from '../export-table';
import { headingStyle, STYLE } from './styles';
import { escaped } from './xml';

/** Columns are counted from 0, lines from 1. */
type Place = readonly [column: number, line: number];

export function headingXml(place: Place, kind: ColumnKind, text: string): string {
  return textCell(place, headingStyle(kind), text);
}

/** Nothing for an empty cell. */
export function cellXml(
  place: Place,
  kind: ColumnKind,
  cell: Decimal | null,
  timeZone: string,
): string {
  if (cell === null) return '';
  const style = STYLE[kind];
  if (kind === 'text') return textCell(place, style, String(cell));
  if (kind === 'time') return numberCell(place, style, daysUntil(String(cell), timeZone));
  // A cell holds a double; digits beyond that stay exact as a text.
  return typeof cell === 'number'
    ? numberCell(place, style, cell)
    : textCell(place, style, toDigits(cell));
}

/** Texts are stored as texts, so none of them is ever run as a formula. */
function textCell(place: Place, style: number, text: string): string {
  const within = `<is><t xml:space="preserve">${escaped(text)}</t></is>`;
  return `<c r="${nameOf(place)}" s="${style}" t="inlineStr">${within}</c>`;
}

function numberCell(place: Place, style: number, number: number): string {
  return `<c r="${nameOf(place)}" s="${style}"><v>${number}</v></c>`;
}

const DAY = 24 * 60 * 60 * 1000;
/** How many days workbooks had counted when the time of computers began. */
const DAYS_BEFORE = 25_569;

/** A cell knows no time zones: it holds what the clock on the wall showed, in days. */
function daysUntil(instant: string, timeZone: string): number {
  const shown = Date.parse(`${minuteOf(instant, timeZone).replace(' ', 'T')}:00Z`);
  return shown / DAY + DAYS_BEFORE;
}

/** [0, 1] -> "A1"; [27, 3] -> "AB3" */
function nameOf([column, line]: Place): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${line}`;
}
