import { countDecimals, fromScaled, QUANTITY_SCALE, toScaled, type Decimal } from './decimal';
import type { Unit } from './options';

/** The largest stock level or quantity of one line, in units of measurement. */
export const MAX_QUANTITY = 999_999_999.999;

const COUNTED_UNITS: ReadonlySet<string> = new Set<Unit>(['pieces', 'boxes', 'packs']);

/** Decimal places a quantity of this unit may have: 0 for what is counted, 3 for what is measured. */
export function quantityDecimals(unit: string): 0 | 3 {
  return COUNTED_UNITS.has(unit) ? 0 : QUANTITY_SCALE;
}

/** True when the quantity has no more decimal places than its unit allows. */
export function fitsUnit(quantity: Decimal, unit: string): boolean {
  return countDecimals(quantity) <= quantityDecimals(unit);
}

/** The same of what a form holds so far: false only when both are there and do not fit. */
export function mayFitUnit(quantity: unknown, unit: unknown): boolean {
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return true;
  // Too many decimals for what is measured are told by the field's own rule.
  return typeof unit !== 'string' || quantityDecimals(unit) > 0 || fitsUnit(quantity, unit);
}

/** Exact sum of quantities of at most 3 decimals. */
export function sumQuantities(quantities: readonly Decimal[]): number {
  // Most are whole, and this is at the bottom of everything.
  let sum = 0;
  for (const quantity of quantities) {
    if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity))
      return sumParts(quantities);
    sum += quantity;
  }
  return Number.isSafeInteger(sum) ? sum : sumParts(quantities);
}

function sumParts(quantities: readonly Decimal[]): number {
  const total = quantities.reduce<bigint>(
    (sum, quantity) => sum + toScaled(quantity, QUANTITY_SCALE),
    0n,
  );
  return Number(fromScaled(total, QUANTITY_SCALE));
}
