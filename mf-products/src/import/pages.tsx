import { Button, ErrorState, reasonOf, Spinner, useErrorToast } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import { useTranslate } from '../texts';
import { Centered } from './import.styles';

interface PagesProps<Answer> {
  query: {
    data?: { pages: Answer[] };
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  failure: string;
  children: (pages: Answer[]) => ReactNode;
}

/** The pages so far, with a button for the next one; before them the spinner, or the failure. */
export function Pages<Answer>({ query, failure, children }: PagesProps<Answer>) {
  const t = useTranslate();
  const { data, error, isFetching } = query;
  useErrorToast(error, failure);
  if (error !== undefined && !isFetching && data === undefined)
    return (
      <ErrorState title={failure} description={reasonOf(error)} onRetry={() => query.refetch()} />
    );
  if (data === undefined) return <Spinner />;
  return (
    <>
      {children(data.pages)}
      {query.hasNextPage && (
        <Centered>
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('Load more')}
          </Button>
        </Centered>
      )}
    </>
  );
}
