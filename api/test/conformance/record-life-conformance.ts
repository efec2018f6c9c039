import type { ChangeList } from '@stockroom/contract';
import { UNKNOWN_ID } from './forms';
import { item, orderInput, productInput, supplierInput } from './records';
import { LAMP, setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

type Kind = 'product' | 'supplier' | 'order';
type Written = Record<Kind, { _id: string; version: number; notes?: string }>;

/** The rules that all records share: one change at a time, and deleting that can be undone. */
export function describeRecordLife(makeStore: MakeStore): void {
  describe.each<Kind>(['product', 'supplier', 'order'])('each %s', (kind) => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: LAMP });
    const title = kind.charAt(0).toUpperCase() + kind.slice(1);
    const pathOf = (id: string) => `${kind}s/${encodeURIComponent(id)}`;
    const input = (changes: object = {}) => ({
      ...{
        product: () => productInput(shop.supplier._id, { sku: 'NEW' }),
        supplier: () => supplierInput(),
        order: () => orderInput([item(shop.lamp)]),
      }[kind](),
      ...changes,
    });
    const write = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      api.call<Written>(method, path, { body });
    const add = async () => (await write('POST', `${kind}s`, input())).body[kind];
    const text = kind === 'product' ? 'description' : 'notes';

    it('keeps the first of two changes that were made from one version', async () => {
      const path = pathOf((await add())._id);
      await write('PUT', path, input({ [text]: 'First', version: 1 }));
      const refused = await write('PUT', path, input({ [text]: 'Second', version: 1 }));
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          code: 'VERSION_CONFLICT',
          message: `This ${kind} has changed in the meantime`,
        },
      ]);
      const kept = await api.read<Written>(path);
      expect(kept[kind]).toMatchObject({ [text]: 'First', version: 2 });
    });

    it('takes one of several changes at the same moment', async () => {
      const path = pathOf((await add())._id);
      const changes = ['a', 'b', 'c', 'd', 'e'].map((value) =>
        input({ [text]: value, version: 1 }),
      );
      const answers = await Promise.all(changes.map((body) => write('PUT', path, body)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    });

    it('disappears when deleted, comes back when restored, and leaves a trail', async () => {
      const { _id } = await add();
      const path = pathOf(_id);
      const deleted = await write('DELETE', path);
      expect([deleted.status, deleted.body]).toMatchObject([
        200,
        { message: `${title} deleted successfully`, [kind]: { _id, version: 2 } },
      ]);
      for (const gone of [
        await api.call('GET', path),
        await write('DELETE', path),
        await write('PUT', path, input({ version: 2 })),
      ])
        expect(gone.status).toBe(404);
      const restored = await write('POST', `${path}/restore`);
      expect([restored.status, restored.body]).toMatchObject([
        200,
        { message: `${title} restored successfully` },
      ]);
      expect((await api.read<Written>(path))[kind]).toMatchObject({ _id, version: 3 });
      expect((await write('POST', `${path}/restore`)).status).toBe(200);
      const { changes } = await api.read<ChangeList>(`changes?entityId=${_id}`);
      expect(changes.map(({ action }) => action)).toEqual(['restored', 'archived', 'created']);
    });

    it.each([UNKNOWN_ID, UNKNOWN_ID.toUpperCase(), 'x', '%00', "'; drop table products; --"])(
      'is not found under %j',
      async (id) => {
        const path = pathOf(id);
        const missing = [
          await api.call('GET', path),
          await api.call('DELETE', path),
          await api.call('POST', `${path}/restore`),
          await api.call('PUT', path, { body: input({ version: 1 }) }),
        ];
        if (kind === 'order')
          missing.push(
            await api.call('GET', `${path}/products`),
            await api.call('GET', `${path}/status-effects`),
            await api.call('PATCH', `${path}/status`, { body: { status: 'completed' } }),
          );
        for (const { status, body } of missing)
          expect([status, body]).toEqual([
            404,
            { code: 'NOT_FOUND', message: `${title} not found` },
          ]);
      },
    );
  });
}
