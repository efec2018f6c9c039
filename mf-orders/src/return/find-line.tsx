import { parseTyped, sumQuantities, type Product, type ReturnableLine } from '@stockroom/contract';
import { useFormat, useLanguage } from '@stockroom/shared-ui';
import { ErrorText, FindProductField, useFormValues } from '@stockroom/shared-ui/forms';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../texts';
import { leftOf } from './return-form';

export interface ReturnRow {
  productId: string;
  quantity: number | string;
}

/** Counts the goods that somebody scans, and leads to the line of a product that somebody looks for. */
export function FindLine({ lines }: { lines: ReadonlyMap<string, ReturnableLine> }) {
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const { read, write } = useFormValues<{ lines: readonly ReturnRow[] }>();
  const [said, setSaid] = useState<ReactNode>('');

  /** @returns the place of the line; -1 without one, and says so */
  const find = ({ _id, name }: Product): number => {
    const index = read().lines.findIndex((row) => row.productId === _id);
    const text = t('{product} cannot go back here.', { product: name });
    setSaid(index < 0 && <ErrorText>{text}</ErrorText>);
    return index;
  };
  const choose = (product: Product) => {
    const [field] = document.getElementsByName(`lines[${find(product)}].quantity`);
    field?.focus();
  };
  const scan = (product: Product, units: number) => {
    const index = find(product);
    if (index < 0) return;
    const values = read();
    const typed = parseTyped(values.lines[index]?.quantity, language);
    // What is no number does not count.
    const quantity = sumQuantities([typeof typed === 'number' ? typed : 0, units]);
    const rows = values.lines.map((row, at) => (at === index ? { ...row, quantity } : row));
    write({ ...values, lines: rows });
    const line = lines.get(product._id);
    const left = line ? leftOf(line) : 0;
    const texts = {
      product: product.name,
      quantity: format.quantity(quantity, product.unitOfMeasurement),
      left: format.number(left),
    };
    setSaid(
      quantity > left ? (
        <ErrorText>
          {t('{product}: {quantity} scanned, but only {left} can go back.', texts)}
        </ErrorText>
      ) : (
        t('Scanned: {product}, {quantity} so far', texts)
      ),
    );
  };
  return (
    <div>
      <FindProductField
        label={t('Scan or find a product')}
        onNothing={() => setSaid('')}
        onScan={scan}
        onChoose={choose}
      />
      <div role="status">{said}</div>
    </div>
  );
}
