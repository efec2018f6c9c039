import type { Order } from '@stockroom/contract';
import {
  Button,
  ButtonLink,
  HistoryLink,
  media,
  PageFrame,
  RecordBody,
  space,
  toApiError,
} from '@stockroom/shared-ui';
import { Letterhead } from '@stockroom/shared-ui/data-table';
import { Pencil, Printer } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useOrderQuery } from '../api/orders-api';
import { useCanWrite } from '../order-access';
import { orderNotFound } from '../order-labels';
import { editOrderPath, ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { OrderHistory } from './history/order-history';
import { OrderInformation } from './order-information';
import { OrderItems } from './order-items';
import { OrderStatusCard } from './order-status-card';

/** Prints information and items under the letterhead. */
export function OrderDetailPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = useOrderQuery(id);
  // The page holds no input, so it drops an order that somebody else has deleted.
  const isGone = query.error !== undefined && toApiError(query.error).code === 'NOT_FOUND';
  const order = isGone ? undefined : query.currentData;
  return (
    <>
      {order && <Letterhead />}
      <PageFrame
        title={t('Order Details')}
        subtitle={order && t('Order #{number}', { number: order.orderNumber })}
        backTo={ORDERS_PATH}
        actions={order && <DetailActions order={order} />}
      >
        <RecordBody
          query={{ ...query, currentData: order }}
          failure={t('Failed to load order details')}
          missing={orderNotFound(t)}
        >
          {(loaded) => (
            <Columns key={loaded._id}>
              <Part $area="information">
                <OrderInformation order={loaded} />
              </Part>
              <Part $area="status" data-print="hide">
                <OrderStatusCard order={loaded} />
              </Part>
              <Part $area="items">
                <OrderItems order={loaded} />
              </Part>
              <Part $area="history" data-print="hide">
                <OrderHistory orderId={loaded._id} />
              </Part>
            </Columns>
          )}
        </RecordBody>
      </PageFrame>
    </>
  );
}

function DetailActions({ order }: { order: Order }) {
  const t = useTranslate();
  const canWrite = useCanWrite();
  // The form's way back leads to the list that opened this page.
  const state: unknown = useLocation().state;
  return (
    <>
      <HistoryLink entity="order" id={order._id} />
      <Button icon={Printer} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {canWrite(order.type) && (
        <ButtonLink variant="primary" icon={Pencil} to={editOrderPath(order._id)} state={state}>
          {t('Edit Order')}
        </ButtonLink>
      )}
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-areas: 'information status' 'items status' 'history status';
  grid-template-columns: minmax(0, 1fr) 300px;
  grid-template-rows: auto auto 1fr;
  align-items: start;
  gap: ${space.xl};
  ${media.tablet} {
    grid-template-areas: 'information' 'status' 'items' 'history';
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space.lg};
  }
  ${media.print} {
    display: block;
  }
`;
const Part = styled.div<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  min-width: 0;
  ${media.print} {
    margin-bottom: ${space.lg};
  }
`;
