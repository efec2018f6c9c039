import { createHash } from 'node:crypto';
import { TEXT_COLUMNS } from '@stockroom/contract';
import { UNKNOWN_ID } from './forms';
import { PAGED_LISTS } from './paging-conformance';
import { addProduct, addSupplier, receive } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

const INSTANTS = ['createdAt', 'at'];
const TEXTS = [...TEXT_COLUMNS, 'contactPerson', 'party'];

/** Every list of the API, with all its sort keys. */
const LISTS: [path: string, keys: readonly string[]][] = [
  ...PAGED_LISTS.map(([path, , keys]): [string, readonly string[]] => [path, keys]),
  ['stock-movements?format=csv&', ['createdAt']],
  ['reports/low-stock?format=xlsx&', ['name', 'toOrder']],
];

/** In JSON, because some are no values of JavaScript. */
const FORGED = {
  text: ['5', 'null', 'true', '{}', '"a\\u0000b"', '"\\ud800"'],
  number: [
    ...['"lamp"', '""', '"NaN"', '"Infinity"', '"1e3"', '"0x10"', '" 1"', '"1,5"', 'null', 'true'],
    ...['[1]', '1e400', '-1e400', '1e300', '1e-300', '0.00000001', `"${'9'.repeat(60)}"`],
  ],
  instant: [
    ...['"x"', '5', 'null', '"now"', '"infinity"', '"2026-11-21"', '"2026-02-30T00:00:00.000Z"'],
    ...['"0000-01-01T00:00:00.000Z"', '"+012026-01-01T00:00:00.000Z"', '"2026-11-21T09:00:00Z"'],
    '"2026-11-21T24:00:00.000Z"',
  ],
};

/** Values that a cursor may hold, though no record has them. */
const SOUND = {
  text: ['""', '"лампа 100%_"', '"5"'],
  number: ['0', '-5.5', '0.000001', '"12345678901234567890123.45"'],
  instant: ['"2026-11-21T09:00:00.000Z"', '"0001-01-01T00:00:00.000Z"'],
};

export function describeCursors(makeStore: MakeStore): void {
  describe('cursors', () => {
    const api = setUpTestApi(makeStore);
    beforeEach(async () => {
      const supplier = await addSupplier(api);
      for (const name of ['Desk', 'Lamp']) {
        const product = await addProduct(api, supplier._id, { name, sku: name });
        await receive(api, product._id, 3);
      }
    });
    const ask = (path: string, sort: string, cursor: string) =>
      api.call('GET', `${path}sort=${sort}&cursor=${cursor}`);
    const statusOf = async (path: string, sort: string, ...rest: [value: string, id?: string]) =>
      (await ask(path, sort, cursorOf(sort, ...rest))).status;

    it.each(LISTS)('of /%s that are forged are refused, unless they fit', async (path, keys) => {
      for (const key of keys.filter((key) => key !== 'orderNumber')) {
        const kind = INSTANTS.includes(key) ? 'instant' : TEXTS.includes(key) ? 'text' : 'number';
        for (const sort of [key, `-${key}`]) {
          for (const value of FORGED[kind]) {
            const { status, body } = await ask(path, sort, cursorOf(sort, value));
            const refusal = { cursor: 'This cursor does not belong to this list' };
            expect([sort, value, status, body.fieldErrors]).toEqual([sort, value, 422, refusal]);
          }
          for (const value of SOUND[kind])
            expect([sort, value, await statusOf(path, sort, value)]).toEqual([sort, value, 200]);
        }
      }
    });

    it('are good for one order, and for ids', async () => {
      for (const [sort, value, id] of [
        ['name', '"Desk"', 'x'],
        ['name', '"Desk"', UNKNOWN_ID.toUpperCase()],
        ['currentStock', '3', `${UNKNOWN_ID}' or true --`],
      ] as const)
        expect(await statusOf('products?', sort, value, id)).toBe(422);
      for (const cursor of [
        cursorOf('sku', '"Desk"'),
        cursorOf('-name', '"Desk"'),
        encoded('["name","beside","Desk","' + UNKNOWN_ID + '"]'),
        encoded('["name","after","Desk"]'),
        encoded('{"sort":"name"}'),
        encoded('["name"'),
        createHash('sha256').digest('base64url'),
      ])
        expect((await ask('products?', 'name', cursor)).status).toBe(422);
    });
  });
}

/** As the API would make it. @param value in JSON */
function cursorOf(sort: string, value: string, id = UNKNOWN_ID): string {
  return encoded(`["${sort}","after",${value},"${id}"]`);
}

function encoded(json: string): string {
  return Buffer.from(json).toString('base64url');
}
