import { useErrorToast } from '@stockroom/shared-ui';
import { useState } from 'react';

type Refetch = () => PromiseLike<{ error?: unknown }>;

/**
 * Shows one toast for a failure, however many parts fail and however often polling repeats them. Failures from before the
 * page was opened get none.
 * @param errors of each part; undefined where it is there
 * @returns retries a part; a failure of that gets a new toast
 */
export function useFailureToast(errors: readonly unknown[], message: string) {
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
