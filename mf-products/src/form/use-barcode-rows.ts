import { MAX_BARCODES } from '@stockroom/contract';
import { useFormValues } from '@stockroom/shared-ui/forms';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { BarcodeValues, ProductValues } from './product-values';

/** Changes the list of barcodes. The focus follows a row that comes or goes. */
export function useBarcodeRows() {
  const { read, write } = useFormValues<ProductValues>();
  const list = useRef<HTMLDivElement>(null);
  const rows = () => [...(list.current?.querySelectorAll('[role="group"]') ?? [])];
  // The next key of a scanner comes at once, so the row must be there.
  const change = (update: (barcodes: BarcodeValues[]) => BarcodeValues[]) =>
    flushSync(() => {
      const values = read();
      write({ ...values, barcodes: update(values.barcodes) });
    });

  const add = () => {
    if (read().barcodes.length < MAX_BARCODES)
      change((barcodes) => [...barcodes, { code: '', units: 1 }]);
    rows().at(-1)?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    change((barcodes) => barcodes.filter((_barcode, at) => at !== index));
    const rest = rows();
    const place = rest[index] ?? rest.at(-1) ?? list.current;
    place?.querySelector('button')?.focus();
  };
  /** Enter, with which scanners end a code, goes to the next row instead of saving the product. */
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, nativeEvent } = event;
    if (key !== 'Enter' || event.ctrlKey || event.metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (target.value.trim() === '') return;
    const all = rows();
    const next = all[all.findIndex((row) => row.contains(target)) + 1];
    if (next) next.querySelector('input')?.focus();
    else add();
  };
  return { list, add, remove, goOn };
}
