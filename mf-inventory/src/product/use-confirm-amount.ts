import { sumQuantities, type Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';

/**
 * What is at least so many times as much as a product has, should have at least, or expects, is rather a code that was
 * scanned into the wrong field, or a number typed twice. Only from so many units on: of a product that is new to the
 * books, any first count or delivery is many times what they know.
 */
const UNUSUAL = { times: 10, units: 1000 };

function isUnusual(
  { currentStock, minimumStockLevel, expected }: Product,
  change: number,
): boolean {
  const known = Math.max(currentStock, minimumStockLevel, expected);
  return change >= UNUSUAL.units && change >= UNUSUAL.times * known;
}

/** Asks once more before stock grows by an amount that can hardly be meant; of any other it does not ask. */
export function useConfirmAmount() {
  const confirm = useConfirm();
  const format = useFormat();
  return async (product: Product, change: number): Promise<boolean> => {
    if (!isUnusual(product, change)) return true;
    const { name, currentStock, unitOfMeasurement: unit } = product;
    const [before, after] = [currentStock, sumQuantities([currentStock, change])].map((level) =>
      format.quantity(level, unit),
    );
    return confirm({
      title: 'Is the quantity right?',
      // Nobody reads "to" at the end of a line with what follows.
      description: `It takes the stock of ${name} from\u00a0${before} to\u00a0${after}.`,
      confirmLabel: 'Save anyway',
    });
  };
}
