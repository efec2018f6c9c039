/**
 * Exact decimals. On the wire and in the store a decimal is a number when a double holds it exactly
 * (at most 15 significant digits), otherwise the same digits as a string. Arithmetic is done on
 * scaled integers: money in minor units (scale 2), quantities in thousandths (scale 3).
 */
export type Decimal = number | string;

export const MONEY_SCALE = 2;
export const QUANTITY_SCALE = 3;
/** Average costs keep more places than money, so that averaging does not drift. */
export const COST_SCALE = 6;

const SAFE_DIGITS = 15;
const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/;

/** True for a finite number, and for a string of plain decimal digits ("-12.5", never "1e3" or "12,5"). */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && PLAIN_DECIMAL.test(value);
}

/** The value in plain digits without exponent or trailing zeros: 1e-7 -> "0.0000001", "1.50" -> "1.5". */
export function toDigits(value: Decimal): string {
  const text = String(value);
  const plain = typeof value === 'number' && text.includes('e') ? expandExponent(text) : text;
  if (!PLAIN_DECIMAL.test(plain)) throw new RangeError(`Not a decimal: ${text}`);
  const [whole = '0', fraction = ''] = plain.split('.');
  const kept = fraction.replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** How many decimal places the value really uses: 1.50 -> 1. */
export function countDecimals(value: Decimal): number {
  return toDigits(value).split('.')[1]?.length ?? 0;
}

/** 10^scale: making it takes longer than the sum that it is for. */
const UNITS = Array.from({ length: 13 }, (_, scale) => 10n ** BigInt(scale));

/**
 * The value as an integer of 10^-scale units: toScaled(12.5, 2) -> 1250n.
 * @throws RangeError when the value has more decimal places than the scale.
 */
export function toScaled(value: Decimal, scale: number): bigint {
  // A fast path: most amounts are whole, and every sum comes here.
  if (Number.isSafeInteger(value)) return BigInt(value) * (UNITS[scale] ?? 10n ** BigInt(scale));
  const digits = toDigits(value);
  const [whole = '0', fraction = ''] = digits.split('.');
  if (fraction.length > scale) throw new RangeError(`${digits} has more than ${scale} decimals`);
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** The decimal of an integer of 10^-scale units: fromScaled(1250n, 2) -> 12.5. */
export function fromScaled(units: bigint, scale: number): Decimal {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  return narrow(sign + whole + (fraction === '' ? '' : `.${fraction}`));
}

/** The shortest faithful form of plain digits: a number where that is exact, else the string. */
export function narrow(digits: string): Decimal {
  // A fast path: most amounts are short, and lists are full of them.
  if (digits.length <= SAFE_DIGITS && PLAIN_DECIMAL.test(digits)) return Number(digits);
  const plain = toDigits(digits);
  const significant = plain.replace(/[-.]/g, '').replace(/^0+/, '').length;
  return significant <= SAFE_DIGITS ? Number(plain) : plain;
}

/** The same amount with the other sign: negate("-12.50") -> "12.5". */
export function negate(value: Decimal): Decimal {
  if (typeof value === 'number') return value === 0 ? 0 : -value;
  const digits = toDigits(value);
  return digits.startsWith('-') ? digits.slice(1) : `-${digits}`;
}

/** Integer division rounded half away from zero, as money is rounded. @throws RangeError for divisor <= 0. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('The divisor must be positive');
  const magnitude = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
}

function expandExponent(text: string): string {
  const [mantissa = '0', exponentText = '0'] = text.split('e');
  const exponent = Number(exponentText);
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = whole + fraction;
  const point = whole.length + exponent;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
