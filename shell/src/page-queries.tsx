import { ErrorNotice, ErrorState, reasonOf, Spinner, useErrorToast } from '@stockroom/shared-ui';
import { useState, type ReactNode } from 'react';

/** Others work in the same shop: a visible page is at most a minute old. */
export const FRESHNESS = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  // In seconds: longer than the first rendering, which takes the early data.
  refetchOnMountOrArgChange: 5,
} as const;

type Refetch = () => PromiseLike<{ error?: unknown }>;

interface Query {
  error?: unknown;
  isFetching: boolean;
  refetch: Refetch;
}

/** The failures of a page's queries as one: they fail together more often than alone. Retry repeats the failed ones. */
export function useQueriesFailure(queries: readonly Query[], title: string) {
  const refetch = useFailureToast(
    queries.map(({ error }) => error),
    title,
  );
  const failed = queries.filter(({ error }) => error !== undefined);
  return (
    failed[0] && {
      title,
      reason: reasonOf(failed[0].error),
      isFetching: failed.some(({ isFetching }) => isFetching),
      retry: () =>
        refetch(async () => {
          const answers = await Promise.all(failed.map((query) => query.refetch()));
          return answers.find(({ error }) => error !== undefined) ?? {};
        }),
    }
  );
}

/**
 * Shows one toast for a failure, however many parts fail and however often polling repeats them. Failures from before the
 * page was opened get none.
 * @param errors of each part; undefined where it is there
 * @returns retries a part; a failure of that gets a new toast
 */
function useFailureToast(errors: readonly unknown[], message: string) {
  const [earlier] = useState(errors);
  const [shown, show] = useState<unknown>();
  useErrorToast(shown, message);
  const failed = errors.filter((error) => error !== undefined);
  const fresh = failed.find((error) => !earlier.includes(error));
  if (shown === undefined && fresh !== undefined) show(fresh);
  if (shown !== undefined && failed.length === 0) show(undefined);
  return (refetch: Refetch) =>
    void refetch().then(({ error }) => error !== undefined && show(error));
}

interface FailureProps {
  failure: ReturnType<typeof useQueriesFailure>;
}

/** A failure above content that stays. */
export function FailureNotice({ failure }: FailureProps) {
  return (
    failure && (
      <ErrorNotice title={failure.title} busy={failure.isFetching} onRetry={failure.retry}>
        {failure.reason}
      </ErrorNotice>
    )
  );
}

interface LoadedProps<Data> extends FailureProps {
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}

/** The content, or in its place the spinner or the failure. A failed refresh shows above the content. */
export function Loaded<Data>({ data, failure, children }: LoadedProps<Data>) {
  if (data !== undefined)
    return (
      <>
        <FailureNotice failure={failure} />
        {children(data)}
      </>
    );
  if (!failure) return <Spinner />;
  const { title, reason, isFetching, retry } = failure;
  return <ErrorState title={title} description={reason} busy={isFetching} onRetry={retry} />;
}
