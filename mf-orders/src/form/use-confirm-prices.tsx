import { isUnusualPrice, type Order, type OrderInput } from '@stockroom/contract';
import { Money, useConfirm } from '@stockroom/shared-ui';
import { isAgreed, priceOf, type KnownProducts } from './item-prices';

/** As many as somebody reads. */
const SHOWN = 5;

interface UnusualPrice {
  index: number;
  name: string;
  unitPrice: number;
  known: number;
}

/**
 * Asks once more before an order is saved with prices that can hardly be meant; of any others it does not ask, nor of
 * those that the order had before.
 */
export function useConfirmPrices(products: KnownProducts, order: Order | undefined) {
  const confirm = useConfirm();
  return async (input: OrderInput): Promise<boolean> => {
    const unusual = unusualPrices(input, products, order);
    const [first, another] = unusual;
    if (!first) return true;
    return confirm({
      title: another ? 'Are the prices right?' : 'Is the price right?',
      description: <UnusualPrices prices={unusual} type={input.type} />,
      confirmLabel: 'Save anyway',
      cancelLabel: 'Go back',
      backTo: `[name="items[${first.index}].unitPrice"]`,
    });
  };
}

function unusualPrices(
  { items, type }: OrderInput,
  products: KnownProducts,
  order: Order | undefined,
): UnusualPrice[] {
  return items.flatMap((item, index) => {
    const { productId, quantity, unitPrice } = item;
    const product = products.get(productId);
    const known = product ? priceOf(product, type) : null;
    if (!product || !known || isAgreed(item, order)) return [];
    if (!isUnusualPrice(quantity, unitPrice, known)) return [];
    return [{ index, name: product.name, unitPrice, known }];
  });
}

function UnusualPrices({ prices, type }: { prices: UnusualPrice[]; type: OrderInput['type'] }) {
  const own = type === 'incoming' ? 'purchase price' : 'selling price';
  return (
    <>
      {prices.slice(0, SHOWN).map(({ index, name, unitPrice, known }) => (
        <p key={index}>
          Item {index + 1}, {name}: <Money value={unitPrice} />. Its {own} is{' '}
          <Money value={known} />.
        </p>
      ))}
      {prices.length > SHOWN && <p>And {prices.length - SHOWN} more.</p>}
    </>
  );
}
