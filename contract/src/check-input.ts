import {
  ValidationError,
  type Schema,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
} from 'yup';
import type { Translate } from './translate';

/** Messages by dotted field path, e.g. { 'items[0].quantity': 'Minimum quantity is 1' }. */
export type FieldErrors = Record<string, string>;

/** An answer names no more fields: nobody reads them all. */
export const MAX_FIELD_ERRORS = 100;

/**
 * Every message of a failed validation, the first per field. `checkInput` names unknown fields itself.
 * @param t gets the Text that the schema named as the message: yup keeps it, though it says string
 */
export function toFieldErrors(error: ValidationError, t: Translate): FieldErrors {
  const errors: FieldErrors = {};
  for (const failure of error.inner.length > 0 ? error.inner : [error])
    if (failure.type !== 'noUnknown') errors[failure.path ?? ''] ??= t(failure.message);
  return errors;
}

export type Checked<Value> = { value: Value } | { fieldErrors: FieldErrors };

/** Hundreds of traces take longer than the validation itself. */
const OPTIONS = { strict: true, disableStackTrace: true };

/**
 * Validates an untrusted body: no conversion, no unknown fields, all messages at once, up to 100. It
 * counts first, because yup walks through everything: a list that is too long is never looked into.
 */
export async function checkInput<Value>(
  schema: Schema<Value>,
  input: unknown,
  t: Translate,
): Promise<Checked<Value>> {
  if (!isObject(input)) return { fieldErrors: { '': t('The body must be a JSON object') } };
  const misfits = first(MAX_FIELD_ERRORS, findMisfits(schema.describe(), input));
  const isTooMuch =
    misfits.length === MAX_FIELD_ERRORS || misfits.some(({ isTooLong }) => isTooLong);
  const errors = isTooMuch
    ? new Map<string, string>()
    : await errorsOf(schema.validate(input, { ...OPTIONS, abortEarly: false }), t);
  for (const { path, isTooLong } of misfits)
    errors.set(path, isTooLong ? await lengthError(schema, input, path, t) : t('Unknown field'));
  if (errors.size === 0) return { value: schema.cast(input) as Value };
  return { fieldErrors: Object.fromEntries(first(MAX_FIELD_ERRORS, errors)) };
}

async function lengthError(
  schema: Schema,
  input: unknown,
  path: string,
  t: Translate,
): Promise<string> {
  const errors = await errorsOf(
    schema.validateAt(path, input, { ...OPTIONS, recursive: false }),
    t,
  );
  return errors.get(path) ?? t('This list is too long');
}

async function errorsOf(validation: Promise<unknown>, t: Translate): Promise<Map<string, string>> {
  try {
    await validation;
    return new Map();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return new Map(Object.entries(toFieldErrors(error, t)));
  }
}

interface Misfit {
  path: string;
  /** True for a list, false for an unknown field. */
  isTooLong: boolean;
}

/** Yields them one by one, so that the caller can stop the search. */
function* findMisfits(
  described: SchemaFieldDescription,
  value: unknown,
  path = '',
): Generator<Misfit> {
  if ('fields' in described && isObject(value)) {
    const { fields } = described;
    for (const name of Object.keys(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (field) yield* findMisfits(field, value[name], at);
      else yield { path: at, isTooLong: false };
    }
  } else if ('innerType' in described && Array.isArray(value)) {
    const { innerType } = described;
    if (value.length > maxOf(described)) yield { path, isTooLong: true };
    else if (innerType && !Array.isArray(innerType))
      for (const [index, item] of value.entries())
        yield* findMisfits(innerType, item, `${path}[${index}]`);
  }
}

function maxOf({ tests }: SchemaInnerTypeDescription): number {
  const max = tests.find(({ name }) => name === 'max')?.params?.['max'];
  return typeof max === 'number' ? max : Infinity;
}

function first<Item>(count: number, items: Iterable<Item>): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (taken.length === count) break;
    taken.push(item);
  }
  return taken;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
