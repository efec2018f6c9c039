import type { ErrorBody, ErrorCode, FieldErrors, StockShortage } from '@stockroom/contract';

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

export function validationFailed(
  fieldErrors: FieldErrors,
  headers: Record<string, string> = {},
): ApiError {
  const message = 'Please check the marked fields';
  return new ApiError('VALIDATION_FAILED', message, { fieldErrors }, headers);
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

/**
 * Stock would fall below 0; the message names the first product for those who see only the message.
 * @param fieldErrors where one field is to blame
 */
export function insufficientStock(lines: StockShortage[], fieldErrors?: FieldErrors): ApiError {
  const [first] = lines;
  const others = lines.length > 1 ? ` and ${lines.length - 1} more` : '';
  return new ApiError('INSUFFICIENT_STOCK', `Not enough stock of ${first?.name}${others}`, {
    lines,
    ...(fieldErrors && { fieldErrors }),
  });
}

export function unauthenticated(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Please sign in', {}, { 'WWW-Authenticate': 'Bearer' });
}
