import type { Order } from '@stockroom/contract';
import { Notice, useLanguage } from '@stockroom/shared-ui';
import { useOrderEffectsQuery } from '../api/orders-api';
import { ReceivedStays } from '../stock-effects/received-stays';
import { askedByProduct } from './item-totals';
import { useSettledItems } from './use-settled-items';

/** Says where a purchase is lowered below what was received for it: that stays in stock (decision 12). */
export function ReceivedNotice({ order }: { order: Order }) {
  const items = useSettledItems();
  const language = useLanguage();
  const { data } = useOrderEffectsQuery(order._id, { skip: order.type === 'outgoing' });
  if (!data?.received.length) return null;
  const asked = askedByProduct(items, language);
  const beyond = data.received.filter(({ productId, quantity }) => {
    const ordered = asked(productId);
    return !ordered.isUnfinished && ordered.quantity < quantity;
  });
  if (beyond.length === 0) return null;
  return (
    <Notice>
      <ReceivedStays
        received={beyond}
        lead="More was received than is ordered now. All of it stays in stock"
      />
    </Notice>
  );
}
