import {
  DEFAULT_SYSTEM_SETTINGS,
  type Change,
  type ChangeList,
  type ProductWriteResult,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  orderInput,
  productInput,
  receive,
  setStatus,
  supplierInput,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeChanges(makeStore: MakeStore): void {
  describe('the activity trail', () => {
    const api = setUpTestApi(makeStore);
    const list = (query: string) => api.read<ChangeList>(`changes?${query}`);
    const trailOf = async (entityId: string) => (await list(`entityId=${entityId}`)).changes;
    const actions = (changes: Change[]) => changes.map(({ action }) => action);

    it('records who made a product, when, and with what values', async () => {
      const supplier = await addSupplier(api);
      const product = await addProduct(api, supplier._id, { description: '' });
      const [change] = await trailOf(product._id);
      expect(change).toMatchObject({
        entity: 'product',
        entityId: product._id,
        action: 'created',
        userName: 'user@example.com',
        at: api.clock.now().toISOString(),
      });
      expect(change?.fields).toContainEqual({ field: 'sellingPrice', from: null, to: 199.99 });
      const fields = change?.fields.map(({ field }) => field);
      expect(fields).not.toContain('description');
      expect(fields).not.toContain('_id');
      expect(fields).not.toContain('currentStock');
    });

    it('records each changed field before and after, and no other', async () => {
      const supplier = await addSupplier(api);
      const other = await addSupplier(api, { companyName: 'Apex' });
      const product = await addProduct(api, supplier._id);
      await receive(api, product._id, 3);
      const body = {
        ...productInput(other._id, { name: 'Лампа', minimumStockLevel: 7 }),
        version: 1,
      };
      await api.call<ProductWriteResult>('PUT', `products/${product._id}`, { body });
      const [change] = await trailOf(product._id);
      expect(change?.action).toBe('updated');
      expect(change?.fields).toHaveLength(4);
      expect(change?.fields).toEqual(
        expect.arrayContaining([
          { field: 'name', from: 'Desk lamp', to: 'Лампа' },
          { field: 'minimumStockLevel', from: 5, to: 7 },
          { field: 'supplierId', from: supplier._id, to: other._id },
          { field: 'supplierName', from: 'Nordwind Office', to: 'Apex' },
        ]),
      );
    });

    it('records neither an update without changes nor a refused one', async () => {
      const { _id } = await addSupplier(api);
      const same = { ...supplierInput(), version: 1 };
      await api.call('PUT', `suppliers/${_id}`, { body: same });
      await api.call('PUT', `suppliers/${_id}`, { body: { ...same, notes: 'stale' } });
      expect(actions(await trailOf(_id))).toEqual(['created']);
    });

    it('follows an order through its life', async () => {
      const supplier = await addSupplier(api);
      const product = await addProduct(api, supplier._id);
      const items = [{ productId: product._id, quantity: 2, unitPrice: 10 }];
      const order = await addOrder(api, orderInput(items));
      await setStatus(api, order._id, { status: 'processing' });
      const body = { ...orderInput([{ ...items[0]!, quantity: 3 }]), version: 2 };
      await api.call('PUT', `orders/${order._id}`, { body });
      await api.call('DELETE', `orders/${order._id}`);
      await api.call('POST', `orders/${order._id}/restore`);
      const trail = await trailOf(order._id);
      expect(actions(trail)).toEqual([
        'restored',
        'archived',
        'updated',
        'status-changed',
        'created',
      ]);
      expect(trail[3]?.fields).toEqual([{ field: 'status', from: 'pending', to: 'processing' }]);
      const edited = trail[2]?.fields;
      expect(edited?.map(({ field }) => field).sort()).toEqual(['items', 'totalAmount']);
      expect(edited).toContainEqual({ field: 'totalAmount', from: 20, to: 30 });
    });

    it('records changes of settings', async () => {
      const body = { ...DEFAULT_SYSTEM_SETTINGS, currency: 'USD' };
      await api.call('PUT', 'settings/system', { body });
      const { changes } = await list('entity=system-settings');
      expect(changes).toHaveLength(1);
      expect(changes[0]).toMatchObject({
        entityId: 'system-settings',
        action: 'updated',
        fields: [{ field: 'currency', from: 'RUB', to: 'USD' }],
      });
    });

    it('pages newest first, without gaps while it grows', async () => {
      for (const companyName of ['a', 'b', 'c', 'd', 'e']) {
        await addSupplier(api, { companyName });
        api.clock.advance({ seconds: 1 });
      }
      const names = ({ changes }: ChangeList) =>
        changes.map(({ fields }) => fields.find(({ field }) => field === 'companyName')?.to);
      const first = await list('entity=supplier&limit=2');
      await addSupplier(api, { companyName: 'f' });
      const second = await list(`entity=supplier&limit=2&cursor=${first.nextCursor}`);
      const third = await list(`entity=supplier&limit=2&cursor=${second.nextCursor}`);
      expect([first, second, third].map(names)).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
      expect(third.nextCursor).toBeNull();
    });
  });
}
