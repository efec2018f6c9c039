import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf, toApiError } from '../../store/api-error';
import { ButtonLink } from '../buttons/button-link';
import { ErrorState, PageState } from './page-state';
import { Spinner } from '../spinner';
import { useErrorToast } from '../toasts/use-error-toast';

interface RecordBodyProps<Rec> {
  /** What a query hook of RTK Query returns. */
  query: {
    currentData?: Rec;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** E.g. "Failed to load order data". */
  failure: string;
  /** When there is no such record: e.g. "Order not found", and the way to the others. */
  missing: { icon: LucideIcon; title: string; back: { to: string; label: string } };
  children: (record: Rec) => ReactNode;
}

/**
 * The page of one record: spinner, not found, failed, or the record. That there is none is an answer, and told once: the
 * toast is for failures. Once the record is shown, a failed refresh in the background takes nothing away from it.
 */
export function RecordBody<Rec>({ query, failure, missing, children }: RecordBodyProps<Rec>) {
  const { currentData: record, isFetching, refetch } = query;
  const error = record === undefined ? query.error : undefined;
  const isMissing = error !== undefined && toApiError(error).code === 'NOT_FOUND';
  useErrorToast(isMissing ? undefined : error, failure);
  if (record !== undefined) return children(record);
  if (error === undefined) return <Spinner />;
  if (!isMissing)
    return (
      <ErrorState
        title={failure}
        description={reasonOf(error)}
        busy={isFetching}
        onRetry={refetch}
      />
    );
  const { icon, title, back } = missing;
  return (
    <PageState
      icon={icon}
      title={title}
      action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
    >
      It may have been deleted.
    </PageState>
  );
}
