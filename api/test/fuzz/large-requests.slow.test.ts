import { createInMemoryApi, type InMemoryApi } from '../../src/in-memory-api';
import { createOpenApiDocument } from '../../src/openapi/document';
import type { JsonSchema } from '../../src/openapi/json-schema';
import { ROUTES } from '../../src/routes';
import { describedOperations } from './described-operations';
import type { DescribedOperation } from './make-request';

/** Texts that a careless pattern tries again from each character. */
const REPEATED: Record<string, (length: number) => string> = {
  letters: (length) => `a@${'a'.repeat(length)}`,
  dashes: (length) => `a@a${'-'.repeat(length)}`,
  dots: (length) => `a@${'a.'.repeat(length / 2)}`,
  links: (length) => `https://${'a.'.repeat(length / 2)} a`,
  blanks: (length) => `a${' '.repeat(length)}a`,
  digits: (length) => `${'1'.repeat(length)}x`,
  zeros: (length) => `0.${'0'.repeat(length)}1`,
  escapes: (length) => '%_\\'.repeat(length / 3),
};
/** The first stops a pattern that would never end with the second, which still fits into a body. */
const LENGTHS = [30, 90_000];
/** A longer address is refused before the API sees it. */
const IN_QUERY = 12_000;
/** A quadratic pattern takes a minute; a busy machine does not. */
const LIMIT_MS = 5000;

const operations = describedOperations(createOpenApiDocument(ROUTES, '1.0.0'));

let api: InMemoryApi;
beforeAll(async () => {
  api = await createInMemoryApi({ signedIn: true, config: { authRate: 'off' } });
});

test.each(Object.entries(REPEATED))(
  'answers a long text of %s at once, in every field and parameter',
  async (_kind, make) => {
    for (const operation of operations) {
      for (const field of fieldsOf(operation.bodies['application/json']))
        for (const length of LENGTHS)
          await send(operation, { body: JSON.stringify({ [field]: make(length) }) });
      for (const { name } of operation.parameters.filter((parameter) => parameter.in === 'query'))
        await send(operation, { query: `?${name}=${encodeURIComponent(make(IN_QUERY))}` });
    }
  },
);

/** Bodies full of unknown content. */
const MUCH: Record<string, string> = {
  lists: list(40_000, '{}'),
  numbers: list(60_000, '0'),
  'long texts': list(1000, JSON.stringify('x'.repeat(100))),
  'rows of nothing': list(500, '{}'),
  'rows of null': list(500, 'null'),
  'rows of unknown fields': list(500, unknownFields(20)),
  fields: unknownFields(9000),
  'a long name': `{"${'x'.repeat(100_000)}":0}`,
  'a name of commas': `{"${', '.repeat(50_000)}":0}`,
  'deep lists': '['.repeat(60_000) + ']'.repeat(60_000),
  'deep objects': '{"a":'.repeat(20_000) + '0' + '}'.repeat(20_000),
  'a long number': '1'.repeat(120_000),
};

test.each(Object.entries(MUCH))(
  'refuses a large body (%s) in few words, whole or in any field',
  async (_kind, much) => {
    for (const operation of operations) {
      const schema = operation.bodies['application/json'];
      if (!schema) continue;
      const bodies = [much, ...fieldsOf(schema).map((field) => `{"${field}":${much}}`)];
      for (const body of bodies) {
        const { status, answer } = await send(operation, { body });
        const { length } = Object.keys(JSON.parse(answer).fieldErrors);
        const isShort = answer.length < 15_000 && length > 0 && length <= 100;
        expect([operation.path, body.slice(0, 30), status, isShort]).toEqual([
          operation.path,
          body.slice(0, 30),
          422,
          true,
        ]);
      }
    }
  },
);

test('refuses a query of many parameters in few words', async () => {
  const query = `?${Array.from({ length: 4000 }, (_, index) => `p${index}=1`).join('&')}`;
  for (const operation of operations.filter(({ parameters }) =>
    parameters.some((parameter) => parameter.in === 'query'),
  )) {
    const { status, answer } = await send(operation, { query });
    const { length } = Object.keys(JSON.parse(answer).fieldErrors);
    expect([operation.path, status, length]).toEqual([operation.path, 422, 100]);
  }
});

test('describes a greatest length for every list in a body', () => {
  const bodies = operations.flatMap((operation) => Object.values(operation.bodies));
  const lists = bodies.flatMap(listsOf);
  expect(lists).not.toHaveLength(0);
  for (const { maxItems } of lists) expect(maxItems).toBeLessThanOrEqual(1000);
});

test('refuses to list a million records at once', async () => {
  const paged = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'limit'),
  );
  expect(paged.length).toBeGreaterThan(5);
  for (const operation of paged)
    expect(await send(operation, { query: '?limit=1000000' })).toMatchObject({ status: 422 });
});

async function send(
  { method, path }: DescribedOperation,
  { query = '', body }: { query?: string; body?: string },
): Promise<{ status: number; answer: string }> {
  const address = path.replace(/\{\w+\}/g, '01a1fc0c-5627-7701-832f-dc14788c32bd');
  const started = performance.now();
  const response = await api.app.request(address + query, {
    method,
    headers: {
      Authorization: `Bearer ${api.tokens?.accessToken}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body }),
  });
  const took = performance.now() - started;
  const { status } = response;
  expect([method, path, status < 500, took < LIMIT_MS]).toEqual([method, path, true, true]);
  return { status, answer: await response.text() };
}

function list(length: number, item: string): string {
  return `[${Array.from({ length }, () => item).join(',')}]`;
}

function unknownFields(count: number): string {
  return `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`;
}

function listsOf(schema: JsonSchema): JsonSchema[] {
  const { type, properties = {}, anyOf = [], items } = schema;
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  return [...(type === 'array' ? [schema] : []), ...inner.flatMap(listsOf)];
}

function fieldsOf({ properties = {}, anyOf = [] }: JsonSchema = {}): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)];
}
