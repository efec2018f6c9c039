import { sumMoney, type Reorder } from '@stockroom/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Money,
  Notice,
  PageFrame,
  reasonOf,
  Spinner,
  useCan,
  useErrorToast,
  useFormat,
  useLanguage,
} from '@stockroom/shared-ui';
import { TypingGuard } from '@stockroom/shared-ui/forms';
import { PackageCheck, ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReorderQuery } from '../api/reorder-api';
import { NEW_ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { DeletedSuppliers } from './deleted-suppliers';
import { draftOrders, NO_EDITS, toInput, type Edits } from './draft';
import { ActionBar, Total } from './reorder.styles';
import { SupplierCard } from './supplier-card';
import { useCreateOrders } from './use-create-orders';

/** Proposes purchase orders, one per supplier, and creates them with one press. */
export function ReorderPage() {
  const t = useTranslate();
  const query = useReorderQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const failure = t('Failed to load what to order');
  useErrorToast(data ? undefined : error, failure);
  return (
    <PageFrame
      title={t('What to order')}
      subtitle={t('Enough to stay above the minimum and to last until the next delivery')}
    >
      {data ? (
        <Proposal reorder={data} />
      ) : error ? (
        <ErrorState
          title={failure}
          description={reasonOf(error)}
          busy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <Spinner />
      )}
    </PageFrame>
  );
}

function Proposal({ reorder }: { reorder: Reorder }) {
  const t = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const canSeeCosts = useCan('costs:read');
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  /** What a creation of orders has left of them. */
  const [rest, setRest] = useState(edits);
  const form = useRef<HTMLFormElement>(null);
  const { create, isBusy } = useCreateOrders();
  const orders = draftOrders(reorder, edits, language);
  const chosen = orders.filter(({ isChosen }) => isChosen);
  const isWrong = chosen.some(({ lines }) => lines.some(({ problem }) => problem !== null));
  const total = sumMoney(chosen.map((order) => order.total));

  async function submit() {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (await create(toInput(orders))) {
      const left = { ...NO_EDITS, leftOut: edits.leftOut };
      setEdits(left);
      setRest(left);
    }
  }

  if (reorder.suppliers.length === 0) return <NothingToOrder />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && chosen.length > 0) void submit();
      }}
    >
      <TypingGuard isDirty={edits !== rest} />
      {orders.map((order) => (
        <SupplierCard
          key={order.supplier.supplierId}
          order={order}
          edits={edits}
          onChange={setEdits}
        />
      ))}
      <DeletedSuppliers reorder={reorder} />
      {reorder.more > 0 && (
        <Notice>
          {t.plural(
            reorder.more,
            '{count} more product waits. It appears when these are ordered.',
            '{count} more products wait. They appear when these are ordered.',
            { count: format.number(reorder.more) },
          )}
        </Notice>
      )}
      {orders.length > 0 && (
        <ActionBar>
          {canSeeCosts && (
            <Total>
              {t('Total')} <Money value={total} />
            </Total>
          )}
          <Button
            type="submit"
            variant="primary"
            icon={ShoppingCart}
            busy={isBusy}
            disabled={chosen.length === 0}
          >
            {t.plural(chosen.length, 'Create {count} order', 'Create {count} orders')}
          </Button>
        </ActionBar>
      )}
    </form>
  );
}

function NothingToOrder() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={PackageCheck}
      title={t('Nothing to order')}
      description={t('Stock and open purchase orders are enough for all products.')}
      action={<ButtonLink to={NEW_ORDERS_PATH}>{t('Purchase orders')}</ButtonLink>}
    />
  );
}
