import type { Product, ProductList, ProductWriteResult } from '@stockroom/contract';
import { UNKNOWN_ID } from './forms';
import {
  addOrder,
  addProduct,
  addSupplier,
  adjustStock,
  productInput,
  productOf,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeProducts(makeStore: MakeStore): void {
  describe('products', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, {});
    const write = (method: 'POST' | 'PUT', path: string, body: unknown) =>
      api.call<ProductWriteResult>(method, path, { body });
    const update = ({ _id }: Product, changes: object) =>
      write('PUT', `products/${_id}`, {
        ...productInput(shop.supplier._id),
        version: 1,
        ...changes,
      });
    const listed = async () =>
      (await api.read<ProductList>('products')).products.map(({ sku }) => sku);

    it('are created with no stock', async () => {
      const input = productInput(shop.supplier._id, { name: '  Desk lamp ', sku: ' LAMP-1 ' });
      const body = await api.add<ProductWriteResult>('products', input);
      const now = api.clock.now().toISOString();
      expect(body).toEqual({
        success: true,
        message: 'Product created successfully',
        product: {
          ...productInput(shop.supplier._id),
          packSize: 1,
          _id: expect.any(String),
          currentStock: 0,
          committed: 0,
          expected: 0,
          available: 0,
          barcodes: [],
          supplierName: 'Nordwind Office',
          createdAt: now,
          updatedAt: now,
          version: 1,
        },
      });
      expect(await productOf(api, body.product._id)).toEqual(body.product);
    });

    it('keep every kind of text and number exactly', async () => {
      const input = productInput(shop.supplier._id, {
        name: `«Ёлочки» № 5 🎄 ${'x'.repeat(100)}`,
        description: 'first line\nsecond "line"; \\ % _ <b>',
        unitOfMeasurement: 'kg',
        purchasePrice: 999_999_999_999.99,
        sellingPrice: 0,
        minimumStockLevel: 999_999_999.999,
        packSize: 0.125,
        imageUrl: 'https://example.com/a.png?b=1&c=%20',
      });
      const { body } = await write('POST', 'products', input);
      expect(body.product).toMatchObject(input);
      expect(await productOf(api, body.product._id)).toMatchObject(input);
    });

    it('may leave out optional fields', async () => {
      const { description, imageUrl, ...input } = productInput(shop.supplier._id);
      const { product } = await api.add<ProductWriteResult>('products', input);
      expect(product).toMatchObject({ description: '', imageUrl: '' });
    });

    it('are changed as a whole', async () => {
      const product = await addProduct(api, shop.supplier._id);
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
      expect(await productOf(api, product._id)).toEqual(body.product);
    });

    it('have a SKU of their own', async () => {
      const product = await addProduct(api, shop.supplier._id);
      const second = await addProduct(api, shop.supplier._id, { sku: 'LAMP-2' });
      const taken = {
        code: 'DUPLICATE',
        message: 'A product with this SKU already exists',
        fieldErrors: { sku: 'A product with this SKU already exists' },
      };
      const refused = await write('POST', 'products', productInput(shop.supplier._id));
      expect([refused.status, refused.body]).toEqual([409, taken]);
      for (const sku of [product.sku, 'Lamp-1']) {
        const change = await update(second, { sku });
        expect([change.status, change.body]).toEqual([409, taken]);
      }
      expect(await listed()).toEqual(['LAMP-1', 'LAMP-2']);
    });

    it('may change the case of their own SKU', async () => {
      const product = await addProduct(api, shop.supplier._id, { sku: 'ЛАМПА-1' });
      expect((await update(product, { sku: 'Лампа-1' })).status).toBe(200);
      const input = productInput(shop.supplier._id, { sku: 'лампа-1' });
      expect((await write('POST', 'products', input)).status).toBe(409);
      expect(await listed()).toEqual(['Лампа-1']);
    });

    it('get one SKU once, even when created at the same moment', async () => {
      const inputs = Array.from({ length: 5 }, () => productInput(shop.supplier._id));
      const answers = await Promise.all(inputs.map((input) => write('POST', 'products', input)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(await listed()).toEqual(['LAMP-1']);
    });

    it('need an existing supplier', async () => {
      const archived = await addSupplier(api);
      await api.call('DELETE', `suppliers/${archived._id}`);
      for (const supplierId of [archived._id, UNKNOWN_ID, 'nobody']) {
        const refused = await write('POST', 'products', productInput(supplierId));
        expect(refused.status).toBe(422);
        const fieldErrors = { supplierId: 'This supplier no longer exists' };
        expect(refused.body).toMatchObject({ code: 'VALIDATION_FAILED', fieldErrors });
      }
    });

    it('may keep a deleted supplier, but not select one', async () => {
      const product = await addProduct(api, shop.supplier._id);
      const archived = await addSupplier(api);
      for (const { _id } of [shop.supplier, archived]) await api.call('DELETE', `suppliers/${_id}`);
      expect((await update(product, { supplierId: archived._id })).status).toBe(422);
      const kept = await update(product, { name: 'Floor lamp' });
      expect(kept.status).toBe(200);
      expect(kept.body.product.supplierName).toBe('Nordwind Office');
    });

    it('cannot be counted in pieces once a part of one has moved, whatever is in stock', async () => {
      const cable = { unitOfMeasurement: 'meters' as const, sku: 'CABLE' };
      const product = await addProduct(api, shop.supplier._id, cable);
      await receive(api, product._id, 3);
      await adjustStock(api, product._id, -2.5);
      await adjustStock(api, product._id, -0.5);
      const refused = await update(product, { sku: 'CABLE', unitOfMeasurement: 'pieces' });
      expect(refused.status).toBe(422);
      const why = /^A stock movement of (2,5|0,5)\u00a0meters is not a whole number$/;
      expect(refused.body).toMatchObject({
        fieldErrors: { unitOfMeasurement: expect.stringMatching(why) },
      });
      expect((await update(product, { sku: 'CABLE', unitOfMeasurement: 'kg' })).status).toBe(200);
    });

    it('cannot be counted in pieces while an open order has a part of one', async () => {
      const cable = { unitOfMeasurement: 'meters' as const, sku: 'CABLE' };
      const product = await addProduct(api, shop.supplier._id, cable);
      const items = [{ productId: product._id, quantity: 2.5, unitPrice: 1 }];
      const purchase = await addOrder(api, purchaseInput(shop.supplier._id, items));
      const inPieces = () => update(product, { sku: 'CABLE', unitOfMeasurement: 'pieces' });
      const expectRefusal = async (why: string) => {
        const { status, body } = await inPieces();
        expect([status, body]).toMatchObject([422, { fieldErrors: { unitOfMeasurement: why } }]);
      };
      await expectRefusal('The 2,5\u00a0meters in open order PO-2026-0001 are not a whole number');
      await receive(api, product._id, 2, { orderId: purchase._id });
      await expectRefusal('The 2,5\u00a0meters in open order PO-2026-0001 are not a whole number');
      await setStatus(api, purchase._id, { status: 'cancelled' });
      expect((await inPieces()).status).toBe(200);
    });

    it('free their SKU when deleted, and cannot come back once another product has it', async () => {
      const product = await addProduct(api, shop.supplier._id);
      await api.call('DELETE', `products/${product._id}`);
      await addProduct(api, shop.supplier._id, { name: 'Newer lamp' });
      const refused = await api.call('POST', `products/${product._id}/restore`);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ code: 'DUPLICATE' });
      expect(await listed()).toEqual(['LAMP-1']);
    });
  });
}
