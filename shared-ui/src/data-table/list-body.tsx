import type { Page, Translate } from '@stockroom/contract';
import { SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/buttons/button';
import { Surface } from '../components/card';
import { ErrorNotice } from '../components/notice';
import { ErrorState, PageState } from '../components/page-state';
import { Spinner } from '../components/spinner';
import { useErrorToast } from '../components/toasts/use-error-toast';
import { reasonOf, toApiError, type ApiError } from '../store/api-error';
import { useTranslate } from '../texts';
import { space, token } from '../theme/theme';
import { DataTable, type DataTableProps } from './table/data-table';
import { Pagination, type ListWords } from './pagination';
import type { ListState } from './use-list-query';

interface ListAnswer<Answer> {
  /** The last answer, also while another is on its way. */
  data?: Answer;
  /** The answer to the current request only. */
  currentData?: Answer;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface ListBodyProps<Row, Answer extends Page, Values> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'totals'
> {
  list: ListState<Values>;
  answer: ListAnswer<Answer>;
  /** Picks the rows of an answer: (page) => page.products. */
  rowsOf: (answer: Answer) => readonly Row[];
  /** What the list says of its rows. */
  words: ListWords;
  /** How many rows a full page has; default: the usual number. */
  pageSize?: number;
  failure: string;
  empty: ReactNode;
}

/** The rows, or the state in their place: loading, failed, nothing exists yet, nothing matches. */
export function ListBody<Row, Answer extends Page, Values>(
  props: ListBodyProps<Row, Answer, Values>,
) {
  const { list, answer, rowsOf, words, pageSize, failure, empty, ...table } = props;
  const { data, currentData, isFetching, isError, error, refetch } = answer;
  const t = useTranslate();
  const rows = data && rowsOf(data);
  const isStale = data !== currentData;
  const pageNumber = useShownPage(list.page, isStale);
  const isWrong = isError && isRefused(toApiError(error), list);
  useErrorToast(isError && !isWrong ? error : undefined, failure);
  useFirstPageWhenEmpty(list, currentData && rowsOf(currentData).length === 0);

  if (isError && currentData === undefined) {
    return (
      <Surface>
        {isWrong ? (
          <RefusedList error={toApiError(error)} list={list} />
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
  // An old answer without rows says nothing about the new filters.
  if (!data || !rows || (isStale && rows.length === 0)) return <Spinner />;
  if (rows.length === 0) {
    const noResults = <NoResults title={words.none} list={list} />;
    return <Surface>{list.filteredBy === '' ? empty : noResults}</Surface>;
  }
  return (
    <>
      {isError && (
        <ErrorNotice title={failure} busy={isFetching} onRetry={refetch}>
          {reasonOf(error)}
        </ErrorNotice>
      )}
      {data.searchedFor !== undefined && (
        <SearchedFor role="status">
          {t('Showing results for “{search}”', { search: data.searchedFor })}
        </SearchedFor>
      )}
      <DataTable {...table} rows={rows} sort={list.sort} onSort={list.setSort} stale={isStale} />
      <Pagination
        page={data}
        number={pageNumber}
        count={rows.length}
        size={pageSize}
        words={words}
        onGoTo={list.goTo}
      />
    </>
  );
}

const SearchedFor = styled.p`
  margin-bottom: ${space.sm};
  color: ${token.textMuted};
`;

/** The number of the visible page: while another one is on its way, the address is ahead of the rows. */
function useShownPage(asked: number | undefined, isStale: boolean): number | undefined {
  const [shown, setShown] = useState(asked);
  if (!isStale && shown !== asked) setShown(asked);
  return isStale ? shown : asked;
}

/** A later page becomes empty when its last record is deleted. */
function useFirstPageWhenEmpty<Values>(list: ListState<Values>, isEmpty = false): void {
  const isBeyondEnd = isEmpty && list.cursor !== undefined;
  const goToFirst = useEffectEvent(() => list.goTo(null, { replace: true }));
  useEffect(() => {
    if (isBeyondEnd) goToFirst();
  }, [isBeyondEnd]);
}

function NoResults<Values>({ title, list }: { title: string; list: ListState<Values> }) {
  const t = useTranslate();
  return (
    <PageState icon={SearchX} title={title} role="status" action={<ClearFilters list={list} />}>
      {noMatchText(list.filteredBy, t)}
    </PageState>
  );
}

/** @param filteredBy of ListState */
function noMatchText(filteredBy: string, t: Translate): string {
  if (filteredBy === 'search') return t('Nothing matches the current search.');
  if (filteredBy === 'filters') return t('Nothing matches the current filters.');
  return t('Nothing matches the current search and filters.');
}

interface RefusedListProps<Values> {
  error: ApiError;
  list: ListState<Values>;
}

/** The server refuses the filters or the cursor of the address: why, and the way to a list that it has. */
function RefusedList<Values>({ error, list }: RefusedListProps<Values>) {
  const t = useTranslate();
  const reasons = Object.values(error.fieldErrors);
  const isCursorOnly = 'cursor' in error.fieldErrors && reasons.length === 1;
  const firstPage = <Button onClick={() => list.goTo(null)}>{t('Show the first page')}</Button>;
  return (
    <PageState
      icon={SearchX}
      title={t(isCursorOnly ? 'This page of the list does not exist' : 'Check the filters')}
      tone="danger"
      role="alert"
      action={isCursorOnly ? firstPage : <ClearFilters list={list} />}
    >
      {!isCursorOnly && reasons.join('. ')}
    </PageState>
  );
}

/** True when Retry can't help, but other filters or another page can. */
function isRefused<Values>({ status }: ApiError, list: ListState<Values>): boolean {
  return status === 422 && (list.filteredBy !== '' || list.cursor !== undefined);
}

function ClearFilters<Values>({ list }: { list: ListState<Values> }) {
  const t = useTranslate();
  return <Button onClick={list.clearFilters}>{t('Clear filters')}</Button>;
}
