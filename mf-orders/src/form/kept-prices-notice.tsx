import { Button, Notice } from '@stockroom/shared-ui';
import { useFormValue, useFormValues } from '@stockroom/shared-ui/forms';
import { useTranslate } from '../texts';
import { ownPrices, withListPrices, type KnownProducts } from './item-prices';
import type { OrderValues } from './order-values';

interface KeptPricesNoticeProps {
  /** The keys of the rows whose prices stayed when the type changed. */
  keys: readonly string[];
  products: KnownProducts;
}

/** Tells how many prices did not follow the type, and offers to change them. */
export function KeptPricesNotice({ keys, products }: KeptPricesNoticeProps) {
  const t = useTranslate();
  const [type] = useFormValue<OrderValues['type']>('type');
  const [items] = useFormValue<OrderValues['items']>('items');
  const values = useFormValues<OrderValues>();
  const kept = ownPrices({ type, items }, products).filter((key) => keys.includes(key));
  if (kept.length === 0) return null;
  const usePrices = () =>
    values.write(withListPrices(values.read(), products, ({ key }) => kept.includes(key)));
  return (
    <Notice
      action={
        <Button size="small" onClick={usePrices}>
          {type === 'incoming' ? t('Use purchase prices') : t('Use selling prices')}
        </Button>
      }
    >
      {type === 'incoming'
        ? t.plural(
            kept.length,
            '{count} unit price did not change to the purchase prices of the products.',
            '{count} unit prices did not change to the purchase prices of the products.',
          )
        : t.plural(
            kept.length,
            '{count} unit price did not change to the selling prices of the products.',
            '{count} unit prices did not change to the selling prices of the products.',
          )}
    </Notice>
  );
}
