import { Button, Notice } from '@stockroom/shared-ui';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { ownPrices, withListPrices, type KnownProducts } from './item-prices';
import type { OrderValues } from './order-values';

interface KeptPricesNoticeProps {
  /** The rows, by key, whose prices stayed when the type changed. */
  keys: readonly string[];
  products: KnownProducts;
}

/** Says which prices did not follow the type, because they were typed by hand, and lets them follow. */
export function KeptPricesNotice({ keys, products }: KeptPricesNoticeProps) {
  const [type] = useFormValue<OrderValues['type']>('type');
  const [items] = useFormValue<OrderValues['items']>('items');
  const values = useFormValues<OrderValues>();
  if (keys.length === 0) return null;
  const kept = ownPrices({ type, items }, products).filter((key) => keys.includes(key));
  if (kept.length === 0) return null;
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
      {kept.length === 1 ? '1 unit price was' : `${kept.length} unit prices were`} entered by hand
      and did not change to the {prices} of the products.
    </Notice>
  );
}
