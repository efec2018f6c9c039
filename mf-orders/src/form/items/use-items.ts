import { isMeasured, parseTyped, type Language, type Product } from '@stockroom/contract';
import { useFormat, useLanguage } from '@stockroom/shared-ui';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../texts';
import { withProduct } from '../item-prices';
import { blankItem, type ItemValues, type OrderValues } from '../order-values';

export type ItemActions = ReturnType<typeof useItems>['actions'];

/** Changes the rows. When a row comes or goes, the focus follows. The actions stay the same between renders. */
export function useItems(onChosen: (product: Product) => void) {
  const { read, write } = useFormValues<OrderValues>();
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  /** Tells of the last scan that raised a quantity, until the user does something else. */
  const [scanStatus, setScanStatus] = useState('');
  const actions = useMemo(() => {
    const change = (update: (items: ItemValues[]) => ItemValues[]) => {
      const before = read();
      write({ ...before, items: update(before.items) });
      setScanStatus('');
    };
    const changeRow = (index: number, update: (item: ItemValues) => ItemValues) =>
      change((items) => items.map((item, at) => (at === index ? update(item) : item)));
    const rows = () => [...(list.current?.querySelectorAll('[role="group"]') ?? [])];

    /** Puts the product of a scan into its row. */
    const takeRow = (index: number, product: Product, units: number) => {
      const { activeElement: focused } = document;
      const { items, type } = read();
      const isCounted =
        items[index]?.quantity === '' && (units !== 1 || !isMeasured(product.unitOfMeasurement));
      flushSync(() =>
        changeRow(index, (item) =>
          withProduct(isCounted ? { ...item, quantity: units } : item, product, type),
        ),
      );
      const isNext =
        focused instanceof HTMLInputElement && focused.name === `items[${index}].quantity`;
      // Typing replaces the units.
      if (isCounted && isNext) focused.select();
    };

    /** Raises the quantity of a row. The row of the scan then goes away, unless the next scan follows in it. */
    const countAgain = (
      index: number,
      { row, quantity }: CountedRow,
      product: Product,
      units: number,
    ) => {
      const isFocused = rows()[index]?.contains(document.activeElement) ?? false;
      const countedKey = read().items[row]?.key;
      flushSync(() =>
        change((items) =>
          items.flatMap((item, at) => {
            if (at === row) return { ...item, quantity };
            if (at !== index) return item;
            return isFocused ? { ...blankItem(), key: item.key } : [];
          }),
        ),
      );
      if (isFocused && row !== index) rows()[index]?.querySelector('input')?.focus();
      const unit = product.unitOfMeasurement;
      const values = {
        name: product.name,
        quantity: format.quantity(quantity, unit),
        number: read().items.findIndex(({ key }) => key === countedKey) + 1,
      };
      setScanStatus(
        units === 1
          ? t('One more {name}: now {quantity} in item {number}.', values)
          : t('{name}: {added} more, now {quantity} in item {number}.', {
              ...values,
              added: format.quantity(units, unit),
            }),
      );
    };

    return {
      add: () => {
        // A scanner sends its next key at once, so the new row must exist by then.
        flushSync(() => change((items) => [...items, blankItem()]));
        rows().at(-1)?.querySelector('input')?.focus();
      },
      remove: (index: number) => {
        flushSync(() => change((items) => items.filter((_item, at) => at !== index)));
        // In the product field instead, the next scan would replace the product.
        const button = (rows()[index] ?? rows().at(-1))?.querySelector<HTMLElement>(
          ':scope > :last-child button:enabled',
        );
        (button ?? document.querySelector<HTMLElement>('[data-shortcut="scan"]'))?.focus();
      },
      choose: (index: number, product: Product | null) => {
        if (product) onChosen(product);
        changeRow(index, (item) => withProduct(item, product, read().type));
      },
      know: onChosen,
      /**
       * Adds a repeated scan to the row that has its product; any other takes the row that it came into.
       * @param key of the row of the scan
       * @returns true: the product has its place
       */
      scan: (key: string, product: Product, units: number) => {
        const { items } = read();
        const index = items.findIndex((item) => item.key === key);
        // Somebody has removed the row in the meantime.
        if (index < 0) return true;
        onChosen(product);
        const counted = countedRow(items, index, product, units, language);
        if (counted) countAgain(index, counted, product, units);
        else takeRow(index, product, units);
        return true;
      },
      noteSearch: (index: number) =>
        changeRow(index, (item) => (item.productId === '' ? { ...item, isSearched: true } : item)),
    };
  }, [read, write, onChosen, format, language, t]);
  return { list, actions, scanStatus };
}

interface CountedRow {
  row: number;
  quantity: number;
}

/** The row that a scan into the row `index` counts in, with its new quantity; null where it takes its own row. */
function countedRow(
  items: readonly ItemValues[],
  index: number,
  product: Product,
  units: number,
  language: Language,
): CountedRow | null {
  const item = items[index];
  const isSame = item?.productId === product._id;
  // What is typed beside another product stays, and one scan of a cable says nothing about its quantity.
  if (isMeasured(product.unitOfMeasurement) || !(isSame || isBlank(item))) return null;
  const row = isSame ? index : items.findLastIndex(({ productId }) => productId === product._id);
  const quantity = oneScanMore(items[row]?.quantity, units, language);
  return quantity === null ? null : { row, quantity };
}

function isBlank(item: ItemValues | undefined): boolean {
  return item?.productId === '' && item.quantity === '' && item.unitPrice === '';
}

/** A row without a quantity stands for a scan of one unit; an invalid quantity stays. */
function oneScanMore(
  typed: number | string | undefined,
  units: number,
  language: Language,
): number | null {
  const quantity = typed === '' ? 1 : parseTyped(typed, language);
  return typeof quantity === 'number' ? quantity + units : null;
}

/** The rows for totals and warnings, which may follow a key a moment later. */
export function useDeferredItems(): readonly ItemValues[] {
  const [items] = useFormValue<readonly ItemValues[]>('items');
  return useDeferredValue(items);
}
