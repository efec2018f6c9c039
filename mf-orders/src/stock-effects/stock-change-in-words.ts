import { sumQuantities, type StockEffect } from '@stockroom/contract';

export type StockChange = Pick<
  StockEffect,
  'productName' | 'unitOfMeasurement' | 'quantity' | 'currentStock'
>;

export interface StockFormat {
  number: (value: number) => string;
  quantity: (value: number, unit: string) => string;
}

/** "(7 → 4 pieces)" */
export function stockInWords(change: StockChange, format: StockFormat): string {
  const { quantity, unitOfMeasurement, currentStock } = change;
  const after = sumQuantities([currentStock, quantity]);
  return `(${format.number(currentStock)} → ${format.quantity(after, unitOfMeasurement)})`;
}

/** "-3 Kettle" */
export function changeInWords(
  { quantity, productName }: Pick<StockChange, 'quantity' | 'productName'>,
  { number }: Pick<StockFormat, 'number'>,
): string {
  return `${quantity > 0 ? '+' : ''}${number(quantity)} ${productName}`;
}
