import { DuplicateError, StoreUnavailableError } from '../store';

/** The connection broke or was refused. Whatever was not committed has not happened. */
export class ConnectionLostError extends StoreUnavailableError {}

/** Unique constraints that a user can run into, and the field of the contract they are about. */
const DUPLICATES: Record<string, string> = {
  users_email: 'email',
  products_live_sku: 'sku',
  products_live_sku_in_any_case: 'sku',
};

const UNIQUE_VIOLATION = '23505';

/** Deadlock and serialisation failure: the same transaction can succeed when it is run again. */
const REPEATABLE = ['40P01', '40001'];

/** Too slow or too many: the server works, but not on this. */
const OVERLOADED = ['57014', '55P03', '53300', '53200', '53100'];

const LOST = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  // Shut down by the operator, crashed, starting or stopping.
  ...['57P01', '57P02', '57P03'],
];

/** What `pg` says in words only. */
const LOST_MESSAGES = /^Connection terminated|not queryable|^timeout expired/;

/** Waiting for a free connection of the pool took too long. */
const POOL_EXHAUSTED = /^timeout exceeded when trying to connect/;

/** What an error of the driver means to whoever uses the store; unknown ones are handed on as they are. */
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

/** Whether running the transaction again can help. */
export function isRepeatable(error: unknown): boolean {
  return (
    error instanceof ConnectionLostError || REPEATABLE.includes(describeError(error).code ?? '')
  );
}

/** The parts of an error of Node or PostgreSQL that tell errors apart. */
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
