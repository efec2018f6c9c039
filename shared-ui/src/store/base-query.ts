import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';
import { newIdempotencyKey } from './idempotency-key';
import { send, type Answer, type ApiRequest } from './send';
import { REFRESH_URL, SessionClient } from './session-client';

/**
 * The only HTTP client of the product. On 401 or 403 to any call but the refresh it refreshes the tokens and
 * repeats the call once (spec section 7); a session that cannot be refreshed ends.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (
  request,
  { extra, signal },
) => {
  const session = sessionOf(extra);
  const { accessToken } = session.tokens;
  const call = { ...request, idempotencyKey: request.idempotencyKey ?? defaultKey(request) };
  const answer = await send(call, { accessToken, signal });
  if (!asksForRefresh(answer) || request.url === REFRESH_URL) return answer;
  const failure = await session.refresh(accessToken);
  if (failure !== null) return { error: failure };
  return send(call, { accessToken: session.tokens.accessToken, signal });
};

/** The store's session client, which createStore passes to every thunk and endpoint. */
export function sessionOf(extra: unknown): SessionClient {
  if (!(extra instanceof SessionClient))
    throw new TypeError('The store was not made by createStore');
  return extra;
}

function asksForRefresh({ error }: Answer): boolean {
  return error?.status === 401 || error?.status === 403;
}

/** The replay after a refresh must be the same submit to the server. */
function defaultKey({ method }: ApiRequest): string | undefined {
  return method === 'POST' ? newIdempotencyKey() : undefined;
}
