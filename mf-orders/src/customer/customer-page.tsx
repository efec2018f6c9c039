import { ordersPath, type CustomerName, type CustomerOverview } from '@stockroom/contract';
import {
  Button,
  PageFrame,
  PageState,
  RecordBody,
  Surface,
  TextLink,
  useCan,
} from '@stockroom/shared-ui';
import { NewestOrders, PageColumns, PageParts } from '@stockroom/shared-ui/data-table';
import { Merge, Users } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCustomerOverviewQuery } from '../api/orders-api';
import { ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { CustomerFacts } from './customer-facts';
import { MergeDialog } from './merge-dialog';

/** What the sales orders with one name say. A customer is only this name. */
export function CustomerPage() {
  const name = useSearchParams()[0].get('name') ?? '';
  // Another name is another page, whose heading gets the focus.
  return <PageOf key={name} name={name} />;
}

function PageOf({ name }: { name: string }) {
  const t = useTranslate();
  const query = useCustomerOverviewQuery(name, { refetchOnMountOrArgChange: true });
  const canMerge = useCan('sales:write');
  const [merge, setMerge] = useState<{ from: CustomerName; into: string } | null>(null);
  const orders = query.currentData?.figures.orders ?? 0;
  const onMerge = (other: CustomerName) => setMerge({ from: other, into: name });
  return (
    <PageFrame
      title={name || t('Customer')}
      subtitle={t('Customer')}
      backTo={ORDERS_PATH}
      actions={
        canMerge &&
        orders > 0 && (
          <Button icon={Merge} onClick={() => setMerge({ from: { name, orders }, into: '' })}>
            {t('Merge with another customer')}
          </Button>
        )
      }
    >
      <RecordBody query={query} failure={t('Failed to load the customer')}>
        {(loaded) => (
          <PageColumns>
            <Orders overview={loaded} />
            <PageParts>
              <CustomerFacts overview={loaded} onMerge={canMerge ? onMerge : undefined} />
            </PageParts>
          </PageColumns>
        )}
      </RecordBody>
      {merge && <MergeDialog {...merge} onClose={() => setMerge(null)} />}
    </PageFrame>
  );
}

function Orders({ overview: { name, orders } }: { overview: CustomerOverview }) {
  const t = useTranslate();
  if (orders.length === 0)
    return (
      <Surface>
        <PageState icon={Users} title={t('No orders of this customer')}>
          {t('Somebody may have deleted them, or merged this customer with another one.')}
        </PageState>
      </Surface>
    );
  return (
    <NewestOrders
      orders={orders}
      hidesParty
      actions={<TextLink to={ordersPath({ customerName: name })}>{t('All orders')}</TextLink>}
    />
  );
}
