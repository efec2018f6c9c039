import {
  MAX_FIELD_ERRORS,
  type ErrorBody,
  type ErrorCode,
  type FieldErrors,
  type StockShortage,
} from '@stockroom/contract';

/** A refusal with a body for the client. Any other error becomes INTERNAL. */
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

/** Existing fields have paths of at most 20 characters; users only need to recognize the others. */
const MAX_PATH = 100;

/** @param errors by field; the answer names the first 100 */
export function validationFailed(errors: FieldErrors): ApiError {
  const named = Object.entries(errors)
    .slice(0, MAX_FIELD_ERRORS)
    .map(([path, error]) => [path.slice(0, MAX_PATH), error] as const);
  const fieldErrors = Object.fromEntries(named);
  return new ApiError('VALIDATION_FAILED', 'Please check the marked fields', { fieldErrors });
}

/** @param record e.g. "Product" */
export function notFound(record: string): ApiError {
  return new ApiError('NOT_FOUND', `${record} not found`);
}

/** Another record has a unique value: the message appears at the field. */
export function duplicate(field: string, message: string): ApiError {
  return new ApiError('DUPLICATE', message, { fieldErrors: { [field]: message } });
}

/** @param record e.g. "product" */
export function versionConflict(record: string): ApiError {
  return new ApiError(
    'VERSION_CONFLICT',
    `Somebody else has changed this ${record} in the meantime`,
  );
}

/**
 * Stock would fall below 0; the message names the first product for those who see only the message.
 * @param fieldErrors where one field causes it
 */
export function insufficientStock(lines: StockShortage[], fieldErrors?: FieldErrors): ApiError {
  const [first] = lines;
  const others = lines.length > 1 ? ` and ${lines.length - 1} more` : '';
  return new ApiError('INSUFFICIENT_STOCK', `Not enough stock of ${first?.name}${others}`, {
    lines,
    ...(fieldErrors && { fieldErrors }),
  });
}

/** @param what e.g. "Change the settings" */
export function forbidden(what: string): ApiError {
  return new ApiError(
    'FORBIDDEN',
    `${what}: your role does not allow this. An owner can change it.`,
  );
}

export function unauthenticated(message = 'Please sign in'): ApiError {
  return new ApiError('UNAUTHENTICATED', message, {}, { 'WWW-Authenticate': 'Bearer' });
}
