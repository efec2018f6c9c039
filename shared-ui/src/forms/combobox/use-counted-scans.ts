import { findBarcode, type Product } from '@stockroom/contract';
import { useRef } from 'react';
import { useLazyProductOptionsQuery } from '../../lookups/lookups';

/**
 * Finds the product of each scan, in their order and however late the answers come. A text that is no whole barcode or
 * SKU goes back to the field.
 */
export function useCountedScans(
  onScan: (product: Product, units: number) => void,
  onNothing?: () => void,
) {
  const [find] = useLazyProductOptionsQuery();
  const last = useRef(Promise.resolve());
  return (code: string, lookUp: () => void) => {
    const take = async () => {
      const found = await find({ search: code }, true)
        .unwrap()
        .catch(() => []);
      for (const product of found) {
        const isSku = product.sku.toLowerCase() === code.toLowerCase();
        const units = findBarcode(product.barcodes, code)?.units ?? (isSku ? 1 : 0);
        if (units > 0) return onScan(product, units);
      }
      onNothing?.();
      return lookUp();
    };
    last.current = last.current.then(take);
  };
}
