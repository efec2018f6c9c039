import type { FieldErrors } from './check-input';

/** Every `code` an error answer of the API can carry. Business refusals are 409 or 422; 403 is a missing permission. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  DUPLICATE: 409,
  VERSION_CONFLICT: 409,
  INSUFFICIENT_STOCK: 409,
  HAS_RETURNS: 409,
  RELEASE_REFUSED: 409,
  LAST_OWNER: 409,
  OWN_ACCOUNT: 409,
  DEACTIVATED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  INVALID_CREDENTIALS: 422,
  REGISTRATION_CLOSED: 422,
  LINK_INVALID: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** One product of a refused stock change: `have` is on hand, `need` is the quantity asked for, `short` the difference. */
export interface StockShortage {
  productId: string;
  name: string;
  sku: string;
  unitOfMeasurement: string;
  need: number;
  have: number;
  short: number;
}

/** The body of every answer that is not 2xx. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fieldErrors?: FieldErrors;
  lines?: StockShortage[];
}
