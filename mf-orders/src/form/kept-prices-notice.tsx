import type { Order } from '@stockroom/contract';
import { Button, Notice } from '@stockroom/shared-ui';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { isAgreed, ownPrices, withListPrices, type KnownProducts } from './item-prices';
import type { OrderValues } from './order-values';

interface KeptPricesNoticeProps {
  /** The rows, by key, whose prices stayed when the type changed. */
  keys: readonly string[];
  products: KnownProducts;
  /** The order that is edited. */
  order: Order | undefined;
}

/** Says which prices did not follow the type, and why, and lets them follow. */
export function KeptPricesNotice({ keys, products, order }: KeptPricesNoticeProps) {
  const [type] = useFormValue<OrderValues['type']>('type');
  const [items] = useFormValue<OrderValues['items']>('items');
  const values = useFormValues<OrderValues>();
  if (keys.length === 0) return null;
  const kept = ownPrices({ type, items }, products).filter((key) => keys.includes(key));
  if (kept.length === 0) return null;
  const saved = items.filter((item) => kept.includes(item.key) && isAgreed(item, order)).length;
  const origins = [
    saved > 0 && 'saved with the order',
    saved < kept.length && 'entered by hand',
  ].filter((origin) => origin !== false);
  const prices = type === 'incoming' ? 'purchase prices' : 'selling prices';
  return (
    <Notice
      action={
        <Button
          size="small"
          onClick={() => values.write(withListPrices(values.read(), kept, products))}
        >
          Use {prices}
        </Button>
      }
    >
      {kept.length === 1 ? '1 unit price was' : `${kept.length} unit prices were`}{' '}
      {origins.join(' or ')} and did not change to the {prices} of the products.
    </Notice>
  );
}
