import { parseTyped, quantityDecimals, type Language, type Product } from '@stockroom/contract';
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
       * Adds a repeated scan to its row. The row of the scan then goes away, unless the next scan follows in it.
       * @param key of the row of the scan
       * @returns true: the product has its place
       */
      scan: (key: string, product: Product, units: number) => {
        const { items, type } = read();
        const index = items.findIndex((item) => item.key === key);
        const item = items[index];
        // Somebody has removed the row in the meantime.
        if (!item) return true;
        onChosen(product);
        const { activeElement: focused } = document;
        const isFocused = rows()[index]?.contains(focused) ?? false;
        const isSame = item.productId === product._id;
        const row = isSame ? index : items.findLastIndex((one) => one.productId === product._id);
        const quantity = oneScanMore(items[row]?.quantity, units, language);
        const isMeasured = quantityDecimals(product.unitOfMeasurement) > 0;
        if (quantity === null || isMeasured || !(isSame || isBlank(item))) {
          const isCounted = item.quantity === '' && (units !== 1 || !isMeasured);
          const scanned = isCounted ? { ...item, quantity: units } : item;
          flushSync(() => changeRow(index, () => withProduct(scanned, product, type)));
          const isNext =
            focused instanceof HTMLInputElement && focused.name === `items[${index}].quantity`;
          // Typing replaces the units.
          if (isCounted && isNext) focused.select();
          return true;
        }
        flushSync(() =>
          change((before) =>
            before.flatMap((one, at) => {
              if (at === row) return { ...one, quantity };
              if (at !== index) return one;
              return isFocused ? { ...blankItem(), key } : [];
            }),
          ),
        );
        if (isFocused && !isSame) rows()[index]?.querySelector('input')?.focus();
        const unit = product.unitOfMeasurement;
        const values = {
          name: product.name,
          quantity: format.quantity(quantity, unit),
          number: read().items.findIndex((one) => one.key === items[row]?.key) + 1,
        };
        setScanStatus(
          units === 1
            ? t('One more {name}: now {quantity} in item {number}.', values)
            : t('{name}: {added} more, now {quantity} in item {number}.', {
                ...values,
                added: format.quantity(units, unit),
              }),
        );
        return true;
      },
      noteSearch: (index: number) =>
        changeRow(index, (item) => (item.productId === '' ? { ...item, isSearched: true } : item)),
    };
  }, [read, write, onChosen, format, language, t]);
  return { list, actions, scanStatus };
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
