import type {
  CategoryList,
  CategoryWriteResult,
  ProductList,
  ProductWriteResult,
  SupplierList,
  SupplierWriteResult,
} from '@stockroom/contract';
import { addProduct, addSupplier, productInput, supplierInput } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeIdempotency(makeStore: MakeStore): void {
  describe('Idempotency-Key', () => {
    const api = setUpTestApi(makeStore);
    const post = <Body>(path: string, body: unknown, key = 'key-1', token?: string) =>
      api.call<Body>('POST', path, { body, token, headers: { 'Idempotency-Key': key } });
    const addOnce = (key?: string, token?: string) =>
      post<SupplierWriteResult>('suppliers', supplierInput(), key, token);
    const supplierCount = async () => (await api.read<SupplierList>('suppliers')).total;

    it('makes a repeated request write once and answer the same', async () => {
      const first = await addOnce();
      api.clock.advance({ minutes: 1 });
      const again = await addOnce();
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect(await supplierCount()).toBe(1);
    });

    it('makes requests at the same moment write once', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => addOnce()));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
      expect(new Set(answers.map(({ body }) => body.supplier._id)).size).toBe(1);
      expect(await supplierCount()).toBe(1);
    });

    it('belongs to one request', async () => {
      await addOnce();
      for (const [path, body] of [
        ['suppliers', supplierInput({ notes: 'another' })],
        ['categories', { name: 'Toys' }],
      ] as const) {
        const refused = await post<{ code: string }>(path, body);
        expect(refused.status).toBe(422);
        expect(refused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
      }
      expect(await supplierCount()).toBe(1);
    });

    it('belongs to one user', async () => {
      const other = await api.signUp('other@example.com');
      await addOnce();
      await addOnce('key-1', other);
      expect(await supplierCount()).toBe(2);
    });

    it('stays free when the request was refused', async () => {
      const supplier = await addSupplier(api);
      const product = await addProduct(api, supplier._id);
      const input = productInput(supplier._id);
      const refused = await post<ProductWriteResult>('products', input);
      expect(refused.status).toBe(409);
      await api.call('DELETE', `products/${product._id}`);
      const accepted = await post<ProductWriteResult>('products', input);
      expect(accepted.status).toBe(201);
      expect((await api.read<ProductList>('products')).total).toBe(1);
    });

    it('covers every write by POST', async () => {
      const supplier = await addSupplier(api);
      const { _id } = await addProduct(api, supplier._id);
      await api.call('DELETE', `products/${_id}`);
      const restore = () => post<ProductWriteResult>(`products/${_id}/restore`, undefined, 'r');
      expect((await restore()).body).toEqual((await restore()).body);
      const add = () => post<CategoryWriteResult>('categories', { name: 'Toys' }, 'c');
      const added = await add();
      await api.call('DELETE', 'categories/Toys');
      expect((await add()).body).toEqual(added.body);
      const { categories } = await api.read<CategoryList>('categories');
      expect(categories).not.toContain('Toys');
    });

    it('repeats a lost answer to a change or a deletion, without a conflict', async () => {
      const { _id, version } = await addSupplier(api);
      const call = (method: 'PUT' | 'DELETE', body?: object) =>
        api.call<SupplierWriteResult>(method, `suppliers/${_id}`, {
          body,
          headers: { 'Idempotency-Key': method },
        });
      const change = () => call('PUT', { ...supplierInput({ notes: 'new' }), version });
      const [changed, changedAgain] = [await change(), await change()];
      expect(changedAgain).toMatchObject({ status: 200, body: changed.body });
      expect(changed.body.supplier.version).toBe(version + 1);
      const [removed, removedAgain] = [await call('DELETE'), await call('DELETE')];
      expect(removedAgain).toMatchObject({ status: 200, body: removed.body });
    });

    it('is a short visible word', async () => {
      for (const key of ['', 'x'.repeat(201), 'two words']) {
        const refused = await post<{ code: string }>('suppliers', supplierInput(), key);
        expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
      }
    });
  });
}
