import { ERROR_STATUS, MAX_FIELD_ERRORS, type ErrorCode } from '@stockroom/contract';
import { needsUser, type Route } from '../http/route';
import { listOf, record, TEXT } from './response-schemas';
import { isOptional, toJsonSchema, type JsonSchema } from './json-schema';

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

const EXPORT_FILES: readonly string[] = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

const ALWAYS: readonly ErrorCode[] = ['INTERNAL', 'UNAVAILABLE'];
const OF_BODIES: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
];

export function createOpenApiDocument(routes: readonly Route[], version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stockroom API',
      version,
      description:
        'JSON over HTTP. Numbers are exact: those that a double cannot hold are texts of digits. ' +
        'Times are instants in UTC. Lists are paged by opaque cursors. ' +
        'Messages and files are in English, or in Russian where Accept-Language asks for it. ' +
        `A JSON body has at most 128 KB; a refusal names at most ${MAX_FIELD_ERRORS} fields. ` +
        'A path answers other methods than those described with 405 and names them in Allow.',
    },
    servers: [{ url: '/' }],
    security: [{ accessToken: [] }],
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: ERROR },
    },
  };
}

function describe(route: Route): object {
  const { summary, permission, path, method, query = {}, status = 200, answer } = route;
  const { isExportable, files = isExportable ? EXPORT_FILES : [] } = route;
  const content = Object.fromEntries([
    ...(Object.keys(answer).length > 0 ? [['application/json', { schema: answer }]] : []),
    ...files.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ]);
  const body = describeBody(route);
  return {
    summary,
    operationId: nameOf(method, path),
    tags: [path.split('/')[2]],
    ...(route.deprecated ? { deprecated: true } : {}),
    'x-permission': permission,
    ...(isExportable ? { 'x-export-permission': 'files:download' } : {}),
    ...(permission === 'public' ? { security: [] } : {}),
    ...(permission === 'deploy-token'
      ? { security: [{ deployToken: [] }, { accessToken: [] }] }
      : {}),
    parameters: [...pathParameters(path), ...headers(route), ...queryParameters(query)],
    ...(body ? { requestBody: body } : {}),
    responses: { [status]: { description: 'Done', content }, ...refusals(route) },
  };
}

function describeBody({ body, upload, isBodyOptional }: Route): object | null {
  const json = body && schemaOf(body);
  const content = json
    ? { 'application/json': { schema: json } }
    : upload &&
      Object.fromEntries(Object.entries(upload).map(([type, schema]) => [type, { schema }]));
  return content ? { required: !isBodyOptional, content } : null;
}

export function schemaOf(body: NonNullable<Route['body']>): JsonSchema {
  return 'shapes' in body ? { anyOf: body.shapes.map(toJsonSchema) } : toJsonSchema(body);
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: TEXT,
  }));
}

function headers({ isRepeatable }: Route): object[] {
  if (!isRepeatable) return [];
  const description = 'Makes a repeated request harmless: it is answered as the first was';
  const schema = { type: 'string', minLength: 1, maxLength: 200 };
  return [{ name: 'Idempotency-Key', in: 'header', description, schema }];
}

function queryParameters(query: NonNullable<Route['query']>): object[] {
  return Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !isOptional(schema),
    schema: toJsonSchema(schema),
  }));
}

function refusals(route: Route): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codesOf(route))) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

function codesOf(route: Route): ErrorCode[] {
  const { path, permission, body, upload, query, isRepeatable, errors = [] } = route;
  return [
    ...(permission === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(needsUser(route) && permission !== 'signed-in' ? (['FORBIDDEN'] as const) : []),
    ...(permission === 'deploy-token' ? (['RELEASE_REFUSED'] as const) : []),
    ...(body || upload ? OF_BODIES : []),
    ...(query ? (['VALIDATION_FAILED'] as const) : []),
    ...(isRepeatable ? (['BAD_REQUEST', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...(path.includes('/:id') ? (['NOT_FOUND'] as const) : []),
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
