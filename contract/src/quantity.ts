import { countDecimals, fromScaled, QUANTITY_SCALE, toScaled, type Decimal } from './decimal';
import type { Unit } from './options';

/** The largest stock level or quantity of one line, in units of measurement. */
export const MAX_QUANTITY = 999_999_999.999;

const COUNTED_UNITS: ReadonlySet<string> = new Set<Unit>(['pieces', 'boxes', 'packs']);

/** Decimal places a quantity of this unit may have: 0 for counted units, 3 for measured ones. */
export function quantityDecimals(unit: string): 0 | 3 {
  return COUNTED_UNITS.has(unit) ? 0 : QUANTITY_SCALE;
}

/** True for a unit of weight, length or volume, whose quantities have decimals. */
export function isMeasured(unit: string): boolean {
  return quantityDecimals(unit) > 0;
}

/** How many labels a quantity needs: one for each piece, and one for all that is sold by weight or length. */
export function labelsFor(quantity: number, unit: string): number {
  return isMeasured(unit) ? Math.min(Math.ceil(quantity), 1) : quantity;
}

/** True when the quantity has no more decimal places than its unit allows. */
export function fitsUnit(quantity: Decimal, unit: string): boolean {
  return countDecimals(quantity) <= quantityDecimals(unit);
}

/** The same for the values of an unfinished form: false only when both are there and do not fit. */
export function mayFitUnit(quantity: unknown, unit: unknown): boolean {
  if (typeof quantity !== 'number' || !Number.isFinite(quantity)) return true;
  // The field's own rule reports too many decimals of a measured quantity.
  return typeof unit !== 'string' || isMeasured(unit) || fitsUnit(quantity, unit);
}

/** Exact sum of quantities of at most 3 decimals. */
export function sumQuantities(quantities: readonly Decimal[]): number {
  const total = quantities.reduce<bigint>(
    (sum, quantity) => sum + toScaled(quantity, QUANTITY_SCALE),
    0n,
  );
  return Number(fromScaled(total, QUANTITY_SCALE));
}
