import type { Page } from '@stockroom/contract';
import type { RowData } from '@tanstack/react-table';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Surface } from '../components/card';
import { ErrorNotice } from '../components/error-notice';
import { ErrorState, NoResults } from '../components/pages/page-state';
import { Spinner } from '../components/spinner';
import { useErrorToast } from '../components/toasts/use-error-toast';
import { reasonOf, toApiError } from '../store/api-error';
import { DataTable, type DataTableProps } from './table/data-table';
import { Pagination, type Noun } from './pagination';
import { isRefused, RefusedList } from './refused-list';
import { TurnedPeriod } from './filters/turned-period';
import type { ListState } from './use-list-query';

/** What a list hook of RTK Query returns. */
export interface ListAnswer<Answer> {
  /** The last answer, also while another is on its way. */
  data?: Answer;
  /** The answer to exactly what is asked now. */
  currentData?: Answer;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListBodyProps<Row extends RowData, Answer extends Page, Values> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'totals'
> {
  list: ListState<Values>;
  answer: ListAnswer<Answer>;
  /** Picks the rows of an answer: (page) => page.products. */
  rowsOf: (answer: Answer) => readonly Row[];
  noun: Noun;
  /** How many rows a full page has, where the list asks for another number than usual. */
  pageSize?: number;
  /** What to say when the list could not be loaded, e.g. "Failed to load products". */
  failure: string;
  /** What stands there when no record exists at all. */
  empty: ReactNode;
}

/** The rows, or the one state that is true: loading, failed, nothing exists yet, nothing matches. */
export function ListBody<Row extends RowData, Answer extends Page, Values>(
  props: ListBodyProps<Row, Answer, Values>,
) {
  const { list, answer, rowsOf, noun, pageSize, failure, empty, ...table } = props;
  const { data, currentData, isFetching, isError, error, refetch } = answer;
  const rows = data && rowsOf(data);
  const isStale = data !== currentData;
  const pageNumber = useShownPage(list.page, isStale);
  useErrorToast(isError && !list.isTurned ? error : undefined, failure);
  useFirstPageWhenEmpty(list, currentData && rowsOf(currentData).length === 0);

  if (list.isTurned) {
    return (
      <Surface>
        <TurnedPeriod onClear={list.clearFilters} />
      </Surface>
    );
  }
  if (isError && currentData === undefined) {
    const cause = toApiError(error);
    return (
      <Surface>
        {isRefused(cause, list) ? (
          <RefusedList title={failure} error={cause} list={list} />
        ) : (
          <ErrorState
            title={failure}
            description={reasonOf(error)}
            busy={isFetching}
            onRetry={refetch}
          />
        )}
      </Surface>
    );
  }
  // An old answer without rows says nothing about what is asked now.
  if (!data || !rows || (isStale && rows.length === 0)) return <Spinner />;
  if (rows.length === 0) {
    const { filteredBy, clearFilters } = list;
    const nothing = (
      <NoResults title={`No ${noun.many} found`} filteredBy={filteredBy} onClear={clearFilters} />
    );
    return <Surface>{filteredBy === '' ? empty : nothing}</Surface>;
  }
  return (
    <>
      {isError && (
        <ErrorNotice title={failure} busy={isFetching} onRetry={refetch}>
          {reasonOf(error)}
        </ErrorNotice>
      )}
      <DataTable {...table} rows={rows} sort={list.sort} onSort={list.setSort} stale={isStale} />
      <Pagination
        page={data}
        number={pageNumber}
        count={rows.length}
        size={pageSize}
        noun={noun}
        onGoTo={list.goTo}
      />
    </>
  );
}

/** The number of the page whose rows are shown: while another one is on its way, the address is ahead of them. */
function useShownPage(asked: number | undefined, isStale: boolean): number | undefined {
  const [shown, setShown] = useState(asked);
  if (!isStale && shown !== asked) setShown(asked);
  return isStale ? shown : asked;
}

/** The last record of a later page may just have been deleted: the first page is the place to be then. */
function useFirstPageWhenEmpty<Values>(list: ListState<Values>, isEmpty = false): void {
  const isBeyondEnd = isEmpty && list.cursor !== undefined;
  const goToFirst = useEffectEvent(() => list.goTo(null, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) goToFirst();
  }, [isBeyondEnd]);
}
