import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf, toApiError } from '../../store/api-error';
import { useTranslate } from '../../texts';
import { ButtonLink, useReturnAddress } from '../buttons/links';
import { ErrorState, PageState } from '../page-state';
import { Spinner } from '../spinner';
import { useErrorToast } from '../toasts/use-error-toast';

interface RecordBodyProps<Rec> {
  query: {
    currentData?: Rec;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  failure: string;
  /** For a record that may not exist: e.g. "Order not found", and the way to the list. */
  missing?: { icon: LucideIcon; title: string; back: { to: string; label: string } };
  children: (record: Rec) => ReactNode;
}

/**
 * The page of one record: spinner, not found, failed, or the record. Only a failure shows a toast. A failed refresh in
 * the background leaves the record on the page.
 */
export function RecordBody<Rec>({ query, failure, missing, children }: RecordBodyProps<Rec>) {
  const t = useTranslate();
  const { currentData: record, isFetching, refetch } = query;
  const listAddress = useReturnAddress(missing?.back.to ?? '');
  const error = record === undefined ? query.error : undefined;
  const isMissing =
    missing !== undefined && error !== undefined && toApiError(error).code === 'NOT_FOUND';
  useErrorToast(isMissing ? undefined : error, failure);
  if (record !== undefined) return children(record);
  if (error === undefined) return <Spinner />;
  if (isMissing) {
    const { icon, title, back } = missing;
    return (
      <PageState
        icon={icon}
        title={title}
        action={<ButtonLink to={listAddress}>{back.label}</ButtonLink>}
      >
        {t('It may have been deleted.')}
      </PageState>
    );
  }
  return (
    <ErrorState title={failure} description={reasonOf(error)} busy={isFetching} onRetry={refetch} />
  );
}

/** A query that drops a record which somebody else has deleted: for pages that hold no input. */
export function withoutGone<Query extends { error?: unknown; currentData?: unknown }>(
  query: Query,
): Query {
  const isGone = query.error !== undefined && toApiError(query.error).code === 'NOT_FOUND';
  return isGone ? { ...query, currentData: undefined } : query;
}
