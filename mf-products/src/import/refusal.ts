import { messageOf, toApiError } from '@stockroom/shared-ui';

/** Why the server refuses a write, in its own words; the fallback when it didn't answer. */
export function refusalOf(error: unknown, fallback: string): string {
  const [reason] = Object.values(toApiError(error).fieldErrors);
  return reason ?? messageOf(error, fallback);
}
