import { DuplicateError, StoreUnavailableError } from '../store';

/** The connection broke, or the server refused it. Nothing uncommitted has happened. */
export class ConnectionLostError extends StoreUnavailableError {}

/** The fields of the contract behind unique constraints that a user can violate. */
const DUPLICATES: Record<string, string> = {
  users_email: 'email',
  products_live_sku: 'sku',
  products_live_sku_in_any_case: 'sku',
  product_barcodes_live_key: 'barcodes',
};

const UNIQUE_VIOLATION = '23505';

/** Deadlock and serialisation failure: a repeated transaction can succeed. */
const REPEATABLE = ['40P01', '40001'];

/** Timeouts and exhausted resources: the server works, but not on this. */
const OVERLOADED = ['57014', '55P03', '53300', '53200', '53100'];

const LOST = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  // The server shuts down, crashes, starts or stops.
  ...['57P01', '57P02', '57P03'],
];

/** Errors of `pg` without a code. */
const LOST_MESSAGES = /^Connection terminated|not queryable|^timeout expired/;

/** The pool had no free connection in time. */
const POOL_EXHAUSTED = /^timeout exceeded when trying to connect/;

/** Translates an error of the driver into one of the store; unknown errors stay as they are. */
export function toStoreError(error: unknown): unknown {
  const { code = '', message, constraint = '' } = describeError(error);
  const field = code === UNIQUE_VIOLATION ? DUPLICATES[constraint] : undefined;
  if (field !== undefined) return new DuplicateError(field);
  if (LOST.includes(code) || code.startsWith('08') || LOST_MESSAGES.test(message))
    return new ConnectionLostError(message, { cause: error });
  if (OVERLOADED.includes(code) || POOL_EXHAUSTED.test(message))
    return new StoreUnavailableError(message, { cause: error });
  return error;
}

export function isRepeatable(error: unknown): boolean {
  return (
    error instanceof ConnectionLostError || REPEATABLE.includes(describeError(error).code ?? '')
  );
}

/** The parts that distinguish errors of Node and PostgreSQL. */
export function describeError(error: unknown): {
  code?: string;
  constraint?: string;
  message: string;
} {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const text = (key: string) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  return { code: text('code'), constraint: text('constraint'), message: text('message') ?? '' };
}
