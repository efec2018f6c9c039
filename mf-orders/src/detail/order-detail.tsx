import type { DetailedOrder } from '@stockroom/contract';
import { Button, ButtonLink, media, PageFrame, space } from '@stockroom/shared-ui';
import { Letterhead } from '@stockroom/shared-ui/data-table';
import { Pencil, Printer } from 'lucide-react';
import styled from 'styled-components';
import { editOrderPath, ORDERS_PATH } from '../paths';
import { OrderHistory } from './history/order-history';
import { OrderInformation } from './order-information';
import { OrderItems } from './order-items';
import { OrderStatusCard } from './order-status-card';

/** One order: what it says, its state and how it came to it. On paper only what it says, under the letterhead. */
export function OrderDetail({ order }: { order: DetailedOrder }) {
  return (
    <>
      <Letterhead />
      <PageFrame
        title="Order Details"
        subtitle={`Order #${order.orderNumber}`}
        backTo={ORDERS_PATH}
        actions={<DetailActions orderId={order._id} />}
      >
        <Columns>
          <Part $area="information">
            <OrderInformation order={order} />
          </Part>
          <Part $area="status" data-print="hide">
            <OrderStatusCard order={order} />
          </Part>
          <Part $area="items">
            <OrderItems order={order} />
          </Part>
          <Part $area="history" data-print="hide">
            <OrderHistory orderId={order._id} />
          </Part>
        </Columns>
      </PageFrame>
    </>
  );
}

function DetailActions({ orderId }: { orderId: string }) {
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <ButtonLink variant="primary" icon={Pencil} to={editOrderPath(orderId)}>
        Edit Order
      </ButtonLink>
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
