import type {
  ActivityList,
  NewProductInput,
  ProductList,
  ProductWriteResult,
  Role,
  StockMovementList,
} from '@stockroom/contract';
import { createProduct } from '../../src/products/product-service';
import { productInput, productOf, receive } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeInitialStock(makeStore: MakeStore): void {
  describe('initial stock', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, {});
    const input = (changes: Partial<NewProductInput>): NewProductInput => ({
      ...productInput(shop.supplier._id),
      ...changes,
    });
    const create = (changes: Partial<NewProductInput>, key = 'key-1') =>
      api.call<ProductWriteResult>('POST', 'products', {
        body: input(changes),
        headers: { 'Idempotency-Key': key },
      });
    const createAs = (role: Role) =>
      api.store.transaction((repositories) =>
        createProduct(
          {
            repositories,
            actor: { id: shop.supplier._id, name: role, role },
            now: api.clock.now().toISOString(),
          },
          input({ initialStock: 7 }),
        ),
      );
    const movements = async () => (await api.read<StockMovementList>('stock-movements')).movements;
    const expectNothing = async () => {
      expect((await api.read<ProductList>('products')).total).toBe(0);
      expect(await movements()).toEqual([]);
      const { activities } = await api.read<ActivityList>('dashboard/activities');
      expect(activities).toEqual([]);
    };

    it('is a receipt at the purchase price', async () => {
      const { status, body } = await create({ initialStock: 7 });
      expect(status).toBe(201);
      expect(body.product).toMatchObject({ currentStock: 7, available: 7, version: 1 });
      expect(body.product).not.toHaveProperty('initialStock');
      expect(await productOf(api, body.product._id)).toEqual(body.product);
      expect(await movements()).toEqual([
        expect.objectContaining({
          productId: body.product._id,
          productSku: 'LAMP-1',
          movementType: 'in',
          reason: 'Stock Receipt',
          quantity: 7,
          balanceAfter: 7,
          unitCost: 100.5,
          averageCostAfter: 100.5,
          value: 703.5,
          userName: 'user@example.com',
          orderId: null,
        }),
      ]);
      const { activities } = await api.read<ActivityList>('dashboard/activities');
      expect(activities.map(({ type }) => type).sort()).toEqual([
        'product_added',
        'stock_received',
      ]);
    });

    it('begins the average cost', async () => {
      const { product } = (await create({ initialStock: 10, purchasePrice: 100 })).body;
      const next = await receive(api, product._id, 30, { purchasePrice: 200 });
      expect(next).toMatchObject({ balanceAfter: 40, averageCostAfter: 175 });
    });

    it('may be a part of a measured unit', async () => {
      const { body } = await create({ initialStock: 0.125, unitOfMeasurement: 'kg' });
      expect(body.product.currentStock).toBe(0.125);
    });

    it.each([undefined, 0])('posts nothing when it is %p', async (initialStock) => {
      expect((await create({ initialStock })).status).toBe(201);
      expect(await movements()).toEqual([]);
    });

    it('is posted once, however often the request is repeated', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => create({ initialStock: 7 })));
      const again = await create({ initialStock: 7 });
      for (const { status, body } of answers)
        expect([status, body]).toEqual([again.status, again.body]);
      expect(again.body.product.currentStock).toBe(7);
      expect(await movements()).toHaveLength(1);
      expect((await create({ initialStock: 8 })).status).toBe(422);
    });

    it('is not posted when the product is refused', async () => {
      await create({});
      expect((await create({ initialStock: 7 }, 'key-2')).status).toBe(409);
      expect(await movements()).toEqual([]);
    });

    it.each<[unknown, string]>([
      [1.5, 'Initial stock must be a whole number for this unit'],
      [-1, 'Stock level cannot be negative'],
      [1_000_000_000, 'Initial stock is too large'],
      ['7', 'Initial stock must be a number'],
      [null, 'Initial stock must be a number'],
    ])('refuses %p, and creates no product then', async (initialStock, message) => {
      const body = { ...input({}), initialStock };
      expect(await api.fieldErrors('POST', 'products', body)).toEqual({ initialStock: message });
      await expectNothing();
    });

    it('belongs to new products only', async () => {
      const { product } = (await create({})).body;
      const body = { ...input({ initialStock: 7 }), version: 1 };
      expect(await api.fieldErrors('PUT', `products/${product._id}`, body)).toEqual({
        initialStock: 'Unknown field',
      });
    });

    // The warehouse may receive stock, but not at a price: the refusal comes after the product.
    it.each<[Role, string]>([
      ['sales', 'Receive stock'],
      ['warehouse', 'See purchase prices'],
    ])('is refused to %s as a whole', async (role, what) => {
      await expect(createAs(role)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringMatching(`^${what}.*: your role does not allow this`),
      });
      await expectNothing();
    });
  });
}
