import { isUnusualPrice, type Order, type OrderInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../texts';
import { isAgreed, priceOf, type KnownProducts } from './item-prices';

/** Asks before an order is saved with implausible prices, unless the saved order has the same ones. */
export function useConfirmPrices(products: KnownProducts, order: Order | undefined) {
  const t = useTranslate();
  const confirm = useConfirm();
  const { money } = useFormat();
  return async ({ items, type }: OrderInput): Promise<boolean> => {
    const unusual = items.flatMap((item, index) => {
      const { productId, quantity, unitPrice } = item;
      const product = products.get(productId);
      const known = product && priceOf(product, type);
      if (!known || isAgreed(item, order) || !isUnusualPrice(quantity, unitPrice, known)) return [];
      const values = {
        number: index + 1,
        name: product.name,
        price: money(unitPrice),
        known: money(known),
      };
      const text =
        type === 'incoming'
          ? t('Item {number}, {name}: {price}. Its purchase price is {known}.', values)
          : t('Item {number}, {name}: {price}. Its selling price is {known}.', values);
      return [{ index, text }];
    });
    const [first, another] = unusual;
    if (!first) return true;
    return confirm({
      title: another ? t('Are the prices right?') : t('Is the price right?'),
      description: unusual.map(({ index, text }) => <p key={index}>{text}</p>),
      confirmLabel: t('Save anyway'),
      cancelLabel: t('Go back'),
      backTo: `[name="items[${first.index}].unitPrice"]`,
    });
  };
}
