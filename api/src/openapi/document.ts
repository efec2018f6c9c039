import { ERROR_STATUS, type ErrorCode } from '@stockroom/contract';
import type { ObjectShape, Schema } from 'yup';
import { listOf, record, TEXT } from './answers';
import { isOptional, toJsonSchema, type JsonSchema } from './json-schema';
import type { Operation } from './operation';
import { OPERATIONS } from './operations';

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: TEXT,
    fieldErrors: { type: 'object', additionalProperties: TEXT },
    lines: listOf(
      record({
        productId: TEXT,
        name: TEXT,
        sku: TEXT,
        unitOfMeasurement: TEXT,
        need: { type: 'number' },
        have: { type: 'number' },
        short: { type: 'number' },
      }),
    ),
  },
  required: ['code', 'message'],
};

const ALWAYS: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE'];
const OF_BODIES: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
];

/** The description of the whole API as OpenAPI 3.1. */
export function createOpenApiDocument(version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stockroom API',
      version,
      description:
        'JSON over HTTP. Numbers are exact: those that a double cannot hold are texts of digits. ' +
        'Times are instants in UTC. Lists are paged by opaque cursors. ' +
        'A path answers other methods than those described with 405 and names them in Allow.',
    },
    servers: [{ url: '/' }],
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: ERROR },
    },
  };
}

function describe(operation: Operation): object {
  const { summary, access, path, method, query = {}, status = 200, answer, files = [] } = operation;
  const content = Object.fromEntries([
    ...(Object.keys(answer).length > 0 ? [['application/json', { schema: answer }]] : []),
    ...files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ]);
  const body = describeBody(operation);
  return {
    summary,
    operationId: nameOf(method, path),
    tags: [path.split('/')[2]],
    ...(access === 'public' ? { security: [] } : {}),
    parameters: [...pathParameters(path), ...headers(operation), ...queryParameters(query)],
    ...(body ? { requestBody: body } : {}),
    responses: { [status]: { description: 'Done', content }, ...refusals(operation) },
  };
}

function describeBody({ body, upload, isBodyOptional }: Operation): object | null {
  const json = body && schemaOf(body);
  const content = json
    ? { 'application/json': { schema: json } }
    : upload &&
      Object.fromEntries(Object.entries(upload).map(([type, schema]) => [type, { schema }]));
  return content ? { required: !isBodyOptional, content } : null;
}

function schemaOf(body: Schema | readonly Schema[]): JsonSchema {
  return 'describe' in body ? toJsonSchema(body) : { anyOf: body.map(toJsonSchema) };
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: TEXT,
  }));
}

function headers({ method, access }: Operation): object[] {
  if (method === 'get' || access === 'public') return [];
  const description = 'Makes a repeated request harmless: it is answered as the first was';
  const schema = { type: 'string', minLength: 1, maxLength: 200 };
  return [{ name: 'Idempotency-Key', in: 'header', description, schema }];
}

function queryParameters(query: ObjectShape): object[] {
  return Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(schema as Schema),
    schema: toJsonSchema(schema as Schema),
  }));
}

function refusals(operation: Operation): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codesOf(operation))) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

function codesOf({ access, body, upload, query, method, errors = [] }: Operation): ErrorCode[] {
  const isSignedIn = access !== 'public';
  return [
    ...(isSignedIn ? (['UNAUTHENTICATED'] as const) : []),
    ...(body || upload ? OF_BODIES : []),
    ...(query ? (['VALIDATION_FAILED'] as const) : []),
    ...(isSignedIn && method !== 'get' ? (['BAD_REQUEST', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...errors,
    ...ALWAYS,
  ];
}

/** "get /api/products/:id" -> "getProductsById". */
function nameOf(method: string, path: string): string {
  const words = path
    .replace('/api', '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[/.-]/)
    .filter((word) => word !== '');
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
