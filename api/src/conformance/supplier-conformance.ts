import {
  SUPPLIER_SORT_KEYS,
  type SupplierInput,
  type SupplierList,
  type SupplierResult,
  type SupplierWriteResult,
} from '@stockroom/contract';
import { expectStablePaging } from './paging';
import { addProduct, addSupplier, supplierInput } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

const REFUSALS: [field: string, value: unknown, message: string][] = [
  ['companyName', ' ', 'Company name is required'],
  ['companyName', 'x'.repeat(201), 'Company name can have at most 200 characters'],
  ['contactPerson', '', 'Contact person is required'],
  ['phone', undefined, 'Phone number is required'],
  ['email', '', 'Email is required'],
  ['email', 'somebody', 'Invalid email address'],
  ['email', '🍋@example.com', 'Invalid email address'],
  ['address', 5, 'Address must be text'],
  ['paymentTerms', 'x'.repeat(101), 'Payment terms can have at most 100 characters'],
  ['notes', 'x'.repeat(2001), 'Notes can have at most 2000 characters'],
  ['productsCount', 3, 'Unknown field'],
];

export function describeSuppliers(makeStore: MakeStore): void {
  describe('suppliers', () => {
    const api = setUpTestApi(makeStore);
    const list = async (query = '') =>
      (await api.call<SupplierList>('GET', `suppliers?${query}`)).body;
    const names = async (query = '') =>
      (await list(query)).suppliers.map(({ companyName }) => companyName);
    const update = (id: string, version: number, changes: Partial<SupplierInput>) =>
      api.call<SupplierWriteResult>('PUT', `suppliers/${id}`, {
        body: { ...supplierInput(changes), version },
      });

    it('are created, read and changed', async () => {
      const created = await addSupplier(api);
      const now = api.clock.now().toISOString();
      expect(created).toEqual({
        ...supplierInput(),
        _id: expect.any(String),
        productsCount: 0,
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      await addProduct(api, created._id);
      const changed = await update(created._id, 1, { companyName: 'Nordwind GmbH' });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({
        message: 'Supplier updated successfully',
        supplier: { companyName: 'Nordwind GmbH', productsCount: 1, version: 2 },
      });
      const read = await api.call<SupplierResult>('GET', `suppliers/${created._id}`);
      expect(read.body).toEqual({ supplier: changed.body.supplier });
    });

    it('refuse a change that was made from an older version', async () => {
      const { _id } = await addSupplier(api);
      const answers = await Promise.all([
        update(_id, 1, { notes: 'mine' }),
        update(_id, 1, { notes: 'yours' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it.each(REFUSALS)('say at %s = %j: %s', async (field, value, message) => {
      const body = { ...supplierInput(), [field]: value };
      const refused = await api.call('POST', 'suppliers', { body });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual({ [field]: message });
    });

    it('are listed by company name, with a count of their live products', async () => {
      const zebra = await addSupplier(api, { companyName: 'zebra' });
      await addSupplier(api, { companyName: 'Apex' });
      const kept = await addProduct(api, zebra._id, { sku: '1' });
      await addProduct(api, zebra._id, { sku: '2' });
      await api.call('DELETE', `products/${kept._id}`);
      const { suppliers, total } = await list();
      const counts = suppliers.map(({ companyName, productsCount }) => [
        companyName,
        productsCount,
      ]);
      expect([counts, total]).toEqual([
        [
          ['Apex', 0],
          ['zebra', 1],
        ],
        2,
      ]);
      expect(await names('sort=-productsCount')).toEqual(['zebra', 'Apex']);
    });

    it('are found by company name or contact person', async () => {
      await addSupplier(api, { companyName: 'Apex', contactPerson: 'Анна Ковалёва' });
      await addSupplier(api, { companyName: 'Анналы', contactPerson: 'Bob' });
      expect(await names(`search=${encodeURIComponent('анна')}`)).toEqual(['Apex', 'Анналы']);
      expect(await names(`search=${encodeURIComponent('ковалева apex')}`)).toEqual(['Apex']);
      expect(await names('search=bob')).toEqual(['Анналы']);
      expect(await names('search=net')).toEqual([]);
    });

    it('page to the end and back', async () => {
      for (const companyName of ['a', 'b', 'c', 'd', 'e']) await addSupplier(api, { companyName });
      const first = await list('limit=2');
      const second = await list(`limit=2&cursor=${first.nextCursor}`);
      const third = await list(`limit=2&cursor=${second.nextCursor}`);
      expect([first, second, third].map(({ suppliers }) => suppliers.length)).toEqual([2, 2, 1]);
      expect(third.nextCursor).toBeNull();
      expect(await names(`limit=2&cursor=${third.previousCursor}`)).toEqual(['c', 'd']);
    });

    it.each(SUPPLIER_SORT_KEYS.flatMap((key) => [key, `-${key}`]))(
      'page by %s without gaps or repeats while others come',
      async (sort) => {
        const add = (companyName: string, contactPerson: string) =>
          addSupplier(api, { companyName, contactPerson });
        for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
          const { _id } = await add(`Same ${index % 3}`, `Same ${index % 2}`);
          if (index % 3 === 0) await addProduct(api, _id, { sku: `S-${index}` });
        }
        const ask = (query: string) => list(`sort=${sort}&${query}`);
        await expectStablePaging(ask, ({ suppliers }) => suppliers.map(({ _id }) => _id), [
          () => add('Same 0', 'Zzz'),
          () => add('Aaa', 'Same 1'),
        ]);
      },
    );

    it('disappear when deleted, though their products keep the name, and come back', async () => {
      const { _id } = await addSupplier(api);
      const product = await addProduct(api, _id);
      const deleted = await api.call<SupplierWriteResult>('DELETE', `suppliers/${_id}`);
      expect(deleted.body).toMatchObject({
        message: 'Supplier deleted successfully',
        supplier: { _id },
      });
      expect(await names()).toEqual([]);
      expect((await api.call('GET', `suppliers/${_id}`)).status).toBe(404);
      expect((await api.call('DELETE', `suppliers/${_id}`)).status).toBe(404);
      expect((await update(_id, 2, {})).status).toBe(404);
      const read = await api.call<{ product: object }>('GET', `products/${product._id}`);
      expect(read.body.product).toMatchObject({ supplierName: 'Nordwind Office' });
      const restored = await api.call<SupplierWriteResult>('POST', `suppliers/${_id}/restore`);
      expect(restored.status).toBe(200);
      expect(await names()).toEqual(['Nordwind Office']);
    });

    it('are not found under a wrong id', async () => {
      const refused = await api.call('GET', 'suppliers/x');
      expect(refused.body).toEqual({ code: 'NOT_FOUND', message: 'Supplier not found' });
      expect((await api.call('POST', 'suppliers/x/restore')).status).toBe(404);
    });
  });
}
