import { isUnusualPrice, type Product, type ProductInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';

const PRICES = ['purchasePrice', 'sellingPrice'] as const;
const IN_WORDS = { purchasePrice: 'purchase price', sellingPrice: 'selling price' };

/** Asks once more before a product is saved with prices that can hardly be meant; of any others it does not ask. */
export function useConfirmPrices() {
  const confirm = useConfirm();
  const { money } = useFormat();
  return async (product: Product, input: ProductInput): Promise<boolean> => {
    // What one of another unit costs is no other price for the same.
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
            `The ${IN_WORDS[price]} of ${money(product[price])} becomes ${money(input[price])}.`,
        )
        .join(' '),
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: `[name=${first}]`,
    });
  };
}
