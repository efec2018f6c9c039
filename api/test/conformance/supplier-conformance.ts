import type { SupplierList, SupplierResult, SupplierWriteResult } from '@stockroom/contract';
import { addProduct, addSupplier, productOf, supplierInput } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeSuppliers(makeStore: MakeStore): void {
  describe('suppliers', () => {
    const api = setUpTestApi(makeStore);
    const list = (query = '') => api.read<SupplierList>(`suppliers?${query}`);
    const names = async (query = '') =>
      (await list(query)).suppliers.map(({ companyName }) => companyName);
    it('are created, read and changed', async () => {
      const created = await addSupplier(api);
      const now = api.clock.now().toISOString();
      expect(created).toEqual({
        ...supplierInput(),
        minimumOrderValue: null,
        leadTimeDays: null,
        _id: expect.any(String),
        productsCount: 0,
        createdAt: now,
        updatedAt: now,
        version: 1,
      });
      await addProduct(api, created._id);
      const body = { ...supplierInput({ companyName: 'Nordwind GmbH' }), version: 1 };
      const path = `suppliers/${created._id}`;
      const changed = await api.call<SupplierWriteResult>('PUT', path, { body });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({
        message: 'Supplier updated successfully',
        supplier: { companyName: 'Nordwind GmbH', productsCount: 1, version: 2 },
      });
      expect(await api.read<SupplierResult>(path)).toEqual({ supplier: changed.body.supplier });
    });

    it('keep their minimum order and lead time until an update names them', async () => {
      const terms = { minimumOrderValue: 5000.5, leadTimeDays: 14 };
      const { _id } = await addSupplier(api, terms);
      const update = async (version: number, changes: object) => {
        const body = { ...supplierInput(), version, ...changes };
        return (await api.call<SupplierWriteResult>('PUT', `suppliers/${_id}`, { body })).body;
      };
      expect(await update(1, { notes: 'Call first' })).toMatchObject({ supplier: terms });
      const cleared = { minimumOrderValue: null, leadTimeDays: null };
      expect(await update(2, cleared)).toMatchObject({ supplier: cleared });
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
      expect(total).toBe(2);
      expect(Object.fromEntries(counts)).toEqual({ Apex: 0, zebra: 1 });
      expect(await names()).toEqual(['Apex', 'zebra']);
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

    it('keep their name in products when deleted', async () => {
      const { _id } = await addSupplier(api);
      const product = await addProduct(api, _id);
      await api.call('DELETE', `suppliers/${_id}`);
      expect(await productOf(api, product._id)).toMatchObject({ supplierName: 'Nordwind Office' });
    });
  });
}
