import { sumQuantities, type StockEffect } from '@stockroom/contract';

type StockChange = Pick<StockEffect, 'productName' | 'quantity' | 'currentStock'>;

/** "-3 Kettle (7 → 4)" */
export function stockChangeInWords(
  { productName, quantity, currentStock }: StockChange,
  number: (value: number) => string,
): string {
  const after = sumQuantities([currentStock, quantity]);
  return `${signed(quantity, number)} ${productName} (${number(currentStock)} → ${number(after)})`;
}

export function signed(quantity: number, number: (value: number) => string): string {
  return `${quantity > 0 ? '+' : ''}${number(quantity)}`;
}
