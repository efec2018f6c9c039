import { sumQuantities } from '@stockroom/contract';
import type { FieldInWords, Format } from './fields-in-words';

interface Item {
  productId: string;
  productName: string;
  quantity: number;
  unitPrice: number;
}

/** Per product what an edit of the items has changed: its quantity, its prices. */
export function itemChanges(from: unknown, to: unknown, format: Format): FieldInWords[] {
  const before = readItems(from);
  const now = readItems(to);
  const names = new Map(
    [...before, ...now].map(({ productId, productName }) => [productId, productName]),
  );
  return [...names].flatMap(([id, name]) => {
    const [old, recent] = [before, now].map((items) => inWords(items, id, format));
    if (!old || !recent) return [];
    return [
      { label: name, before: old.quantity, now: recent.quantity },
      { label: `${name}, price`, before: old.price, now: recent.price },
    ].filter(
      (change, index) =>
        // A product that came or went says so by its quantity.
        change.before !== change.now &&
        (index === 0 || (change.before !== '' && change.now !== '')),
    );
  });
}

function inWords(items: readonly Item[], productId: string, format: Format) {
  const rows = items.filter((item) => item.productId === productId);
  if (rows.length === 0) return { quantity: '', price: '' };
  const prices = [...new Set(rows.map(({ unitPrice }) => format.money(unitPrice)))];
  return {
    quantity: format.number(sumQuantities(rows.map(({ quantity }) => quantity))),
    price: prices.join(', '),
  };
}

/** The trail keeps the items as they were written, so they are looked at before they are believed. */
function readItems(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

function isItem(value: unknown): value is Item {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, productName, quantity, unitPrice } = value as Partial<
    Record<keyof Item, unknown>
  >;
  return (
    typeof productId === 'string' &&
    typeof productName === 'string' &&
    typeof quantity === 'number' &&
    typeof unitPrice === 'number'
  );
}
