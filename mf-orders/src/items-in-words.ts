import type { OrderItem } from '@stockroom/contract';

export interface ItemFormat {
  money: (amount: number) => string;
  number: (value: number) => string;
}

type WrittenItem = Pick<OrderItem, 'productName' | 'productSku' | 'quantity' | 'unitPrice'>;

/** Product by product what was ordered: "Kettle (KETTLE)" -> "3 × 150,00 ₽"; several rows of one stand together. */
export function itemsInWords(
  items: readonly WrittenItem[],
  format: ItemFormat,
): Map<string, string> {
  const words = new Map<string, string>();
  for (const { productName, productSku, quantity, unitPrice } of items) {
    const label = `${productName} (${productSku})`;
    const row = `${format.number(quantity)} × ${format.money(unitPrice)}`;
    const others = words.get(label);
    words.set(label, others === undefined ? row : `${others}, ${row}`);
  }
  return words;
}
