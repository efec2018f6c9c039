import { isUnusualPrice, type Order, type OrderInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { isAgreed, priceOf, type KnownProducts } from './item-prices';

/** Asks before an order is saved with implausible prices, unless the saved order has the same ones. */
export function useConfirmPrices(products: KnownProducts, order: Order | undefined) {
  const confirm = useConfirm();
  const { money } = useFormat();
  return async ({ items, type }: OrderInput): Promise<boolean> => {
    const own = type === 'incoming' ? 'purchase price' : 'selling price';
    const unusual = items.flatMap((item, index) => {
      const { productId, quantity, unitPrice } = item;
      const product = products.get(productId);
      const known = product && priceOf(product, type);
      if (!known || isAgreed(item, order) || !isUnusualPrice(quantity, unitPrice, known)) return [];
      const price = `Item ${index + 1}, ${product.name}: ${money(unitPrice)}.`;
      return [{ index, text: `${price} Its ${own} is ${money(known)}.` }];
    });
    const [first, another] = unusual;
    if (!first) return true;
    return confirm({
      title: another ? 'Are the prices right?' : 'Is the price right?',
      description: unusual.map(({ index, text }) => <p key={index}>{text}</p>),
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: `[name="items[${first.index}].unitPrice"]`,
    });
  };
}
