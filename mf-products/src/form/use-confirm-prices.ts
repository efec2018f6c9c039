import { isUnusualPrice, type Product, type ProductInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../texts';

const PRICES = ['purchasePrice', 'sellingPrice'] as const;

/** Asks the user to confirm implausible prices before a save. */
export function useConfirmPrices() {
  const t = useTranslate();
  const confirm = useConfirm();
  const { money } = useFormat();
  return async (product: Product, input: ProductInput): Promise<boolean> => {
    // Prices per different units don't compare.
    if (input.unitOfMeasurement !== product.unitOfMeasurement) return true;
    const unusual = PRICES.filter(
      (price) => product[price] !== 0 && isUnusualPrice(1, input[price], product[price]),
    );
    const [first, another] = unusual;
    if (!first) return true;
    return confirm({
      title: t(another ? 'Are the prices right?' : 'Is the price right?'),
      description: unusual
        .map((price) =>
          t(
            price === 'purchasePrice'
              ? 'The purchase price of {before} becomes {after}.'
              : 'The selling price of {before} becomes {after}.',
            { before: money(product[price]), after: money(input[price]) },
          ),
        )
        .join(' '),
      confirmLabel: t('Save anyway'),
      cancelLabel: t('Go back'),
      backTo: `[name=${first}]`,
    });
  };
}
