import { inMemoryPasswords } from '../auth/in-memory-passwords';
import { createMemoryStore } from '../store/memory/memory-store';
import { seedDemoData } from './demo-data';
import { planShop } from './plan-shop';
import { BEST_SELLER } from './plan-sales';

test('plans the shop for any day of a year', () => {
  for (let day = 0; day < 366; day += 1)
    expect(() => planShop(new Date(Date.UTC(2026, 0, 1 + day, day % 24, 7)))).not.toThrow();
});

test.each(['2026-11-01T00:20:00.000Z', '2027-01-01T09:00:00.000Z', '2028-02-29T23:59:00.000Z'])(
  'has best sellers this month, an order last year and no future at %s',
  async (instant) => {
    const store = createMemoryStore();
    const now = new Date(instant);
    await seedDemoData({ store, clock: { now: () => now }, passwords: inMemoryPasswords });
    const { dashboard, images, orders, products, stockMovements } = store.repositories;
    expect(
      await dashboard.topProducts(`${instant.slice(0, 7)}-01T00:00:00.000Z`, 5),
    ).toContainEqual(expect.objectContaining({ sku: BEST_SELLER }));
    const request = { sort: '-createdAt', position: null, limit: 1 } as const;
    const search = `ORD-${now.getUTCFullYear() - 1}-0001`;
    expect((await orders.list({ ...request, filter: { search } })).total).toBe(1);
    const [latest] = (await stockMovements.list({ ...request, filter: {} })).records;
    expect(latest && latest.createdAt <= instant).toBe(true);
    const { records } = await products.list({
      sort: 'name',
      position: null,
      limit: 100,
      filter: { search: 'TL-HAM-500' },
    });
    const [, hash = ''] = /^\/api\/images\/(\w+)$/.exec(records[0]?.imageUrl ?? '') ?? [];
    expect(await images.find(hash)).toMatchObject({ type: 'image/png' });
  },
);
