import type { ErrorBody, ErrorCode, FieldErrors } from '@stockroom/contract';

/** A refusal with a body for the client. Everything else that is thrown is answered as INTERNAL. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Pick<ErrorBody, 'fieldErrors' | 'lines'> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export function validationFailed(fieldErrors: FieldErrors): ApiError {
  return new ApiError('VALIDATION_FAILED', 'Please check the marked fields', { fieldErrors });
}

/** @param record what was looked for, e.g. "Product" */
export function notFound(record: string): ApiError {
  return new ApiError('NOT_FOUND', `${record} not found`);
}

/** A unique value is taken: the message appears at the field. */
export function duplicate(field: string, message: string): ApiError {
  return new ApiError('DUPLICATE', message, { fieldErrors: { [field]: message } });
}

/** @param record what was changed, e.g. "product" */
export function versionConflict(record: string): ApiError {
  return new ApiError(
    'VERSION_CONFLICT',
    `Somebody else has changed this ${record} in the meantime`,
  );
}

export function unauthenticated(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Please sign in', {}, { 'WWW-Authenticate': 'Bearer' });
}
