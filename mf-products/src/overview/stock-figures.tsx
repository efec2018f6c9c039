import {
  isAtMinimum,
  orderPath,
  ordersPath,
  sumQuantities,
  type OrderSummary,
  type ProductOverview,
} from '@stockroom/contract';
import { media, Quantity, space, Surface, TextLink, token, type } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../texts';

/** On hand, committed, expected and available. Each opens what it consists of. */
export function StockFigures({ overview }: { overview: ProductOverview }) {
  const t = useTranslate();
  const { product, openOrders } = overview;
  const { _id, currentStock, committed, expected, available, unitOfMeasurement: unit } = product;
  const ofType = (type: OrderSummary['type']) => openOrders.filter((order) => order.type === type);
  return (
    <Figures>
      <Figure
        label={t('On hand')}
        value={currentStock}
        unit={unit}
        hint={isAtMinimum(product) && t('At or below minimum')}
      >
        <TextLink to="#stock-history">{t('Where it comes from')}</TextLink>
      </Figure>
      <Figure label={t('Committed')} value={committed} unit={unit}>
        <Orders
          orders={ofType('outgoing')}
          total={committed}
          none={t('No open sales order takes it.')}
          all={ordersPath({ productId: _id, type: 'outgoing', open: 'true' })}
        />
      </Figure>
      <Figure label={t('Expected')} value={expected} unit={unit}>
        <Orders
          orders={ofType('incoming')}
          total={expected}
          none={t('No open purchase order brings it.')}
          all={ordersPath({ productId: _id, type: 'incoming', open: 'true' })}
        />
      </Figure>
      <Figure label={t('Available')} value={available} unit={unit}>
        <p>
          {t('On hand')} <Quantity value={currentStock} /> − {t('Committed')}{' '}
          <Quantity value={committed} />
        </p>
      </Figure>
    </Figures>
  );
}

interface FigureProps {
  label: string;
  value: number;
  unit: string;
  hint?: ReactNode;
  children: ReactNode;
}

function Figure({ label, value, unit, hint, children }: FigureProps) {
  return (
    <Surface as="details" aria-label={label}>
      <Head>
        <Label>{label}</Label>
        <Value>
          <Quantity value={value} unit={unit} />
        </Value>
        {hint && <Hint>{hint}</Hint>}
      </Head>
      <Parts>{children}</Parts>
    </Surface>
  );
}

interface OrdersProps {
  orders: readonly OrderSummary[];
  /** Of all open orders. */
  total: number;
  none: string;
  /** The address of all of them. */
  all: string;
}

function Orders({ orders, total, none, all }: OrdersProps) {
  const t = useTranslate();
  if (orders.length === 0) return none;
  const shown = sumQuantities(orders.map(({ outstanding }) => outstanding ?? 0));
  return (
    <>
      <List>
        {orders.map(({ _id, orderNumber, party, outstanding }) => (
          <li key={_id}>
            <span>
              <TextLink to={orderPath(_id)}>{orderNumber}</TextLink> {party}
            </span>
            <Quantity value={outstanding ?? 0} />
          </li>
        ))}
      </List>
      {shown !== total && <p>{t('Only the newest entries are shown.')}</p>}
      <TextLink to={all}>{t('All open orders')}</TextLink>
    </>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${space.lg};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.zoomed} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Head = styled.summary`
  display: grid;
  padding: ${space.lg};
  border-radius: inherit;
  cursor: pointer;
  &:hover {
    background: ${token.surfaceHover};
  }
`;
const Label = styled.span`
  color: ${token.textMuted};
  &::after {
    content: ' ▾';
  }
  details[open] > * > &::after {
    content: ' ▴';
  }
`;
const Value = styled.strong`
  ${type.xl}
`;
const Hint = styled.span`
  color: ${token.warning};
  ${type.sm}
`;
const Parts = styled.div`
  display: grid;
  gap: ${space.sm};
  padding: 0 ${space.lg} ${space.lg};
`;
const List = styled.ul`
  display: grid;
  gap: ${space.sm};
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.md};
  }
`;
