import { ButtonLink, media, PageFrame, space, useCan } from '@stockroom/shared-ui';
import { PackagePlus, Plus, ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { ContinueNotice } from '../auth/continue-notice';
import { FailureNotice } from '../page-queries';
import { useTranslate } from '../texts';
import { RecentActivities } from './recent-activities';
import { StatCards } from './stat-cards';
import { TopSellingProducts } from './top-selling-products';
import { useDashboard } from './use-dashboard';
import { WeeklySales } from './weekly-sales';

/** The first page after sign-in. */
export function DashboardPage() {
  const t = useTranslate();
  const { failure, stats, activities, topProducts, sales } = useDashboard();
  return (
    <PageFrame
      title={t('Dashboard')}
      subtitle={t('Welcome to your inventory management system')}
      actions={<QuickActions />}
    >
      <ContinueNotice />
      <FailureNotice failure={failure} />
      <StatCards stats={stats} />
      <Lists>
        <RecentActivities activities={activities} />
        <TopSellingProducts products={topProducts} />
        <WeeklySales weeks={sales} />
      </Lists>
    </PageFrame>
  );
}

function QuickActions() {
  const t = useTranslate();
  const canAdd = useCan('products:write');
  const canReceive = useCan('stock:receive');
  const canOrder = useCan(['sales:write', 'purchases:write']);
  return (
    <>
      {canAdd && (
        <ButtonLink to="/products/new" variant="primary" icon={Plus}>
          {t('Add Product')}
        </ButtonLink>
      )}
      {canReceive && (
        <ButtonLink to="/inventory/receive" icon={PackagePlus}>
          {t('Receive Stock')}
        </ButtonLink>
      )}
      {canOrder && (
        <ButtonLink to="/orders/new" icon={ShoppingCart}>
          {t('Create Order')}
        </ButtonLink>
      )}
    </>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.lg};
  margin-top: ${space.lg};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space.md};
    margin-top: ${space.md};
  }
`;
