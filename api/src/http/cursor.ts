import { isStorableText } from '@stockroom/contract';
import { fromBase64Url, toBase64Url } from '../cryptography';
import { isId } from '../ids';
import type { Position } from '../store/store';

/** A position as an opaque word. It carries the sort, so that it is good for no other order. */
export function encodeCursor(sort: string, { direction, value, id }: Position): string {
  const json = JSON.stringify([sort, direction, value, id]);
  return toBase64Url(new TextEncoder().encode(json).buffer);
}

/** @returns null for a cursor that was not made by `encodeCursor` for this sort */
export function decodeCursor(cursor: string, sort: string): Position | null {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [cursorSort, direction, value, id] = parts as unknown[];
  if (cursorSort !== sort || typeof id !== 'string' || !isId(id)) return null;
  if (direction !== 'after' && direction !== 'before') return null;
  const isSound = typeof value === 'string' ? isStorableText(value) : typeof value === 'number';
  return isSound ? { direction, value: value as string | number, id } : null;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(cursor)));
  } catch {
    return null;
  }
}
