import { check } from '@stockroom/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Schema } from 'yup';
import { ApiError, validationFailed } from '../errors';
import type { ApiContext, ApiEnvironment } from './environment';

const MAX_JSON_BYTES = 1024 * 1024;

/** Of an answer to a body that was not read to its end: nothing else can come over this connection. */
export const UNREAD = { Connection: 'close' };

export function limitJson(): MiddlewareHandler<ApiEnvironment> {
  const limit = bodyLimit({
    maxSize: MAX_JSON_BYTES,
    onError: () => {
      throw new ApiError('PAYLOAD_TOO_LARGE', 'A request can have at most 1 MB', {}, UNREAD);
    },
  });
  // To look for a body where there is none costs more than to find the route.
  return (c, next) => (c.req.method === 'GET' ? next() : limit(c, next));
}

/**
 * The body of the request, checked.
 * @param schema or how to choose one, where a body can be of several shapes
 * @throws ApiError 415, 400 or 422
 */
export async function readJson<Value>(
  c: ApiContext,
  schema: Schema<Value> | ((body: unknown) => Schema<Value>),
): Promise<Value> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json');
  const body = await parseJson(c);
  return validated(typeof schema === 'function' ? schema(body) : schema, body);
}

/** The same for a body that may be missing: then it counts as an empty object. */
export async function readOptionalJson<Value>(
  c: ApiContext,
  schema: Schema<Value>,
): Promise<Value> {
  return (await c.req.text()) === '' ? validated(schema, {}) : readJson(c, schema);
}

/** @throws ApiError 422 with every field's message */
export async function validated<Value>(schema: Schema<Value>, input: unknown): Promise<Value> {
  const checked = await check(schema, input);
  if ('fieldErrors' in checked) throw validationFailed(checked.fieldErrors);
  return checked.value;
}

async function parseJson(c: ApiContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('BAD_REQUEST', 'The body is not valid JSON');
  }
}
