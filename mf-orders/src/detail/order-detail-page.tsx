import { DOCUMENTS, isOpen, type DetailedOrder } from '@stockroom/contract';
import {
  Button,
  ButtonLink,
  catchLostFocus,
  HistoryLink,
  media,
  PageFrame,
  RecordBody,
  space,
  useCan,
  withoutGone,
} from '@stockroom/shared-ui';
import { Letterhead } from '@stockroom/shared-ui/data-table';
import { CheckCheck, PackageCheck, Pencil, Printer, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useOrderQuery } from '../api/orders-api';
import { useCanWrite } from '../order-access';
import { orderNotFound } from '../order-labels';
import { editOrderPath, newDeliveryPath, ORDERS_PATH, returnPath } from '../paths';
import { useTranslate } from '../texts';
import { OrderHistory } from './history/order-history';
import { OrderInformation } from './order-information';
import { OrderItems } from './order-items';
import { OrderStatusCard } from './order-status-card';
import { useUpdateStatus } from './use-update-status';

/** Prints information and items under the letterhead. */
export function OrderDetailPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = withoutGone(useOrderQuery(id));
  const order = query.currentData;
  return (
    <>
      {order && <Letterhead />}
      <PageFrame
        title={t('Order Details')}
        record={order && t('Order #{number}', { number: order.orderNumber })}
        backTo={ORDERS_PATH}
        actions={order && <DetailActions order={order} />}
      >
        <RecordBody
          query={query}
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

function DetailActions({ order }: { order: DetailedOrder }) {
  const t = useTranslate();
  const canWrite = useCanWrite();
  // The form's way back leads to the list that opened this page.
  const state: unknown = useLocation().state;
  const canReceive = useCan('stock:receive') && isReceivable(order);
  const kind = order.type === 'incoming' ? 'supplier-return' : 'customer-return';
  const isNextToComplete =
    order.type === 'outgoing' && isOpen(order.status) && canWrite('outgoing');
  const canReturn = useCan(DOCUMENTS[kind].permissions) && isReturnable(order);
  return (
    <>
      <HistoryLink entity="order" id={order._id} />
      <Button icon={Printer} data-at-desk onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {canWrite(order.type) && (
        <ButtonLink
          variant={canReceive || isNextToComplete ? 'secondary' : 'primary'}
          icon={Pencil}
          to={editOrderPath(order._id)}
          state={state}
        >
          {t('Edit Order')}
        </ButtonLink>
      )}
      {canReturn && (
        <ButtonLink icon={Undo2} to={returnPath(order._id)}>
          {order.type === 'incoming' ? t('Return to supplier') : t('Return')}
        </ButtonLink>
      )}
      {canReceive && (
        <ButtonLink variant="primary" icon={PackageCheck} to={newDeliveryPath(order._id)}>
          {t('Receive')}
        </ButtonLink>
      )}
      {isNextToComplete && <CompleteButton order={order} />}
    </>
  );
}

function CompleteButton({ order }: { order: DetailedOrder }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { isUpdating, updateStatus } = useUpdateStatus(order, button);
  const complete = async () => {
    await updateStatus('completed');
    catchLostFocus();
  };
  return (
    <Button
      ref={button}
      variant="primary"
      icon={CheckCheck}
      busy={isUpdating}
      onClick={() => void complete()}
    >
      {t('Complete Order')}
    </Button>
  );
}

function isReceivable({ type, status, items }: DetailedOrder): boolean {
  const isExpected = items.some(({ outstanding }) => (outstanding ?? 0) > 0);
  return type === 'incoming' && isOpen(status) && isExpected;
}

/** Something was sold or received, and has not gone back. */
function isReturnable({ type, status, items }: DetailedOrder): boolean {
  return items.some(({ quantity, received, returned }) => {
    const moved = type === 'incoming' ? (received ?? 0) : status === 'completed' ? quantity : 0;
    return moved > returned;
  });
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
