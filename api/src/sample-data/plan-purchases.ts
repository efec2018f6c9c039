import { between, type Random } from './random';
import { varied } from './quantities';
import type { SampleProduct } from './sample-products';
import type { Flow, PlannedItem, ShopEvent } from './shop-event';

/** How many purchase orders each supplier has got, and in how many days it delivers; one is always late. */
const SUPPLIERS: readonly { orders: number; days: [min: number, max: number] }[] = [
  { orders: 8, days: [3, 7] },
  { orders: 4, days: [5, 9] },
  { orders: 5, days: [2, 5] },
  { orders: 7, days: [4, 8] },
  { orders: 5, days: [3, 6] },
  { orders: 5, days: [1, 3] },
  { orders: 3, days: [6, 10] },
  { orders: 4, days: [24, 38] },
  { orders: 2, days: [2, 4] },
  { orders: 1, days: [7, 9] },
];

/** Deliveries so close together come as one. */
const WINDOW_DAYS = 9;
const MAX_ROWS = 7;

interface Deliveries {
  products: ReadonlyMap<string, SampleProduct>;
  addedDaysAgo: ReadonlyMap<string, number>;
  days: number;
  random: Random;
}

/** Part of the deliveries by purchase orders, completed when the first of them is needed; the rest as receipts. */
export function planPurchases(restocks: readonly Flow[], shop: Deliveries): ShopEvent[] {
  const events: ShopEvent[] = [];
  const received = new Set(restocks);
  for (const [supplier, { orders, days }] of SUPPLIERS.entries()) {
    const own = restocks.filter(({ sku }) => shop.products.get(sku)?.supplierIndex === supplier);
    for (let number = 0; number < orders; number += 1) {
      const leadDays = between(shop.random, days[0] * 10, days[1] * 10) / 10;
      const group = nextGroup(
        own.filter((restock) => received.has(restock)),
        leadDays,
        shop,
      );
      if (group.length === 0) break;
      for (const restock of group) received.delete(restock);
      events.push(...orderOf(`purchase-${supplier}-${number}`, supplier, group, leadDays, shop));
    }
  }
  for (const restock of received)
    events.push({
      kind: 'receipt',
      daysAgo: restock.daysAgo,
      item: itemOf(restock, shop),
      reference: `INV-${between(shop.random, 1000, 9999)}`,
      notes: isFirst(restock, shop) ? 'Initial stock' : '',
    });
  return events;
}

/** The longest-awaited delivery that could have been ordered in time, and what comes soon after it. */
function nextGroup(open: readonly Flow[], leadDays: number, shop: Deliveries): Flow[] {
  const orderable = open
    .filter((restock) => restock.daysAgo + leadDays < addedDaysAgo(restock, shop) - 0.2)
    .sort((one, other) => other.daysAgo - one.daysAgo);
  const start = orderable[Math.floor(shop.random() * orderable.length)];
  if (!start) return [];
  const bySku = new Map<string, Flow>();
  for (const restock of orderable)
    if (restock.daysAgo <= start.daysAgo && restock.daysAgo > start.daysAgo - WINDOW_DAYS)
      if (!bySku.has(restock.sku) && bySku.size < MAX_ROWS) bySku.set(restock.sku, restock);
  const group = [...bySku.values()];
  return group.every((one) => start.daysAgo + leadDays < addedDaysAgo(one, shop) - 0.2)
    ? group
    : [start];
}

function orderOf(
  key: string,
  party: number,
  group: readonly Flow[],
  leadDays: number,
  shop: Deliveries,
): ShopEvent[] {
  const daysAgo = Math.max(...group.map((restock) => restock.daysAgo));
  const items = group.map((restock) => itemOf(restock, shop));
  const order = { key, party, notes: '', items };
  return [
    { kind: 'order', daysAgo: daysAgo + leadDays, order },
    { kind: 'status', daysAgo: daysAgo + leadDays * 0.8, orderKey: key, status: 'processing' },
    { kind: 'status', daysAgo, orderKey: key, status: 'completed' },
  ];
}

/** Prices have risen by a tenth over the time, with ups and downs. */
function itemOf({ sku, thousandths, daysAgo }: Flow, shop: Deliveries): PlannedItem {
  const price = shop.products.get(sku)?.input.purchasePrice ?? 0;
  const trend = 1 - 0.1 * Math.min(1, daysAgo / shop.days);
  return { sku, thousandths, price: varied(price * trend, 3, shop.random) };
}

function isFirst(restock: Flow, shop: Deliveries): boolean {
  return restock.daysAgo > addedDaysAgo(restock, shop) - 0.1;
}

function addedDaysAgo({ sku }: Flow, shop: Deliveries): number {
  return shop.addedDaysAgo.get(sku) ?? 0;
}
