import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error';
import { newIdempotencyKey } from './idempotency-key';
import { send, type ApiRequest } from './send';
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
  const call = { ...request, idempotencyKey: request.idempotencyKey ?? defaultKey(request) };
  const make = (accessToken: string | null) => send(call, { accessToken, signal });
  return request.url === REFRESH_URL ? make(session.tokens.accessToken) : inSession(session, make);
};

/** Makes a call with the session's token; when the server no longer takes that, once more with a new one. */
export async function inSession<Result extends { error?: ApiError }>(
  session: SessionClient,
  call: (accessToken: string | null) => Promise<Result>,
): Promise<Result | { error: ApiError; data?: undefined }> {
  const { accessToken } = session.tokens;
  const answer = await call(accessToken);
  if (!asksForRefresh(answer)) return answer;
  const failure = await session.refresh(accessToken);
  return failure === null ? call(session.tokens.accessToken) : { error: failure };
}

/** The store's session client, which createStore passes to every thunk and endpoint. */
export function sessionOf(extra: unknown): SessionClient {
  if (!(extra instanceof SessionClient))
    throw new TypeError('The store was not made by createStore');
  return extra;
}

function asksForRefresh({ error }: { error?: ApiError }): boolean {
  return error?.status === 401 || error?.status === 403;
}

/** The replay after a refresh must be the same submit to the server. */
function defaultKey({ method }: ApiRequest): string | undefined {
  return method === 'POST' ? newIdempotencyKey() : undefined;
}
