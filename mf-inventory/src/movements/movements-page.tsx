import type { StockMovement, StockMovementList } from '@stockroom/contract';
import {
  ButtonLink,
  EmptyState,
  media,
  space,
  TextLink,
  token,
  type,
  useCan,
} from '@stockroom/shared-ui';
import { ListPage } from '@stockroom/shared-ui/data-table';
import { ArrowLeftRight, PackagePlus, SlidersHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useStockMovementsQuery } from '../api/stock-movements-api';
import { ADJUST_PATH, COUNTS_PATH, DELIVERIES_PATH, RECEIVE_PATH, RETURNS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { movementColumns } from './movement-columns';
import { MovementFilters, useMovementListQuery } from './movement-filters';
import { NextStepsNotice } from './next-steps-notice';

export function MovementsPage() {
  const t = useTranslate();
  const list = useMovementListQuery();
  const answer = useStockMovementsQuery(list.args, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => movementColumns(t), [t]);
  const canAdjust = useCan('stock:adjust');
  const canSeeValues = useCan('costs:read');
  const rows = answer.isError ? undefined : answer.data?.movements;
  return (
    <>
      <ListPage
        title={t('Stock Movements')}
        actions={
          <>
            {canAdjust && (
              <ButtonLink icon={SlidersHorizontal} to={ADJUST_PATH}>
                {t('Adjust Stock')}
              </ButtonLink>
            )}
            <ReceiveStock />
          </>
        }
        file={{ operation: 'GET /stock-movements', args: list.args, name: 'stock-movements' }}
        notice={
          <>
            <NextStepsNotice />
            <DocumentLinks />
          </>
        }
        filters={<MovementFilters list={list} />}
        columns={columns}
        list={list}
        answer={answer}
        rowsOf={movementsOf}
        rowKey={idOf}
        words={{
          count: (total, count) =>
            t.plural(total, '{count} stock movement', '{count} stock movements', { count }),
          none: t('No stock movements found'),
        }}
        failure={t('Failed to load stock movements')}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title={t('No stock movements found')}
            description={t('Receipts, adjustments and completed orders appear here.')}
            action={<ReceiveStock />}
          />
        }
      />
      {canSeeValues && rows && rows.length > 0 && (
        <ValueNote>
          {t(
            'Value is how much a movement changed the worth of the product’s whole stock, rounded to two decimals. Its last digit can differ from quantity × cost, so that the values of a product add up exactly to the worth of its stock.',
          )}
        </ValueNote>
      )}
    </>
  );
}

/** The documents whose lines post many movements at once. */
function DocumentLinks() {
  const t = useTranslate();
  return (
    <Links>
      <TextLink to={DELIVERIES_PATH}>{t('Deliveries')}</TextLink>
      <TextLink to={RETURNS_PATH}>{t('Returns')}</TextLink>
      <TextLink to={COUNTS_PATH}>{t('Counts')}</TextLink>
    </Links>
  );
}

function ReceiveStock() {
  const t = useTranslate();
  const canReceive = useCan('stock:receive');
  return (
    canReceive && (
      <ButtonLink variant="primary" icon={PackagePlus} to={RECEIVE_PATH} data-shortcut="new">
        {t('Receive Stock')}
      </ButtonLink>
    )
  );
}

const movementsOf = ({ movements }: StockMovementList) => movements;
const idOf = ({ _id }: StockMovement) => _id;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  margin-bottom: ${space.md};
  ${media.phone} {
    margin-block: -${space.md} -${space.sm};

    /* As high as a thumb needs. */
    a {
      padding-block: 12px;
    }
  }
`;
const ValueNote = styled.p`
  max-width: 80ch;
  margin-top: ${space.lg};
  color: ${token.textMuted};
  ${type.xs}
  text-wrap: balance;
  /* The list has no such column there. */
  ${media.tablet} {
    display: none;
  }
`;
