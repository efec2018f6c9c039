import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  type StockShortage,
} from '@stockroom/contract';
import { translate } from '../texts';

/** Failures without an answer of the API. */
type ClientErrorCode =
  /** No connection, or no answer in time. */
  | 'UNREACHABLE'
  /** The answer is not one of the API. */
  | 'UNREADABLE'
  /** The session is over; the browser opens /login. */
  | 'SIGNED_OUT'
  /** The caller has aborted the call. */
  | 'ABORTED';

/** The one shape of a failed call, in `error` of the hooks and in the rejection of `unwrap()`. */
export interface ApiError {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: ErrorCode | ClientErrorCode;
  /** The server's message, or why there is no answer. May be empty. */
  message: string;
  /** Messages by dotted field path. */
  fieldErrors: FieldErrors;
  /** The shortages that a refused stock change would cause. */
  lines: StockShortage[];
}

export function apiError(
  error: Pick<ApiError, 'status' | 'code' | 'message'> & Partial<ApiError>,
): ApiError {
  return { fieldErrors: {}, lines: [], ...error };
}

/** The error of an answer that is not 2xx. `body` can be anything: a proxy may send a page. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return apiError({ status, code: 'UNREADABLE', message: messageIn(body) });
  return apiError({
    status,
    code: body.code,
    message: body.message,
    fieldErrors: body.fieldErrors ?? {},
    lines: body.lines ?? [],
  });
}

/** Turns any thrown or returned error into an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const isAbort = isObject(error) && error['name'] === 'AbortError';
  return apiError({
    status: 0,
    code: isAbort ? 'ABORTED' : 'UNREADABLE',
    message: messageIn(error),
  });
}

/** The message for the user: the server's own if it refused the request, else the fallback, which names what failed. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = toApiError(error);
  return isUndecided(error) || message === '' ? fallback : message;
}

/** Why the server refuses a request: the message at its first field, or else messageOf. */
export function refusalOf(error: unknown, fallback: string): string {
  const [refusal] = Object.values(toApiError(error).fieldErrors);
  return refusal ?? messageOf(error, fallback);
}

/** Whether the server may have executed the request: it has not answered, or failed on the way. */
export function isUndecided(error: unknown): boolean {
  const { status } = toApiError(error);
  return status < 400 || status >= 500;
}

/** False for an aborted call, and for calls that failed because the session ended: its own toast says so. */
export function isWorthSaying(error: unknown): boolean {
  const { code } = toApiError(error);
  return code !== 'ABORTED' && code !== 'SIGNED_OUT';
}

/** Why a call failed, if the server did not refuse it: there was no answer, or the server is broken. */
export function reasonOf(error: unknown): string | undefined {
  const { code, message, status } = toApiError(error);
  if (code === 'UNREACHABLE' || code === 'UNAVAILABLE') return message;
  return status >= 500
    ? translate('The server answered with error {status}.', { status })
    : undefined;
}

/** Logs a failed query without a toast; `queryFulfilled` is RTK Query's. */
export async function logFailure(message: string, queryFulfilled: Promise<unknown>): Promise<void> {
  try {
    await queryFulfilled;
  } catch (failure) {
    const error = isObject(failure) && 'error' in failure ? failure['error'] : failure;
    if (isWorthSaying(error)) console.error(message, error);
  }
}

function isApiError(error: unknown): error is ApiError {
  return (
    isObject(error) &&
    typeof error['status'] === 'number' &&
    isObject(error['fieldErrors']) &&
    Array.isArray(error['lines'])
  );
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    isObject(body) &&
    typeof body['code'] === 'string' &&
    body['code'] in ERROR_STATUS &&
    typeof body['message'] === 'string'
  );
}

function messageIn(body: unknown): string {
  return isObject(body) && typeof body['message'] === 'string' ? body['message'] : '';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
