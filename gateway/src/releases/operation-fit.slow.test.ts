import type { OperationFields } from '@stockroom/contract';
import { fakeRemote } from '../testing/fake-builds';
import { setUpTestReleases, TESTER } from '../testing/test-releases';
import { enable } from './change-releases';
import { operationConflict, saveServedOperations } from './operation-fit';
import { readBuild } from './read-build';

const FIELDS = {
  'query.status': "'open' | 'shut' | undefined",
  body: 'object',
  'body.name': 'string',
  'body.unit': "'kg' | 'm'",
  'body.note': 'string | undefined',
  answer: 'object',
  'answer.order': 'null | object',
  'answer.order.status': 'string',
  'answer.order.items': 'array',
  'answer.order.items[]': 'number | string',
  'answer.order.hint': 'string | undefined',
};
const NAME = 'POST /orders';

/** The fields with some changed; null removes one. */
function changed(changes: Record<string, string | null>): OperationFields {
  const fields = Object.entries({ ...FIELDS, ...changes });
  return Object.fromEntries(fields.flatMap(([path, types]) => (types ? [[path, types]] : [])));
}

const build = (operations?: Record<string, OperationFields>) => ({
  name: 'mf-orders',
  build: readBuild(fakeRemote('mf-orders', '222222222222', { operations })).build,
});
const conflictWith = (served: OperationFields) =>
  operationConflict(build({ [NAME]: FIELDS }), { [NAME]: served });

describe('a build fits a server that', () => {
  test.each<[string, Record<string, string | null>]>([
    ['is as it knows it', {}],
    ['answers more', { 'answer.total': 'number', 'answer.order.items[].sku': 'string' }],
    ['answers fewer types', { 'answer.order': 'object', 'answer.order.items[]': 'number' }],
    ['no longer sends what could be missing before', { 'answer.order.hint': null }],
    ['accepts more', { 'query.status': "'lost' | 'open' | 'shut' | undefined" }],
    ['accepts any text where it accepted some', { 'body.unit': 'string' }],
    ['no longer demands a field', { 'body.name': 'string | undefined' }],
    ['accepts another field', { 'query.sort': 'string | undefined' }],
    [
      'demands a field inside one that is new and may be missing',
      { 'body.address': 'object | undefined', 'body.address.city': 'string' },
    ],
  ])('%s', (_what, changes) => {
    expect(conflictWith(changed(changes))).toBeNull();
  });

  test('changes or ends an operation that it does not call', () => {
    const served = { [NAME]: FIELDS, 'GET /products': { 'query.page': 'number' } };
    expect(operationConflict(build({ [NAME]: FIELDS }), served)).toBeNull();
  });

  test('is newer than the naming of operations', () => {
    expect(operationConflict(build(), {})).toBeNull();
  });
});

describe('a build does not fit a server that', () => {
  test.each<[string, Record<string, string | null>]>([
    ['does not send answer.order.status', { 'answer.order.status': null }],
    [
      'sends answer.order.status as null | string, not as string',
      { 'answer.order.status': 'null | string' },
    ],
    ['does not accept body.note', { 'body.note': null }],
    [
      "accepts query.status as 'open' | undefined, not as 'open' | 'shut' | undefined",
      { 'query.status': "'open' | undefined" },
    ],
    ['demands body.reason', { 'body.reason': 'string' }],
    ['demands query.page', { 'query.page': 'number' }],
    ['accepts body.note as string, not as string | undefined', { 'body.note': 'string' }],
  ])('%s', (conflict, changes) => {
    expect(conflictWith(changed(changes))).toContain(
      `mf-orders 222222222222 does not fit the API of the server. ${NAME}: the server ${conflict}. If`,
    );
  });

  test('lacks an operation', () => {
    expect(operationConflict(build({ [NAME]: FIELDS }), {})).toContain(
      `${NAME}: the server does not have it. If the build is newer, start the product again first, from the same checkout (npm start).`,
    );
  });
});

describe('the server of the product', () => {
  const makeReleases = setUpTestReleases({ [NAME]: FIELDS });
  const orders = (version: string, fields: OperationFields) =>
    fakeRemote('mf-orders', version, { operations: { [NAME]: fields } });

  test('refuses to publish, to start a rollout and to bring back a build that does not fit it', async () => {
    const { db, publish, publishAs } = await makeReleases();
    const newer = orders('222222222222', changed({ 'answer.order.weight': 'number' }));
    const refusal = 'the server does not send answer.order.weight';
    await expect(publish(newer)).rejects.toThrow(refusal);
    await expect(publishAs({ ...TESTER, share: 10 }, newer)).rejects.toThrow(refusal);

    await publish(orders('111111111111', FIELDS));
    await db.updateTable('release_states').set({ live: null, disabled: '111111111111' }).execute();
    await saveServedOperations(db, {});
    await expect(enable(db, 'mf-orders', TESTER)).rejects.toThrow(`${NAME}: the server does not`);
  });
});
