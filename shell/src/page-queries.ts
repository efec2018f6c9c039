import { reasonOf } from '@stockroom/shared-ui';
import { useFailureToast } from './use-failure-toast';

/** Others work in the same shop: a visible page is at most a minute old. */
export const FRESHNESS = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  // In seconds: longer than the first rendering, which takes the early data.
  refetchOnMountOrArgChange: 5,
} as const;

interface Query {
  error?: unknown;
  isFetching: boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
}

/** The failures of a page's queries as one: they fail together more often than alone. Retry repeats the failed ones. */
export function useQueriesFailure(queries: readonly Query[], message: string) {
  const refetch = useFailureToast(
    queries.map(({ error }) => error),
    message,
  );
  const failed = queries.filter(({ error }) => error !== undefined);
  return (
    failed[0] && {
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
