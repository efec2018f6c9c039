import type { Product } from '@stockroom/contract';
import { ProductField, useFormValues } from '@stockroom/shared-ui/forms';
import { useRef } from 'react';

type Values = Record<string, number | string>;

interface StockProductFieldProps {
  /** The product of a link. */
  start?: Product;
  /** The field that gets the focus after a choice. */
  next: string;
  /** The number fields, which another product or none empties. */
  numbers: readonly string[];
  /** Runs before the form has the product. */
  onChoose: (product: Product | null) => void;
}

/** Chooses a product by search or scan. */
export function StockProductField({ start, next, numbers, onChoose }: StockProductFieldProps) {
  const { read, write } = useFormValues<Values>();
  const beforeSearch = useRef<Values>(null);
  /** Numbers that were typed since the search began stay: scanner users type on before the product arrives. */
  const emptyNumbers = (product: Product | null) => {
    const values = read();
    const last = beforeSearch.current ?? values;
    beforeSearch.current = null;
    if (values['productId'] === '' || values['productId'] === product?._id) return;
    const stale = numbers.filter((name) => values[name] === last[name]);
    write({ ...values, ...Object.fromEntries(stale.map((name) => [name, ''])) });
  };
  const noteValues = () => {
    beforeSearch.current = read();
  };
  return (
    <div onInput={noteValues}>
      <ProductField
        name="productId"
        required
        data-shortcut="scan"
        chosen={start}
        next={next}
        onChoose={(product) => {
          emptyNumbers(product);
          onChoose(product);
        }}
      />
    </div>
  );
}
