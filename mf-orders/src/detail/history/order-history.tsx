import { Card, ErrorNotice, reasonOf, Spinner, TextLink, useFormat } from '@stockroom/shared-ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useOrderChangesQuery, useOrderMovementsQuery } from '../../api/order-history-api';
import { movementsPath } from '../../paths';
import { historyEvents } from './history-events';
import { Timeline } from './timeline';

/** Who did what to an order and when, with the stock it moved; newest first. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const changes = useOrderChangesQuery(orderId);
  const movements = useOrderMovementsQuery(orderId);
  const format = useFormat();
  const events = useMemo(
    () =>
      changes.data &&
      movements.data &&
      historyEvents(changes.data.changes, movements.data.movements, format),
    [changes.data, movements.data, format],
  );
  const hasMoved = !!movements.data?.movements.length;
  const isCut = !!changes.data?.nextCursor || !!movements.data?.nextCursor;
  const retry = () => {
    void changes.refetch();
    void movements.refetch();
  };
  return (
    <Card
      title="History"
      actions={hasMoved && <TextLink to={movementsPath(orderId)}>Stock Movements</TextLink>}
    >
      {events ? (
        <>
          <Timeline events={events} />
          {isCut && <p>Only the newest entries are shown.</p>}
        </>
      ) : changes.isError || movements.isError ? (
        <ErrorNotice
          title="Failed to load the history"
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

/* As high as what most orders have behind them: few things. */
const Waiting = styled.div`
  & > [role='status'] {
    min-height: 120px;
  }
`;
