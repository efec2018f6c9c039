import { fitsUnit, isDecimal, MAX_QUANTITY, parseTyped, type Language } from '@stockroom/contract';

/** What was typed as a quantity in this unit; undefined while it is none that can be saved as it is. */
export function typedQuantity(
  typed: string | number,
  unit: string,
  language: Language,
): number | undefined {
  const quantity = parseTyped(typed, language);
  if (typeof quantity !== 'number' || !isDecimal(quantity)) return undefined;
  return Math.abs(quantity) > MAX_QUANTITY || !fitsUnit(quantity, unit) ? undefined : quantity;
}
