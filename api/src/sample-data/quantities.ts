import { quantityDecimals } from '@stockroom/contract';
import { between, type Random } from './random';
import type { SampleProduct } from './sample-products';

/** Thousandths: one piece, or a tenth of what is measured. */
export function stepOf({ input }: SampleProduct): number {
  return quantityDecimals(input.unitOfMeasurement) === 0 ? 1000 : 100;
}

/** What a customer takes at once, in thousandths: the dearer the less. */
export function soldAtOnce({ input }: SampleProduct, random: Random): number {
  switch (input.unitOfMeasurement) {
    case 'g':
    case 'ml':
    case 'cm':
      return between(random, 4, 20) * 10_000;
    case 'kg':
    case 'liters':
      return between(random, 4, 24) * 250;
    case 'meters':
      return between(random, 20, 150) * 100;
    default:
      return (
        between(random, 1, input.sellingPrice > 10_000 ? 2 : input.sellingPrice > 900 ? 4 : 9) *
        1000
      );
  }
}

/** A price in cents, up to so many per cent lower or higher. */
export function varied(price: number, percent: number, random: Random): number {
  const perMille = between(random, 1000 - percent * 10, 1000 + percent * 10);
  return Math.round((Math.round(price * 100) * perMille) / 1000);
}
