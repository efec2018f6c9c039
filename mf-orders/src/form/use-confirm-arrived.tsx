import { sumQuantities, type DetailedOrder, type OrderInput } from '@stockroom/contract';
import { useConfirm, useFormat } from '@stockroom/shared-ui';
import { useTranslate } from '../texts';

/** Asks before a change lowers a purchase below what has arrived for it. */
export function useConfirmArrived(saved: DetailedOrder) {
  const t = useTranslate();
  const confirm = useConfirm();
  const { number } = useFormat();
  return async ({ items }: OrderInput): Promise<boolean> => {
    // The completion itself brought the goods, and saving corrects it.
    if (saved.status === 'completed') return true;
    const products = new Map(saved.items.map((item) => [item.productId, item.productName]));
    const tooLow = [...products].flatMap(([productId, product]) => {
      const before = saved.items.filter((item) => item.productId === productId);
      const received = sumQuantities(before.map((item) => item.received ?? 0));
      const ordered = quantityOf(items, productId);
      if (ordered >= received || ordered >= quantityOf(before, productId)) return [];
      const values = { product, received: number(received), ordered: number(ordered) };
      const text = t(
        '{received} of {product} have already arrived, more than the {ordered} ordered.',
        values,
      );
      return [{ productId, text }];
    });
    const [first, another] = tooLow;
    if (!first) return true;
    const row = items.findLastIndex(({ productId }) => productId === first.productId);
    return confirm({
      title: another ? t('Are the quantities right?') : t('Is the quantity right?'),
      description: tooLow.map(({ productId, text }) => <p key={productId}>{text}</p>),
      confirmLabel: t('Save anyway'),
      cancelLabel: t('Go back'),
      // An item that was removed has no field.
      ...(row >= 0 && { backTo: `[name="items[${row}].quantity"]` }),
    });
  };
}

function quantityOf(items: OrderInput['items'], productId: string): number {
  const quantities = items.filter((item) => item.productId === productId);
  return sumQuantities(quantities.map(({ quantity }) => quantity));
}
