import { Button, Notice } from '@stockroom/shared-ui';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { ownPrices, withListPrices, type KnownProducts } from './item-prices';
import type { OrderValues } from './order-values';

interface KeptPricesNoticeProps {
  /** The keys of the rows whose prices stayed when the type changed. */
  keys: readonly string[];
  products: KnownProducts;
}

/** Tells how many prices did not follow the type, and offers to change them. */
export function KeptPricesNotice({ keys, products }: KeptPricesNoticeProps) {
  const [type] = useFormValue<OrderValues['type']>('type');
  const [items] = useFormValue<OrderValues['items']>('items');
  const values = useFormValues<OrderValues>();
  const kept = ownPrices({ type, items }, products).filter((key) => keys.includes(key));
  if (kept.length === 0) return null;
  const prices = type === 'incoming' ? 'purchase prices' : 'selling prices';
  const usePrices = () =>
    values.write(withListPrices(values.read(), products, ({ key }) => kept.includes(key)));
  return (
    <Notice
      action={
        <Button size="small" onClick={usePrices}>
          Use {prices}
        </Button>
      }
    >
      {kept.length === 1 ? '1 unit price' : `${kept.length} unit prices`} did not change to the{' '}
      {prices} of the products.
    </Notice>
  );
}
