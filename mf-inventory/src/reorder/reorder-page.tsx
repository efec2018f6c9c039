import { sumMoney, type Reorder } from '@stockroom/contract';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Money,
  Notice,
  PageFrame,
  RecordBody,
  TextLink,
  useCan,
  useFormat,
  useLanguage,
} from '@stockroom/shared-ui';
import { PageParts } from '@stockroom/shared-ui/data-table';
import { TypingGuard } from '@stockroom/shared-ui/forms';
import { PackageCheck, ShoppingCart } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useReorderQuery } from '../api/reorder-api';
import { editProductPath, NEW_ORDERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { draftOrders, NO_EDITS, toInput, type Edits } from './draft';
import { SupplierCard } from './supplier-card';
import { useCreateOrders } from './use-create-orders';

/** Proposes purchase orders, one per supplier, and creates them with one press. */
export function ReorderPage() {
  const t = useTranslate();
  const query = useReorderQuery(undefined, { refetchOnMountOrArgChange: true });
  if (query.data) return <Proposal reorder={query.data} />;
  return (
    <Page>
      <RecordBody query={query} failure={t('Failed to load what to order')}>
        {() => null}
      </RecordBody>
    </Page>
  );
}

function Page({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  return (
    <PageFrame
      title={t('What to order')}
      subtitle={t('Enough to stay above the minimum and to last until the next delivery')}
      actions={actions}
    >
      {children}
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
  const parts = useRef<HTMLDivElement>(null);
  const { create, isBusy } = useCreateOrders();
  const orders = draftOrders(reorder, edits, language);
  const chosen = orders.filter(({ isChosen }) => isChosen);
  const isWrong = chosen.some(({ lines }) => lines.some(({ problem }) => problem !== null));
  const total = sumMoney(chosen.map((order) => order.total));

  async function submit() {
    if (isWrong) parts.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (await create(toInput(orders), () => setEdits(edits))) {
      const left = { ...NO_EDITS, leftOut: edits.leftOut };
      setEdits(left);
      setRest(left);
    }
  }

  return (
    <Page
      actions={
        orders.length > 0 && (
          <>
            {canSeeCosts && (
              <Sum>
                {t('Total')} <Money value={total} />
              </Sum>
            )}
            <Button
              variant="primary"
              icon={ShoppingCart}
              data-shortcut="save"
              busy={isBusy}
              disabled={chosen.length === 0}
              onClick={() => void submit()}
            >
              {t.plural(chosen.length, 'Create {count} order', 'Create {count} orders')}
            </Button>
          </>
        )
      }
    >
      <TypingGuard isDirty={edits !== rest} />
      {reorder.suppliers.length === 0 && <NothingToOrder />}
      <PageParts ref={parts}>
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
      </PageParts>
    </Page>
  );
}

/** Products that nobody can order until they have another supplier. */
function DeletedSuppliers({ reorder }: { reorder: Reorder }) {
  const t = useTranslate();
  const deleted = reorder.suppliers.filter(({ isArchived }) => isArchived);
  if (deleted.length === 0) return null;
  return (
    <Card
      title={t('Without a supplier')}
      description={t('The suppliers of these products are deleted. Choose others.')}
    >
      <ul>
        {deleted.flatMap(({ supplierName, products }) =>
          products.map(({ _id, name }) => (
            <li key={_id}>
              <TextLink to={editProductPath(_id)}>{name}</TextLink> ({supplierName})
            </li>
          )),
        )}
      </ul>
    </Card>
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

/* A line may end before the number, not within it. */
const Sum = styled.b`
  > * {
    white-space: nowrap;
  }
`;
