import type {
  Product,
  ProductList,
  ProductResult,
  ProductWriteResult,
  Supplier,
} from '@stockroom/contract';
import { omit } from '../omit';
import {
  addOrder,
  addProduct,
  addSupplier,
  productInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

const UNKNOWN_ID = '01a1fc0c-5627-7701-832f-dc14788c32bd';

export function describeProducts(makeStore: MakeStore): void {
  describe('products', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    beforeEach(async () => {
      supplier = await addSupplier(api);
    });
    const write = (method: 'POST' | 'PUT', path: string, body: unknown) =>
      api.call<ProductWriteResult>(method, path, { body });
    const update = ({ _id }: Product, changes: object) =>
      write('PUT', `products/${_id}`, { ...productInput(supplier._id), version: 1, ...changes });
    const listed = async () =>
      (await api.call<ProductList>('GET', 'products')).body.products.map(({ sku }) => sku);

    it('are created with no stock', async () => {
      const input = productInput(supplier._id, { name: '  Desk lamp ', sku: ' LAMP-1 ' });
      const { status, body } = await write('POST', 'products', input);
      expect(status).toBe(201);
      const now = api.clock.now().toISOString();
      expect(body).toEqual({
        success: true,
        message: 'Product created successfully',
        product: {
          ...productInput(supplier._id),
          _id: expect.any(String),
          currentStock: 0,
          committed: 0,
          expected: 0,
          available: 0,
          supplierName: 'Nordwind Office',
          createdAt: now,
          updatedAt: now,
          version: 1,
        },
      });
      const read = await api.call<ProductResult>('GET', `products/${body.product._id}`);
      expect(read.body).toEqual({ product: body.product });
    });

    it('keep every kind of text and number exactly', async () => {
      const input = productInput(supplier._id, {
        name: `«Ёлочки» № 5 🎄 ${'x'.repeat(100)}`,
        description: 'first line\nsecond "line"; \\ % _ <b>',
        unitOfMeasurement: 'kg',
        purchasePrice: 999_999_999_999.99,
        sellingPrice: 0,
        minimumStockLevel: 999_999_999.999,
        imageUrl: 'https://example.com/a.png?b=1&c=%20',
      });
      const { body } = await write('POST', 'products', input);
      expect(body.product).toMatchObject(input);
      const read = await api.call<ProductResult>('GET', `products/${body.product._id}`);
      expect(read.body.product).toMatchObject(input);
    });

    it('may leave out what is optional', async () => {
      const input = omit(productInput(supplier._id), 'description', 'imageUrl');
      const { status, body } = await write('POST', 'products', input);
      expect(status).toBe(201);
      expect(body.product).toMatchObject({ description: '', imageUrl: '' });
    });

    it('are changed as a whole', async () => {
      const product = await addProduct(api, supplier._id);
      await receive(api, product._id, 7);
      const other = await addSupplier(api, { companyName: 'Atlas Tools' });
      api.clock.advance({ minutes: 5 });
      const { status, body } = await update(product, {
        name: 'Floor lamp',
        sellingPrice: 250,
        supplierId: other._id,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, message: 'Product updated successfully' });
      const expected = {
        name: 'Floor lamp',
        sellingPrice: 250,
        supplierName: 'Atlas Tools',
        currentStock: 7,
        version: 2,
        createdAt: product.createdAt,
        updatedAt: api.clock.now().toISOString(),
      };
      expect(body.product).toMatchObject(expected);
      const read = await api.call<ProductResult>('GET', `products/${product._id}`);
      expect(read.body.product).toEqual(body.product);
    });

    it('refuse a change that was made from an older version', async () => {
      const product = await addProduct(api, supplier._id);
      await update(product, { name: 'Changed by somebody' });
      const refused = await update(product, { name: 'Changed by me' });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'VERSION_CONFLICT' });
      const read = await api.call<ProductResult>('GET', `products/${product._id}`);
      expect(read.body.product).toMatchObject({ name: 'Changed by somebody', version: 2 });
    });

    it('take one of several changes made at the same moment', async () => {
      const product = await addProduct(api, supplier._id);
      const names = ['a', 'b', 'c', 'd', 'e'];
      const answers = await Promise.all(names.map((name) => update(product, { name })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    });

    it('have a SKU of their own', async () => {
      const product = await addProduct(api, supplier._id);
      const second = await addProduct(api, supplier._id, { sku: 'LAMP-2' });
      const taken = {
        code: 'DUPLICATE',
        message: 'A product with this SKU already exists',
        fieldErrors: { sku: 'A product with this SKU already exists' },
      };
      const refused = await write('POST', 'products', productInput(supplier._id));
      expect([refused.status, refused.body]).toEqual([409, taken]);
      for (const sku of [product.sku, 'Lamp-1']) {
        const change = await update(second, { sku });
        expect([change.status, change.body]).toEqual([409, taken]);
      }
      expect(await listed()).toEqual(['LAMP-1', 'LAMP-2']);
    });

    it('may change the case of their own SKU', async () => {
      const product = await addProduct(api, supplier._id, { sku: 'ЛАМПА-1' });
      expect((await update(product, { sku: 'Лампа-1' })).status).toBe(200);
      const input = productInput(supplier._id, { sku: 'лампа-1' });
      expect((await write('POST', 'products', input)).status).toBe(409);
      expect(await listed()).toEqual(['Лампа-1']);
    });

    it('get one SKU once, even when created at the same moment', async () => {
      const inputs = Array.from({ length: 5 }, () => productInput(supplier._id));
      const answers = await Promise.all(inputs.map((input) => write('POST', 'products', input)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(await listed()).toEqual(['LAMP-1']);
    });

    it('need a supplier who is there', async () => {
      const archived = await addSupplier(api);
      await api.call('DELETE', `suppliers/${archived._id}`);
      for (const supplierId of [archived._id, UNKNOWN_ID, 'nobody']) {
        const refused = await write('POST', 'products', productInput(supplierId));
        expect(refused.status).toBe(422);
        const fieldErrors = { supplierId: 'This supplier no longer exists' };
        expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', fieldErrors });
      }
    });

    it('may keep a supplier who was deleted, but not take one', async () => {
      const product = await addProduct(api, supplier._id);
      const archived = await addSupplier(api);
      for (const { _id } of [supplier, archived]) await api.call('DELETE', `suppliers/${_id}`);
      expect((await update(product, { supplierId: archived._id })).status).toBe(422);
      const kept = await update(product, { name: 'Floor lamp' });
      expect(kept.status).toBe(200);
      expect(kept.body.product.supplierName).toBe('Nordwind Office');
    });

    it('cannot be counted in pieces while a part of one is in stock', async () => {
      const cable = { unitOfMeasurement: 'meters' as const, sku: 'CABLE' };
      const product = await addProduct(api, supplier._id, cable);
      await receive(api, product._id, 2.5);
      const refused = await update(product, { sku: 'CABLE', unitOfMeasurement: 'pieces' });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        fieldErrors: { unitOfMeasurement: 'The stock of 2,5\u00a0meters is not a whole number' },
      });
      expect((await update(product, { sku: 'CABLE', unitOfMeasurement: 'kg' })).status).toBe(200);
    });

    it('cannot be counted in pieces while an open order has a part of one', async () => {
      const cable = { unitOfMeasurement: 'meters' as const, sku: 'CABLE' };
      const product = await addProduct(api, supplier._id, cable);
      const items = [{ productId: product._id, quantity: 2.5, unitPrice: 1 }];
      const purchase = await addOrder(api, purchaseInput(supplier._id, items));
      const inPieces = () => update(product, { sku: 'CABLE', unitOfMeasurement: 'pieces' });
      const expectRefusal = async (why: string) => {
        const { status, body } = await inPieces();
        expect([status, body]).toMatchObject([422, { fieldErrors: { unitOfMeasurement: why } }]);
      };
      await expectRefusal('The 2,5\u00a0meters in open order PO-2026-0001 are not a whole number');
      await receive(api, product._id, 1.5, { orderId: purchase._id });
      await receive(api, product._id, 1.5);
      // A whole number is in stock, and a whole one is still to come: of 2.5 nevertheless.
      await expectRefusal('The 2,5\u00a0meters in open order PO-2026-0001 are not a whole number');
      await setStatus(api, purchase._id, { status: 'cancelled' });
      const whole = { ...purchaseInput(supplier._id, [{ ...items[0]!, quantity: 3 }]), version: 2 };
      await api.call('PUT', `orders/${purchase._id}`, { body: whole });
      await setStatus(api, purchase._id, { status: 'pending' });
      await expectRefusal('The 1,5\u00a0meters in open order PO-2026-0001 are not a whole number');
      await setStatus(api, purchase._id, { status: 'cancelled' });
      expect((await inPieces()).status).toBe(200);
    });

    it('disappear when deleted and come back when restored', async () => {
      const product = await addProduct(api, supplier._id);
      const path = `products/${product._id}`;
      const deleted = await api.call<ProductWriteResult>('DELETE', path);
      expect(deleted.status).toBe(200);
      expect(deleted.body).toMatchObject({
        success: true,
        message: 'Product deleted successfully',
        product: { _id: product._id, version: 2 },
      });
      expect(await listed()).toEqual([]);
      expect((await api.call('GET', path)).status).toBe(404);
      expect((await api.call('DELETE', path)).status).toBe(404);
      expect((await update(product, { version: 2 })).status).toBe(404);
      const restored = await api.call<ProductWriteResult>('POST', `${path}/restore`);
      expect(restored.status).toBe(200);
      expect(restored.body.message).toBe('Product restored successfully');
      expect(await listed()).toEqual(['LAMP-1']);
      expect((await api.call('POST', `${path}/restore`)).status).toBe(200);
    });

    it('give their SKU free when deleted, and cannot come back if it was taken', async () => {
      const product = await addProduct(api, supplier._id);
      await api.call('DELETE', `products/${product._id}`);
      await addProduct(api, supplier._id, { name: 'Newer lamp' });
      const refused = await api.call('POST', `products/${product._id}/restore`);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'DUPLICATE' });
      expect(await listed()).toEqual(['LAMP-1']);
    });

    it.each([UNKNOWN_ID, UNKNOWN_ID.toUpperCase(), 'x', '%00', "'; drop table products; --"])(
      'are not found under %j',
      async (id) => {
        const path = `products/${encodeURIComponent(id)}`;
        for (const [method, where] of [
          ['GET', path],
          ['DELETE', path],
          ['POST', `${path}/restore`],
        ] as const) {
          const refused = await api.call(method, where);
          expect(refused.status).toBe(404);
          expect(refused.body).toEqual({ code: 'NOT_FOUND', message: 'Product not found' });
        }
        const body = { ...productInput(supplier._id), version: 1 };
        expect((await api.call('PUT', path, { body })).status).toBe(404);
      },
    );
  });
}
