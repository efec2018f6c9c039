import { checkInput, msg, type Translate } from '@stockroom/contract';
import type { MiddlewareHandler } from 'hono';
import type { Schema } from 'yup';
import { ApiError, validationFailed } from '../errors';
import { translateFor } from '../texts';
import type { ApiContext, ApiEnvironment } from './environment';
import { limitBody, received } from './limit-body';

/** Twice the longest order. While the API parses a body, everybody else waits: 1 MB of odd JSON takes 0.4 s. */
const MAX_JSON_BYTES = 128 * 1024;

export function limitJson(): MiddlewareHandler<ApiEnvironment> {
  const message = msg('A request can have at most 128 KB');
  return limitBody(MAX_JSON_BYTES, () => new ApiError('PAYLOAD_TOO_LARGE', message));
}

/**
 * The body of the request, checked.
 * @param schema or a function that chooses one, where a body can have several shapes
 * @throws ApiError 415, 400 or 422
 */
export async function readJson<Value>(
  c: ApiContext,
  schema: Schema<Value> | ((body: unknown) => Schema<Value>),
): Promise<Value> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', msg('Content-Type must be application/json'));
  const body = await parseJson(c);
  return validated(typeof schema === 'function' ? schema(body) : schema, body, translateFor(c));
}

/** The same for an optional body; a missing one counts as an empty object. */
export async function readOptionalJson<Value>(
  c: ApiContext,
  schema: Schema<Value>,
): Promise<Value> {
  return (await received(c.req.text())) === ''
    ? validated(schema, {}, translateFor(c))
    : readJson(c, schema);
}

/** @throws ApiError 422 with every field's message */
export async function validated<Value>(
  schema: Schema<Value>,
  input: unknown,
  t: Translate,
): Promise<Value> {
  const checked = await checkInput(schema, input, t);
  if ('fieldErrors' in checked) throw validationFailed(checked.fieldErrors);
  return checked.value;
}

async function parseJson(c: ApiContext): Promise<unknown> {
  const text = await received(c.req.text());
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('BAD_REQUEST', msg('The body is not valid JSON'));
  }
}
