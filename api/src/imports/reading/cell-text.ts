import { toDigits } from '@stockroom/contract';

/** A double holds no more digits exactly, and Excel shows no more. */
const EXACT_DIGITS = 15;

/** A cell of a workbook as a person reads it. @param format of numbers, as Excel writes it: "00000" */
export function cellText(
  value: string | number | boolean | Date | null | undefined,
  format = '',
): string {
  if (value == null) return '';
  if (typeof value === 'boolean') return String(value).toUpperCase();
  if (value instanceof Date) return dateText(value);
  return typeof value === 'number' ? numberText(value, format) : value;
}

function numberText(value: number, format: string): string {
  if (!Number.isFinite(value)) return '';
  // Zeros that only the format adds are part of a code all the same.
  if (/^0{2,}$/.test(format)) return value.toFixed(0).padStart(format.length, '0');
  const isShare = format.endsWith('%');
  const shown = Number((isShare ? value * 100 : value).toPrecision(EXACT_DIGITS));
  return toDigits(shown) + (isShare ? '%' : '');
}

/** An ISO day, and the time unless it is midnight. */
function dateText(date: Date): string {
  // Excel shows no date beyond its calendar either.
  if (Number.isNaN(date.getTime())) return '#####';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
