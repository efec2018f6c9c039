import { customerPath, type Order } from '@stockroom/contract';
import { Card, DateOnly, DescriptionList, OrderStatusBadge, TextLink } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { OrderTypeLabel } from '../order-type-label';
import { useTranslate } from '../texts';

export function OrderInformation({ order }: { order: Order }) {
  const t = useTranslate();
  const { orderNumber, type, supplierName, customerName, status, notes } = order;
  return (
    <Card title={t('Order Information')}>
      <DescriptionList
        layout="columns"
        items={[
          { label: t('Order Number'), value: orderNumber },
          { label: t('Order Type'), value: <OrderTypeLabel type={type} /> },
          type === 'incoming'
            ? { label: t('Supplier'), value: supplierName, isLong: 'on-phone' }
            : {
                label: t('Customer'),
                value: <TextLink to={customerPath(customerName)}>{customerName}</TextLink>,
                isLong: 'on-phone',
              },
          { label: t('Status'), value: <OrderStatusBadge status={status} /> },
          { label: t('Created'), value: <DateOnly value={order.createdAt} /> },
          { label: t('Last Updated'), value: <DateOnly value={order.updatedAt} /> },
          ...(notes === ''
            ? []
            : [{ label: t('Notes'), value: <Notes>{notes}</Notes>, isLong: true }]),
        ]}
      />
    </Card>
  );
}

const Notes = styled.span`
  font-weight: 400;
  white-space: pre-line;
`;
