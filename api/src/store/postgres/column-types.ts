import { narrow } from '@stockroom/contract';
import { types } from 'pg';

const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins;

/** A double holds every number of at most this many characters exactly. */
const SAFE_LENGTH = 15;

export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return types.getTypeParser(oid, 'binary');
    if (oid === NUMERIC || oid === INT8) return parseDecimal;
    if (oid === TIMESTAMPTZ) return parseInstant;
    return types.getTypeParser(oid, 'text');
  },
};

function parseDecimal(text: string) {
  return text.length <= SAFE_LENGTH ? Number(text) : narrow(text);
}

const UTC_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,3})?\+00$/;

/** "2026-11-21 08:15:00.5+00" -> "2026-11-21T08:15:00.500Z"; a Date parses any other form. */
function parseInstant(text: string): string {
  const match = UTC_INSTANT.exec(text);
  if (!match) {
    const date: Date = types.getTypeParser(TIMESTAMPTZ, 'text')(text);
    return date.toISOString();
  }
  const [, day, time, fraction = '.'] = match;
  return `${day}T${time}${fraction.padEnd(4, '0')}Z`;
}
