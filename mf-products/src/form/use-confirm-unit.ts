import { fitsUnit, type Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';

/** Asks before existing stock and orders of a product get another unit: nothing is converted. */
export function useConfirmUnit() {
  const confirm = useConfirm();
  const format = useFormat();
  return async (product: Product, newUnit: string): Promise<boolean> => {
    const { unitOfMeasurement: unit, currentStock, committed, expected } = product;
    const isUsed = [currentStock, committed, expected].some((quantity) => quantity !== 0);
    // The server refuses a stock that does not fit the new unit.
    if (unit === newUnit || !isUsed || !fitsUnit(currentStock, newUnit)) return true;
    const [before, after] = [unit, newUnit].map((name) => format.quantity(currentStock, name));
    const stock = currentStock === 0 ? '' : `The stock of ${before} becomes ${after}. `;
    return confirm({
      title: 'Change the unit?',
      description: `${stock}Nothing is converted: orders and reports show the same numbers in ${newUnit}.`,
      confirmLabel: 'Change the unit',
      cancelLabel: 'Go back',
      backTo: '[name=unitOfMeasurement]',
    });
  };
}
