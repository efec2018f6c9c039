import { useErrorToast } from '@stockroom/shared-ui';
import { useState } from 'react';

type Refetch = () => PromiseLike<{ error?: unknown }>;

/**
 * Tells once that something could not be loaded, however many parts of it are missing and however often they are asked
 * for meanwhile; what failed while nobody looked at it disturbed nobody.
 * @param errors of each part; undefined where it is there
 * @returns asks for a part again; who does so is told again
 */
export function useToldFailure(errors: readonly unknown[], message: string) {
  const [earlier] = useState(errors);
  const [told, tell] = useState<unknown>();
  useErrorToast(told, message);
  const failed = errors.filter((error) => error !== undefined);
  const news = failed.find((error) => !earlier.includes(error));
  if (told === undefined && news !== undefined) tell(news);
  if (told !== undefined && failed.length === 0) tell(undefined);
  return (refetch: Refetch) =>
    void refetch().then(({ error }) => error !== undefined && tell(error));
}
