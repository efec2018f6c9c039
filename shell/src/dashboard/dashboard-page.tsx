import { ButtonLink, PageFrame } from '@stockroom/shared-ui';
import { PackagePlus, Plus, ShoppingCart } from 'lucide-react';
import { ContinueNotice } from '../auth/continue-notice';

/** The first page after sign-in (spec section 2). */
export function DashboardPage() {
  return (
    <PageFrame
      title="Dashboard"
      subtitle="Welcome to your inventory management system"
      actions={
        <>
          <ButtonLink to="/products/new" variant="primary" icon={Plus}>
            Add Product
          </ButtonLink>
          <ButtonLink to="/inventory/receive" icon={PackagePlus}>
            Receive Stock
          </ButtonLink>
          <ButtonLink to="/orders/new" icon={ShoppingCart}>
            Create Order
          </ButtonLink>
        </>
      }
    >
      <ContinueNotice />
    </PageFrame>
  );
}
