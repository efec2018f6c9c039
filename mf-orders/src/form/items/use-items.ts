import type { Product } from '@stockroom/contract';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { useLanguage } from '@stockroom/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { withProduct } from '../item-prices';
import { blankItem, type ItemValues, type OrderValues } from '../order-values';
import { countScan, type Counted } from './count-scan';

type FindPlace = (rows: ArrayLike<Element>) => HTMLElement | null | undefined;

/** The button that removes a row. */
const binOf =
  (index: number): FindPlace =>
  (rows) =>
    rows[index]?.querySelector(':scope > :last-child button');

/** Where what is scanned goes: a blank row, or the button that adds one. */
const scanPlace: FindPlace = () => document.querySelector('[data-shortcut="scan"]');

/** What can be done to the rows. Where one comes or goes, the focus follows; the functions stay the same. */
export function useItems(onChosen: (product: Product) => void) {
  const [{ length }] = useFormValue<readonly ItemValues[]>('items');
  const { read, write } = useFormValues<OrderValues>();
  const list = useRef<HTMLDivElement>(null);
  /** What gets the focus once the rows have changed. */
  const next = useRef<FindPlace | null>(null);
  useEffect(() => {
    if (list.current) next.current?.(list.current.querySelectorAll('[role="group"]'))?.focus();
    next.current = null;
  }, [length]);

  /** The last scan that was counted in a row, until something else is done. */
  const [counted, setCounted] = useState<Counted | null>(null);
  const change = useCallback(
    (update: (items: ItemValues[], type: OrderValues['type']) => ItemValues[]) => {
      setCounted(null);
      const before = read();
      const items = update(before.items, before.type);
      if (items !== before.items) write({ ...before, items });
    },
    [read, write],
  );
  const add = useCallback(
    () =>
      change((items) => {
        next.current = (rows) => rows[items.length]?.querySelector('input');
        return [...items, blankItem()];
      }),
    [change],
  );
  const remove = useCallback(
    (index: number) =>
      change((items) => {
        // Not a product of another row, which the next scan would replace.
        next.current = items.length > 2 ? binOf(Math.min(index, items.length - 2)) : scanPlace;
        return items.filter((_item, at) => at !== index);
      }),
    [change],
  );
  const choose = useCallback(
    (index: number, product: Product | null) => {
      if (product) onChosen(product);
      change((items, type) =>
        items.map((item, at) => (at === index ? withProduct(item, product, type) : item)),
      );
    },
    [change, onChosen],
  );
  const language = useLanguage();
  const scan = useCallback(
    (index: number, product: Product) => {
      const before = read();
      const count = countScan(before, index, product, language);
      if (!count) return false;
      onChosen(product);
      write({ ...before, items: count.items });
      setCounted(count);
      return true;
    },
    [read, write, onChosen, language],
  );
  const noteSearch = useCallback(
    (index: number) =>
      change((items) => {
        const item = items[index];
        const isKnown = !item || item.isSearched || item.productId !== '';
        return isKnown
          ? items
          : items.map((row) => (row === item ? { ...row, isSearched: true } : row));
      }),
    [change],
  );
  return { list, add, remove, choose, scan, noteSearch, counted };
}
