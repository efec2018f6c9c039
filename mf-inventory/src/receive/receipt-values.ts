import type { Order, ReceiptInput } from '@stockroom/contract';

/** What the form holds: the payload's fields, where a number may still be the text that was typed. */
export type ReceiptValues = Record<
  Exclude<keyof ReceiptInput, 'quantity' | 'purchasePrice'>,
  string
> &
  Record<'quantity' | 'purchasePrice', number | string>;

export function newReceipt(productId: string): ReceiptValues {
  return {
    productId,
    orderId: '',
    quantity: '',
    purchasePrice: '',
    supplierReference: '',
    notes: '',
  };
}

/** What an order pays for one unit of a product; undefined when its items do not agree. */
export function priceIn({ items }: Order, productId: string): number | undefined {
  const prices = new Set(
    items.filter((item) => item.productId === productId).map(({ unitPrice }) => unitPrice),
  );
  const [price] = prices;
  return prices.size === 1 ? price : undefined;
}
