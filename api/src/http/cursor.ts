import {
  COST_SCALE,
  countDecimals,
  isDecimal,
  isStorableText,
  toDigits,
} from '@stockroom/contract';
import { fromBase64Url, toBase64Url } from '../cryptography';
import { isId } from '../records';
import type { Position } from '../store/store';

/** The kind of the sorted values; a number may also be a text of decimal digits. */
export type SortKind = 'text' | 'number' | 'instant';

/** More digits than any total has. */
const MAX_DIGITS = 40;

/** A position as an opaque word. It contains the sort, so no other order accepts it. */
export function encodeCursor(sort: string, { direction, value, id }: Position): string {
  const json = JSON.stringify([sort, direction, value, id]);
  return toBase64Url(new TextEncoder().encode(json).buffer);
}

/** @returns null for a cursor that `encodeCursor` cannot have made for this sort */
export function decodeCursor(cursor: string, sort: string, kind: SortKind): Position | null {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [cursorSort, direction, value, id] = parts as unknown[];
  if (cursorSort !== sort || typeof id !== 'string' || !isId(id)) return null;
  if (direction !== 'after' && direction !== 'before') return null;
  return IS_OF_KIND[kind](value) ? { direction, value, id } : null;
}

const IS_OF_KIND: Record<SortKind, (value: unknown) => value is string | number> = {
  text: (value): value is string => typeof value === 'string' && isStorableText(value),
  number: (value): value is string | number =>
    isDecimal(value) && toDigits(value).length <= MAX_DIGITS && countDecimals(value) <= COST_SCALE,
  instant: (value): value is string => typeof value === 'string' && isInstant(value),
};

/** As records have it: ISO in UTC with milliseconds. The database knows no year 0. */
function isInstant(text: string): boolean {
  const time = /^\d{4}-/.test(text) && !text.startsWith('0000') ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(cursor)));
  } catch {
    return null;
  }
}
