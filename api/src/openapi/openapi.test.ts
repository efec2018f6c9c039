import { Validator } from '@seriousme/openapi-schema-validator';
import contract from '@stockroom/contract/package.json';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Route } from '../http/route';
import { createInMemoryApi, type InMemoryApi } from '../in-memory-api';
import { ROUTES } from '../routes';
import { createOpenApiDocument } from './document';

let api: InMemoryApi;
beforeAll(async () => {
  api = await createInMemoryApi({ signedIn: true, config: { authRate: 'off' } });
});

const call = (path: string, init: RequestInit = {}) =>
  api.app.request(path, {
    ...init,
    headers: {
      Authorization: `Bearer ${api.tokens?.accessToken}`,
      ...(typeof init.body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    },
  });
const get = async (path: string) => (await call(path)).json();
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path}`;

test('describes the API in valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const document = await get('/api/openapi.json');
  const { valid, errors } = await validator.validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(document.info.version).toBe(contract.version);
});

test('names the permission of every operation', async () => {
  const { paths } = await get('/api/openapi.json');
  expect(paths['/api/health'].get['x-permission']).toBe('public');
  expect(paths['/api/stock-movements/receipts'].post['x-permission']).toBe('stock:receive');
  expect(paths['/api/stock-movements'].get['x-export-permission']).toBe('files:download');
  for (const { method, path, permission } of ROUTES) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')][method];
    expect([path, operation['x-permission']]).toEqual([path, permission]);
  }
});

test('offers an Idempotency-Key for the writes that answer a repeated request', () => {
  const { paths } = createOpenApiDocument(ROUTES, '1.0.0');
  const without = ROUTES.filter(({ method, path, permission }) => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
    return (
      method !== 'get' &&
      permission !== 'public' &&
      !/Idempotency-Key/.test(JSON.stringify(operation))
    );
  });
  expect(without.map(nameOf).sort()).toEqual([
    'POST /api/people/:id/reset-link',
    'POST /api/people/invitations',
  ]);
});

test('gives operations unique names', () => {
  const { paths } = createOpenApiDocument(ROUTES, '1.0.0');
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => Reflect.get(operation, 'operationId') as string),
  );
  expect(new Set(ids).size).toBe(ROUTES.length);
  expect(ids).toContain('getReportsLowStock');
});

describe('schemas of bodies', () => {
  const bodyOf = (name: string) => {
    const [method = '', path = ''] = name.split(' ');
    const { paths } = createOpenApiDocument(ROUTES, '1.0.0');
    return JSON.parse(JSON.stringify(paths[path]?.[method])).requestBody.content['application/json']
      .schema;
  };

  it('say what the contract demands', () => {
    const product = bodyOf('post /api/products');
    expect(product.required).toContain('name');
    expect(product.required).not.toContain('description');
    expect(product.additionalProperties).toBe(false);
    expect(product.properties).toMatchObject({
      name: { type: 'string', minLength: 1, maxLength: 200 },
      description: { type: 'string', maxLength: 2000, default: '' },
      unitOfMeasurement: { type: 'string', enum: expect.arrayContaining(['pieces', 'kg']) },
      purchasePrice: {
        type: 'number',
        minimum: 0,
        maximum: 999_999_999_999.99,
        description: 'At most 2 decimal places',
      },
    });
  });

  it('know lists, patterns and alternatives', () => {
    const order = bodyOf('post /api/orders');
    expect(order.properties.items).toMatchObject({
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'object', required: ['productId', 'quantity', 'unitPrice'] },
    });
    expect(bodyOf('post /api/auth/login').properties.email.pattern).toContain('@');
    expect(bodyOf('post /api/stock-movements/adjustments').anyOf).toHaveLength(2);
  });
});

describe('answers are as described', () => {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

  const expectDescribed = async (route: Route, path: string, init: RequestInit = {}) => {
    const answer = await call(path, { ...init, method: route.method.toUpperCase() });
    expect(answer.status).toBe(route.status ?? 200);
    const body: unknown = await answer.json();
    const validate = ajv.compile(route.answer);
    validate(body);
    expect(validate.errors ?? []).toEqual([]);
  };
  const routeOf = (name: string) => {
    const found = ROUTES.find((known) => nameOf(known) === name);
    if (!found) throw new Error(`${name} is not described`);
    return found;
  };

  const readable = ROUTES.filter(({ method, path }) => method === 'get' && !path.includes(':'));
  it.each(readable.map(nameOf))('%s', async (name) => {
    const known = routeOf(name);
    await expectDescribed(known, known.path);
  });

  it('of single records and their changes', async () => {
    const [product] = (await get('/api/products?stockStatus=in&limit=1')).products;
    const [supplier] = (await get('/api/suppliers?limit=1')).suppliers;
    const json = (body: object) => ({ body: JSON.stringify(body) });
    const item = { productId: product._id, quantity: 1, unitPrice: 9.99 };
    const order = { type: 'outgoing', customerName: 'Customer', items: [item] };
    await expectDescribed(routeOf('POST /api/orders'), '/api/orders', json(order));
    const [placed] = (await get('/api/orders?limit=1')).orders;

    const steps: [name: string, path: string, body?: object][] = [
      ['GET /api/products/:id', `/api/products/${product._id}`],
      ['GET /api/suppliers/:id', `/api/suppliers/${supplier._id}`],
      ['GET /api/orders/:id', `/api/orders/${placed._id}`],
      ['GET /api/orders/:id/products', `/api/orders/${placed._id}/products`],
      ['GET /api/orders/:id/status-effects', `/api/orders/${placed._id}/status-effects`],
      ['PATCH /api/orders/:id/status', `/api/orders/${placed._id}/status`, { status: 'completed' }],
      ['DELETE /api/orders/:id', `/api/orders/${placed._id}`],
      ['POST /api/orders/:id/restore', `/api/orders/${placed._id}/restore`],
      ['DELETE /api/products/:id', `/api/products/${product._id}`],
      ['POST /api/products/:id/restore', `/api/products/${product._id}/restore`],
      ['POST /api/categories', '/api/categories', { name: 'Toys' }],
      ['POST /api/notifications/read', '/api/notifications/read', { all: true }],
      [
        'POST /api/stock-movements/receipts',
        '/api/stock-movements/receipts',
        { productId: product._id, quantity: 1 },
      ],
      [
        'POST /api/stock-movements/adjustments',
        '/api/stock-movements/adjustments',
        { productId: product._id, adjustmentAmount: 1, reason: 'Found' },
      ],
    ];
    for (const [name, path, body] of steps)
      await expectDescribed(routeOf(name), path, body ? json(body) : {});
  });

  it('of refusals', async () => {
    const { components } = createOpenApiDocument(ROUTES, '1.0.0');
    const validate = ajv.compile(components.schemas.Error);
    for (const path of ['/api/products/x', '/api/products?limit=0', '/api/nothing'])
      expect(validate(await get(path))).toBe(true);
  });
});
