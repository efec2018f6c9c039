import {
  ERROR_STATUS,
  msg,
  type ErrorBody,
  type FieldErrors,
  type Translate,
} from '@stockroom/contract';
import type { Logger } from '../dependencies';
import { ApiError, type FieldTexts } from '../errors';
import { StoreUnavailableError } from '../store/store';
import { translateFor } from '../texts';
import type { ApiContext } from './environment';

export function answerErrors(log: Logger) {
  return (error: unknown, c: ApiContext): Response => {
    if (error instanceof ApiError) return refuse(c, error);
    const { method, path } = c.req;
    log.error({ requestId: c.get('requestId'), method, path, err: error }, 'request failed');
    return error instanceof StoreUnavailableError
      ? refuse(c, unavailable())
      : refuse(c, new ApiError('INTERNAL', msg('Something went wrong. Please try again.')));
  };
}

/** Seconds until a crashed embedded database is back, or a rush may be over. */
const RETRY_AFTER = { 'Retry-After': '2' };

function unavailable(): ApiError {
  const message = msg('The database does not answer. Please try again.');
  return new ApiError('UNAVAILABLE', message, {}, RETRY_AFTER);
}

export function answerUnknownPath(c: ApiContext): Response {
  return refuse(c, new ApiError('NOT_FOUND', msg('There is nothing at this address')));
}

export function answerWrongMethod(c: ApiContext, allowed: string[]): Response {
  return refuse(
    c,
    new ApiError(
      'METHOD_NOT_ALLOWED',
      msg('{method} is not possible here', { method: c.req.method }),
      {},
      { Allow: allowed.join(', ') },
    ),
  );
}

function refuse(c: ApiContext, error: ApiError): Response {
  const t = translateFor(c);
  const { fieldErrors, ...details } = error.details;
  const body: ErrorBody = {
    code: error.code,
    message: t(error.text),
    ...details,
    ...(fieldErrors && { fieldErrors: translateAll(fieldErrors, t) }),
  };
  return c.json(body, ERROR_STATUS[error.code], error.headers);
}

function translateAll(texts: FieldTexts, t: Translate): FieldErrors {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, t(text)]));
}
