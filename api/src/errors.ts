import {
  inEnglish,
  MAX_FIELD_ERRORS,
  msg,
  type ErrorCode,
  type StockShortage,
  type Text,
} from '@stockroom/contract';

/** Messages by field, not yet in the language of their reader. */
export type FieldTexts = Record<string, Text | string>;

interface ErrorDetails {
  fieldErrors?: FieldTexts;
  lines?: StockShortage[];
}

/** A refusal with a body for the client. Any other error becomes INTERNAL. Logs show its message, in English. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly text: Text | string,
    readonly details: ErrorDetails = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(inEnglish(text));
  }
}

/** Existing fields have paths of at most 20 characters; users only need to recognize the others. */
const MAX_PATH = 100;

/** @param errors by field; the answer names the first 100 */
export function validationFailed(errors: FieldTexts): ApiError {
  const named = Object.entries(errors)
    .slice(0, MAX_FIELD_ERRORS)
    .map(([path, error]) => [path.slice(0, MAX_PATH), error] as const);
  const fieldErrors = Object.fromEntries(named);
  return new ApiError('VALIDATION_FAILED', msg('Please check the marked fields'), { fieldErrors });
}

const NOT_FOUND = {
  Product: msg('Product not found'),
  Supplier: msg('Supplier not found'),
  Order: msg('Order not found'),
  'Stock movement': msg('Stock movement not found'),
  Image: msg('Image not found'),
  Person: msg('Person not found'),
  Invitation: msg('Invitation not found'),
  Device: msg('Device not found'),
  Import: msg('Import not found'),
  Document: msg('Document not found'),
};
export type RecordName = keyof typeof NOT_FOUND;

export function notFound(record: RecordName): ApiError {
  return new ApiError('NOT_FOUND', NOT_FOUND[record]);
}

/** Another record has a unique value: the message appears at the field. */
export function duplicate(field: string, message: Text): ApiError {
  return new ApiError('DUPLICATE', message, { fieldErrors: { [field]: message } });
}

const CONFLICTS = {
  product: msg('This product has changed in the meantime'),
  supplier: msg('This supplier has changed in the meantime'),
  order: msg('This order has changed in the meantime'),
  reorder: msg('Some of these products have been ordered in the meantime'),
  role: msg('This role has changed in the meantime'),
  document: msg('This document has changed in the meantime'),
  settings: msg('These settings have changed in the meantime'),
};

export function versionConflict(record: keyof typeof CONFLICTS): ApiError {
  return new ApiError('VERSION_CONFLICT', CONFLICTS[record]);
}

/**
 * Stock would fall below 0; the message names the first product for those who see only the message.
 * @param fieldErrors where one field causes it
 */
export function insufficientStock(lines: StockShortage[], fieldErrors?: FieldTexts): ApiError {
  const product = lines[0]?.name ?? '';
  const message =
    lines.length > 1
      ? msg('Not enough stock of {product} and {count} more', { product, count: lines.length - 1 })
      : msg('Not enough stock of {product}', { product });
  return new ApiError('INSUFFICIENT_STOCK', message, {
    lines,
    ...(fieldErrors && { fieldErrors }),
  });
}

/** More of a product went back than would have been sold or received. @param count as the reader writes numbers */
export function hasReturns(product: string, count: string): ApiError {
  return new ApiError(
    'HAS_RETURNS',
    msg('{count} of {product} went back. Undo the return first.', { count, product }),
  );
}

/** @param what e.g. "Change the settings" */
export function forbidden(what: Text | string): ApiError {
  return new ApiError(
    'FORBIDDEN',
    msg('{what}: your role does not allow this. An owner can change it.', { what }),
  );
}

export function unauthenticated(message = msg('Please sign in')): ApiError {
  return new ApiError('UNAUTHENTICATED', message, {}, { 'WWW-Authenticate': 'Bearer' });
}
