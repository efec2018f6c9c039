import { isUnusualPrice, type Product, type ProductInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';

const PRICES = ['purchasePrice', 'sellingPrice'] as const;
const NAMES = { purchasePrice: 'purchase price', sellingPrice: 'selling price' };

/** Asks the user to confirm implausible prices before a save. */
export function useConfirmPrices() {
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
      title: another ? 'Are the prices right?' : 'Is the price right?',
      description: unusual
        .map(
          (price) =>
            `The ${NAMES[price]} of ${money(product[price])} becomes ${money(input[price])}.`,
        )
        .join(' '),
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: `[name=${first}]`,
    });
  };
}
