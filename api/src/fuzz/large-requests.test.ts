import { createInMemoryApi, type InMemoryApi } from '../in-memory';
import { createOpenApiDocument } from '../openapi/document';
import type { JsonSchema } from '../openapi/json-schema';
import { describedOperations } from './described-operations';
import type { DescribedOperation } from './make-request';

/** What makes a careless pattern try a text again from each of its characters. */
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
/** The first is for a pattern that would take for ever with the second. */
const LENGTHS = [30, 300_000];
/** A longer address is refused before the API sees it. */
const IN_QUERY = 12_000;
/** A pattern that takes the square of the length takes a minute; a busy machine does not. */
const LIMIT_MS = 5000;

const operations = describedOperations(createOpenApiDocument('1.0.0'));

let api: InMemoryApi;
beforeAll(async () => {
  api = await createInMemoryApi({ signedIn: true, config: { authRate: 'off' } });
});

test.each(Object.entries(REPEATED))(
  'a long text of %s takes no time, in whatever field or parameter',
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

test('no list gives a million records at once', async () => {
  const paged = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'limit'),
  );
  expect(paged.length).toBeGreaterThan(5);
  for (const operation of paged)
    expect([operation.path, await send(operation, { query: '?limit=1000000' })]).toEqual([
      operation.path,
      422,
    ]);
});

async function send(
  { method, path }: DescribedOperation,
  { query = '', body }: { query?: string; body?: string },
): Promise<number> {
  const address = path.replace(/\{\w+\}/g, '01a1fc0c-5627-7701-832f-dc14788c32bd');
  const started = performance.now();
  const { status } = await api.app.request(address + query, {
    method,
    headers: {
      Authorization: `Bearer ${api.tokens?.accessToken}`,
      'Content-Type': 'application/json',
    },
    ...(body !== undefined && { body }),
  });
  const took = performance.now() - started;
  expect([method, path, status < 500, took < LIMIT_MS]).toEqual([method, path, true, true]);
  return status;
}

function fieldsOf({ properties = {}, anyOf = [] }: JsonSchema = {}): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)];
}
