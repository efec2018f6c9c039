import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';
import { methodOf, send, type ApiRequest } from './send';
import { inSession, REFRESH, SessionClient } from './session-client';
import { newIdempotencyKey } from './submit-keys';

/* eslint-disable lingui/no-unlocalized-strings -- nobody reads these names */
/** A write invalidates the tags of all that it may change, in any area. */
export const TAGS = [
  'Account',
  'Product',
  'Category',
  'Supplier',
  'StockMovement',
  'Order',
  'Document',
  'Report',
  'Dashboard',
  'CompanySettings',
  'SystemSettings',
  'Notification',
  'Person',
  'Release',
  'Change',
  // Answers with words of the server, in the language of the request.
  'ServerTexts',
] as const;
/** Everything that shows, counts or sums up stock and the orders that move it. */
export const STOCK_TAGS = [
  'Product',
  'StockMovement',
  'Order',
  'Document',
  'Report',
  'Dashboard',
  'Notification',
] as const satisfies readonly (typeof TAGS)[number][];
/* eslint-enable lingui/no-unlocalized-strings */

/** As the argument of a query hook: makes no call. */
export { skipToken } from '@reduxjs/toolkit/query/react';

/** How long a search waits for the next key. */
export const SEARCH_DELAY_MS = 250;

/**
 * On 401 or 403 to any call but the refresh, refreshes the tokens and repeats the call once. If the refresh fails, the
 * session ends.
 */
const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { extra: session, signal },
) => {
  if (!(session instanceof SessionClient)) throw new TypeError('Create the store with createStore');
  // The repeated call must be the same submit to the server.
  const defaultKey = methodOf(request) === 'POST' ? newIdempotencyKey() : undefined;
  const call = { ...request, idempotencyKey: request.idempotencyKey ?? defaultKey };
  const make = (accessToken: string | null) => send(call, { accessToken, signal });
  if (request.operation === REFRESH) return make(session.tokens.accessToken);
  if (methodOf(request) === 'GET') return inSession(session, make);
  session.openWrites += 1;
  return inSession(session, make).finally(() => {
    session.openWrites -= 1;
  });
};

/** The one RTK Query api. Every area injects its endpoints, under names that no other area uses. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  refetchOnReconnect: true,
  // Another tab or user may have changed the records that this one shows.
  refetchOnFocus: true,
  endpoints: () => ({}),
});
