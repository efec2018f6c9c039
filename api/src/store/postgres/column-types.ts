import { narrow } from '@stockroom/contract';
import { types } from 'pg';

const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins;

export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return types.getTypeParser(oid, 'binary');
    if (oid === NUMERIC || oid === INT8) return narrow;
    if (oid === TIMESTAMPTZ) return parseInstant;
    return types.getTypeParser(oid, 'text');
  },
};

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
