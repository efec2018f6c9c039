import {
  ORDER_STATUS_LABELS,
  type Order,
  type OrderItem,
  type Translate,
} from '@stockroom/contract';
import { changesBetween, type Change } from '@stockroom/shared-ui/forms';
import { orderLabels, TYPE_LABELS } from './order-labels';

export interface ItemFormat {
  money: (amount: number) => string;
  number: (value: number) => string;
}

export type DescribedItem = Pick<
  OrderItem,
  'productName' | 'productSku' | 'quantity' | 'unitPrice'
>;

/** Lists the differences field by field in the order of the form, then product by product. */
export function orderChanges(
  opened: Order,
  newer: Order,
  format: ItemFormat,
  t: Translate,
): Change[] {
  const labels = { status: t('Status'), ...orderLabels(t) };
  return [
    ...changesBetween(labels, fieldsOf(opened, t), fieldsOf(newer, t)),
    ...itemChanges(opened.items, newer.items, format),
  ];
}

function fieldsOf({ status, type, customerName, supplierName, notes }: Order, t: Translate) {
  return {
    status: t(ORDER_STATUS_LABELS[status]),
    type: t(TYPE_LABELS[type]),
    customerName,
    supplierId: supplierName,
    notes,
  };
}

/** Lists the differences product by product: "Kettle (KETTLE)", "3 × 150,00 ₽", "5 × 150,00 ₽". */
export function itemChanges(
  before: readonly DescribedItem[],
  now: readonly DescribedItem[],
  format: ItemFormat,
): Change[] {
  const labels = new Set([...before, ...now].map(labelOf));
  const describe = (items: readonly DescribedItem[], label: string) =>
    items
      .filter((item) => labelOf(item) === label)
      .map((item) => `${format.number(item.quantity)} × ${format.money(item.unitPrice)}`)
      .join(', ');
  return [...labels]
    .map((label) => ({ label, before: describe(before, label), now: describe(now, label) }))
    .filter((change) => change.before !== change.now);
}

function labelOf({ productName, productSku }: DescribedItem): string {
  return `${productName} (${productSku})`;
}
