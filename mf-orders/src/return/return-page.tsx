import { orderPath } from '@stockroom/contract';
import { PageFrame, RecordBody } from '@stockroom/shared-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useReturnableQuery } from '../api/orders-api';
import { orderNotFound } from '../order-labels';
import { useTranslate } from '../texts';
import { ReturnForm } from './return-form';

/** Takes goods of a sale back, or sends goods of a purchase or delivery back to the supplier. */
export function ReturnPage() {
  const t = useTranslate();
  const { id: orderId } = useParams();
  const deliveryId = useSearchParams()[0].get('deliveryId') ?? '';
  const query = useReturnableQuery({
    id: orderId ?? deliveryId,
    isDelivery: orderId === undefined,
  });
  const { currentData: source } = query;
  const backTo = orderId === undefined ? `/inventory/deliveries/${deliveryId}` : orderPath(orderId);
  return (
    <PageFrame
      title={source?.kind === 'supplier-return' ? t('Return to supplier') : t('Return')}
      subtitle={source && `${source.number} · ${source.party}`}
      backTo={backTo}
    >
      <RecordBody query={query} failure={t('Failed to load the order')} missing={orderNotFound(t)}>
        {(loaded) => <ReturnForm source={loaded} backTo={backTo} />}
      </RecordBody>
    </PageFrame>
  );
}
