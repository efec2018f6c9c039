import { sumQuantities, type StockEffect } from '@stockroom/contract';

export type StockChange = Pick<
  StockEffect,
  'productName' | 'unitOfMeasurement' | 'quantity' | 'currentStock'
>;

export interface StockFormat {
  number: (value: number) => string;
  quantity: (value: number, unit: string) => string;
}

/** "-3 Kettle (7 → 4 pieces)", whose bracket stays on one line. */
export function stockChangeInWords(change: StockChange, format: StockFormat): string {
  const { quantity, unitOfMeasurement, currentStock } = change;
  const after = sumQuantities([currentStock, quantity]);
  const stock = `${format.number(currentStock)}\u00a0→\u00a0${format.quantity(after, unitOfMeasurement)}`;
  return `${changeInWords(change, format)} (${stock})`;
}

/** "-3 Kettle" */
export function changeInWords(
  { quantity, productName }: Pick<StockChange, 'quantity' | 'productName'>,
  { number }: Pick<StockFormat, 'number'>,
): string {
  return `${quantity > 0 ? '+' : ''}${number(quantity)} ${productName}`;
}
