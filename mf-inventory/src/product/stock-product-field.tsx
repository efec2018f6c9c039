import { isMeasured, parseTyped, type Product } from '@stockroom/contract';
import { useLanguage } from '@stockroom/shared-ui';
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
  /** The quantity that counts repeated scans and the units of a box. */
  counted?: string;
  /** Runs before the form has the product. */
  onChoose: (product: Product | null) => void;
}

/** Chooses a product by search or scan. */
export function StockProductField(props: StockProductFieldProps) {
  const { start, next, numbers, counted, onChoose } = props;
  const { read, write } = useFormValues<Values>();
  const countScan = useScanCount();
  const beforeSearch = useRef<Values>(null);
  const scannedUnits = useRef(0);
  /** Numbers that were typed since the search began stay: scanner users type on before the product arrives. */
  const updateNumbers = (product: Product | null) => {
    const values = read();
    const last = beforeSearch.current ?? values;
    const units = scannedUnits.current;
    beforeSearch.current = null;
    scannedUnits.current = 0;
    const isSame = values['productId'] === product?._id;
    const untyped = numbers.filter((name) => values[name] === last[name]);
    const stale = isSame || values['productId'] === '' ? [] : untyped;
    const changed = { ...values, ...Object.fromEntries(stale.map((name) => [name, ''])) };
    if (counted && product) {
      const isTyped = !untyped.includes(counted);
      const quantity = countScan(product, isTyped ? 0 : units, changed[counted] ?? '', isSame);
      changed[counted] = quantity;
    }
    write(changed);
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
        onFound={onChoose}
        onScan={(_product, units) => {
          scannedUnits.current = units;
          return false;
        }}
        onChoose={(product) => {
          updateNumbers(product);
          onChoose(product);
        }}
      />
    </div>
  );
}

/** Returns the quantity after a scan. The first piece leaves it empty for the user, and counts with the second. */
function useScanCount() {
  const language = useLanguage();
  const uncounted = useRef(0);
  return (product: Product, units: number, typed: Values[string], isSame: boolean) => {
    const before = isSame ? uncounted.current : 0;
    uncounted.current = 0;
    // An order has filled in a number; what users type is text.
    if (units === 0 || typeof typed === 'number') return typed;
    if (isMeasured(product.unitOfMeasurement)) return typed === '' && units !== 1 ? units : typed;
    if (typed === '' && before + units === 1) uncounted.current = 1;
    if (typed === '') return uncounted.current === 1 ? '' : String(before + units);
    const quantity = parseTyped(typed, language);
    return isSame && typeof quantity === 'number' ? String(quantity + units) : typed;
  };
}
