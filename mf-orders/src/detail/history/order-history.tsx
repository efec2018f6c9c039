import { movementsPath } from '@stockroom/contract';
import {
  Card,
  ErrorNotice,
  reasonOf,
  skipToken,
  Spinner,
  TextLink,
  useCan,
  useFormat,
} from '@stockroom/shared-ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOrderChangesQuery, useOrderMovementsQuery } from '../../api/orders-api';
import { useTranslate } from '../../texts';
import { historyEvents } from './history-events';
import { Timeline } from './timeline';

/** Shows the stock that moved, and to those who may see it, who changed the order and when; newest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const canSeeChanges = useCan('history:read');
  const changes = useOrderChangesQuery(canSeeChanges ? orderId : skipToken);
  const movements = useOrderMovementsQuery(orderId);
  const format = useFormat();
  const t = useTranslate();
  const events = useMemo(
    () =>
      movements.data &&
      (changes.data || !canSeeChanges) &&
      historyEvents(changes.data?.changes ?? [], movements.data.movements, format, t),
    [canSeeChanges, changes.data, movements.data, format, t],
  );
  const hasMoved = !!movements.data?.movements.length;
  const hasMore = !!changes.data?.nextCursor || !!movements.data?.nextCursor;
  const retry = () => {
    if (canSeeChanges) void changes.refetch();
    void movements.refetch();
  };
  return (
    <Card
      title={t('History')}
      actions={
        hasMoved && <TextLink to={movementsPath({ orderId })}>{t('Stock Movements')}</TextLink>
      }
    >
      {events ? (
        <>
          <Timeline events={events} />
          {events.length === 0 && <p>{t('No stock has moved for this order yet.')}</p>}
          {hasMore && <p>{t('Only the newest entries are shown.')}</p>}
        </>
      ) : changes.isError || movements.isError ? (
        <ErrorNotice
          title={t('Failed to load the history')}
          busy={changes.isFetching || movements.isFetching}
          onRetry={retry}
        >
          {reasonOf(changes.error ?? movements.error)}
        </ErrorNotice>
      ) : (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
    </Card>
  );
}

/* As high as a short history, so that the page barely moves. */
const Waiting = styled.div`
  & > [role='status'] {
    min-height: 120px;
  }
`;
