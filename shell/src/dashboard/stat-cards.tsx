import type { DashboardStats, Decimal, Permission, Translate } from '@stockroom/contract';
import {
  holds,
  media,
  Money,
  Quantity,
  space,
  token,
  useAppSelector,
  useFormat,
  withParts,
} from '@stockroom/shared-ui';
import { Clock, Package, TriangleAlert, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslate } from '../texts';
import { StatCard } from './stat-card';
import type { Part } from './use-dashboard';

interface Card {
  title: string;
  description: ReactNode;
  icon: LucideIcon;
  to: string;
  figure: (stats: DashboardStats) => ReactNode;
  permission?: Permission;
}

function cardsOf(t: Translate): Card[] {
  return [
    {
      title: t('Total Products'),
      description: t('Active products in inventory'),
      icon: Package,
      to: '/products',
      figure: ({ totalProducts }) => <Quantity value={totalProducts} />,
    },
    {
      title: t('Low Stock Alerts'),
      // As in the list that the card leads to.
      description: withParts(t('Products below minimum level {orAtIt}'), {
        orAtIt: <span>{t('or exactly at it')}</span>,
      }),
      icon: TriangleAlert,
      to: '/products?stockStatus=low',
      figure: ({ lowStockAlerts }) => <Quantity value={lowStockAlerts} />,
    },
    {
      title: t('Pending Orders'),
      description: t('Orders awaiting processing'),
      icon: Clock,
      to: '/orders?status=pending',
      figure: ({ pendingOrders }) => <Quantity value={pendingOrders} />,
    },
    {
      title: t('Total Value'),
      description: t('Total inventory value'),
      icon: Wallet,
      to: '/reports?type=inventory-valuation',
      figure: ({ totalValue }) => <FittingMoney value={totalValue} />,
      permission: 'costs:read',
    },
  ];
}

/** The figures of the dashboard. Each leads to its list, also before it is known. */
export function StatCards({ stats: { data, error } }: { stats: Part<DashboardStats> }) {
  const t = useTranslate();
  const role = useAppSelector(({ session }) => session.role);
  const shown = cardsOf(t).filter(({ permission }) => !permission || holds(role, permission));
  const hasFailed = error !== undefined;
  return (
    <section aria-label={t('Key figures')} aria-busy={data === undefined && !hasFailed}>
      <Grid>
        {shown.map(({ figure, permission: _needed, ...card }) => (
          <StatCard
            key={card.to}
            {...card}
            value={data ? figure(data) : hasFailed ? '—' : <Waiting aria-hidden />}
          />
        ))}
      </Grid>
    </section>
  );
}

/** In percent of the card's width: a digit is at most 0.62 times as wide as its type is high. */
const SHARED_WIDTH = 100 / 0.62;

/** The whole amount, however many digits it has: the more there are, the smaller they are. */
function FittingMoney({ value }: { value: Decimal }) {
  const { length } = useFormat().money(value);
  return (
    <span style={{ fontSize: `min(1em, ${SHARED_WIDTH / length}cqi)` }}>
      <Money value={value} />
    </span>
  );
}

const Grid = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.lg};
  ${media.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
  }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;
/* Hidden while a fast answer may come, as the spinner is. */
const Waiting = styled.span`
  display: inline-block;
  width: 96px;
  height: 20px;
  border-radius: 4px;
  background: ${token.skeleton};
  animation: ${appear} 150ms step-end;
`;
