import { findBarcode, type Product } from '@stockroom/contract';
import { flushSync } from 'react-dom';
import { useLazyProductOptionsQuery } from '../../lookups/lookups';

/** A product by its whole barcode, SKU or name. */
export interface ScannedProduct {
  product: Product;
  /** How many the code means, in the product's unit: more than one on a box. */
  units: number;
}

/** A busy machine may hold a key of a scan back so long. */
const PAUSE_MS = 300;
/** Until then, the last key may be one of a text that no other key has ended yet. */
let textEndsAt = 0;
const noteKey = ({ key }: KeyboardEvent) => {
  if (key !== 'Shift') textEndsAt = key.length === 1 ? performance.now() + PAUSE_MS : 0;
};
document.addEventListener('keydown', noteKey, true);

/** The scans of the page so far. */
let scans: Promise<void> = Promise.resolve();

/**
 * Finds the product of each scan, in their order and however late the answers come.
 * @returns starts a search; `take` gets null for a code of no product, and how many products there are for it, null if
 *   the search failed
 */
export function useScannedProducts() {
  const [find] = useLazyProductOptionsQuery();
  return (code: string, take: (scanned: ScannedProduct | null, found: number | null) => void) => {
    const answer = find({ search: code }, true)
      .unwrap()
      .catch(() => null);
    const handOver = async () => {
      const found = await answer;
      await endOfText();
      // Rendered before the next key.
      flushSync(() => take(meantBy(code, found ?? []), found && found.length));
    };
    scans = scans.then(handOver, handOver);
  };
}

/** Under the keys of the next scan, neither a field nor the focus may change. */
async function endOfText(): Promise<void> {
  while (performance.now() < textEndsAt) await new Promise((resolve) => setTimeout(resolve, 50));
}

function meantBy(code: string, found: readonly Product[]): ScannedProduct | null {
  const isCode = (text: string) => text.toLowerCase() === code.toLowerCase();
  for (const product of found) {
    const units = findBarcode(product.barcodes, code)?.units ?? (isCode(product.sku) ? 1 : 0);
    if (units > 0) return { product, units };
  }
  const [product, another] = found.filter(({ name }) => isCode(name));
  return product && !another ? { product, units: 1 } : null;
}
