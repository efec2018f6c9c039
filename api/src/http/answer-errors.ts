import { ERROR_STATUS, type ErrorBody } from '@stockroom/contract';
import type { Logger } from '../dependencies';
import { ApiError } from '../errors';
import { StoreUnavailableError } from '../store/store';
import type { ApiContext } from './environment';

export function answerErrors(log: Logger) {
  return (error: unknown, c: ApiContext): Response => {
    if (error instanceof ApiError) return refuse(c, error);
    const { method, path } = c.req;
    log.error({ requestId: c.get('requestId'), method, path, err: error }, 'request failed');
    return error instanceof StoreUnavailableError
      ? refuse(c, unavailable())
      : refuse(c, new ApiError('INTERNAL', 'Something went wrong. Please try again.'));
  };
}

/** Seconds until a crashed embedded database is back, or a rush may be over. */
const RETRY_AFTER = { 'Retry-After': '2' };

function unavailable(): ApiError {
  const message = 'The database does not answer. Please try again.';
  return new ApiError('UNAVAILABLE', message, {}, RETRY_AFTER);
}

export function answerUnknownPath(c: ApiContext): Response {
  return refuse(c, new ApiError('NOT_FOUND', 'There is nothing at this address'));
}

export function answerWrongMethod(c: ApiContext, allowed: string[]): Response {
  return refuse(
    c,
    new ApiError(
      'METHOD_NOT_ALLOWED',
      `${c.req.method} is not possible here`,
      {},
      { Allow: allowed.join(', ') },
    ),
  );
}

function refuse(c: ApiContext, error: ApiError): Response {
  const body: ErrorBody = { code: error.code, message: error.message, ...error.details };
  return c.json(body, ERROR_STATUS[error.code], error.headers);
}
