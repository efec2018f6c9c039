import { fitsUnit, unitText, type Product } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../texts';

/** Asks before existing stock and orders of a product get another unit: nothing is converted. */
export function useConfirmUnit() {
  const t = useTranslate();
  const confirm = useConfirm();
  const format = useFormat();
  return async (product: Product, newUnit: string): Promise<boolean> => {
    const { unitOfMeasurement: unit, currentStock, committed, expected } = product;
    const isUsed = [currentStock, committed, expected].some((quantity) => quantity !== 0);
    // The server refuses a stock that does not fit the new unit.
    if (unit === newUnit || !isUsed || !fitsUnit(currentStock, newUnit)) return true;
    const sentences = [
      currentStock !== 0 &&
        t('The stock of {before} becomes {after}.', {
          before: format.quantity(currentStock, unit),
          after: format.quantity(currentStock, newUnit),
        }),
      t('Nothing is converted: orders and reports show the same numbers in {unit}.', {
        unit: unitText(newUnit),
      }),
    ];
    return confirm({
      title: t('Change the unit?'),
      description: sentences.filter(Boolean).join(' '),
      confirmLabel: t('Change the unit'),
      cancelLabel: t('Go back'),
      backTo: '[name=unitOfMeasurement]',
    });
  };
}
