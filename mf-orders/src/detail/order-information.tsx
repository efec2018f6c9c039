import type { Order } from '@stockroom/contract';
import { Card, DateOnly, DescriptionList, media, OrderStatusBadge } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { OrderTypeLabel } from '../order-type-label';

export function OrderInformation({ order }: { order: Order }) {
  const { orderNumber, type, supplierName, customerName, status, notes } = order;
  return (
    <Card title="Order Information">
      <DescriptionList
        layout="columns"
        items={[
          { label: 'Order Number', value: orderNumber },
          { label: 'Order Type', value: <OrderTypeLabel type={type} /> },
          type === 'incoming'
            ? { label: 'Supplier', value: supplierName, isLong: 'on-phone' }
            : { label: 'Customer', value: customerName, isLong: 'on-phone' },
          {
            label: 'Status',
            value: (
              <Status>
                <OrderStatusBadge status={status} />
              </Status>
            ),
          },
          { label: 'Created', value: <DateOnly value={order.createdAt} /> },
          { label: 'Last Updated', value: <DateOnly value={order.updatedAt} /> },
          ...(notes === ''
            ? []
            : [{ label: 'Notes', value: <Notes>{notes}</Notes>, isLong: true }]),
        ]}
      />
    </Card>
  );
}

/* On paper the badge has no background, so it looks like the other values. */
const Status = styled.span`
  ${media.print} {
    & > span {
      padding: 0;
      font-size: inherit;
      line-height: inherit;
    }
  }
`;
const Notes = styled.span`
  font-weight: 400;
  white-space: pre-line;
`;
