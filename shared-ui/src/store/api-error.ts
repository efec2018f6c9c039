import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  type StockShortage,
} from '@stockroom/contract';

/** Why there is no usable answer at all, where the API's own codes cannot say it. */
type ClientErrorCode =
  /** No connection, or no answer in time. */
  | 'UNREACHABLE'
  /** The answer is not what the API sends. */
  | 'UNREADABLE'
  /** The session is over; the browser is on its way to /login. */
  | 'SIGNED_OUT'
  /** Nobody waits for the answer any more. */
  | 'ABORTED';

/** Every failed call ends in this one shape, in `error` of the hooks and in the rejection of `unwrap()`. */
export interface ApiError {
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: ErrorCode | ClientErrorCode;
  /** What the server said; for a call without an answer, why. May be empty. */
  message: string;
  /** Messages by dotted field path; empty when no field is to blame. */
  fieldErrors: FieldErrors;
  /** The products that a refused stock change is short of. */
  lines: StockShortage[];
}

export function apiError(
  error: Pick<ApiError, 'status' | 'code' | 'message'> & Partial<ApiError>,
): ApiError {
  return { fieldErrors: {}, lines: [], ...error };
}

/** The error of an answer that is not 2xx. `body` is whatever came: a proxy may have sent a page. */
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

/** Anything that was thrown or returned as an error, as an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const isAbort = isObject(error) && error['name'] === 'AbortError';
  return apiError({
    status: 0,
    code: isAbort ? 'ABORTED' : 'UNREADABLE',
    message: messageIn(error),
  });
}

/**
 * What to tell the user: the server's own words when it refused the request, else the fallback, which says
 * what failed (spec section 8) better than the words of a broken server or network would.
 */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = toApiError(error);
  return isUndecided(error) || message === '' ? fallback : message;
}

/** Whether the server may have done what was asked: it has not answered, or has failed while it worked. */
export function isUndecided(error: unknown): boolean {
  const { status } = toApiError(error);
  return status < 400 || status >= 500;
}

/** Not what nobody waits for any more, nor what failed because the session has ended: that is said once, by itself. */
export function isWorthSaying(error: unknown): boolean {
  const { code } = toApiError(error);
  return code !== 'ABORTED' && code !== 'SIGNED_OUT';
}

/** Why it failed, where the words for what failed leave that open: nobody answered, or the server could not. */
export function reasonOf(error: unknown): string | undefined {
  const { code, message, status } = toApiError(error);
  if (code === 'UNREACHABLE' || code === 'UNAVAILABLE') return message;
  return status >= 500 ? `The server answered with error ${status}.` : undefined;
}

function isApiError(error: unknown): error is ApiError {
  return (
    isObject(error) &&
    typeof error['status'] === 'number' &&
    typeof error['code'] === 'string' &&
    typeof error['message'] === 'string' &&
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
