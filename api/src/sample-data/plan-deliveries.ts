import { quantityDecimals } from '@stockroom/contract';
import { between, varied, type Random } from './random';
import { sampleProduct, type SampleProduct } from './sample-catalogue';
import type { Flow } from './plan-shop';
import type { PlannedItem, PlannedOrder, ShopPlan } from './shop-plan';

/** Of each supplier: how many purchase orders, and the days until delivery. One is always late. */
const SUPPLIERS: readonly [orders: number, minDays: number, maxDays: number][] = [
  [8, 3, 7],
  [4, 5, 9],
  [5, 2, 5],
  [7, 4, 8],
  [5, 3, 6],
  [5, 1, 3],
  [3, 6, 10],
  [4, 24, 38],
  [2, 2, 4],
  [1, 7, 9],
];

/** Deliveries so close together come as one. */
const WINDOW_DAYS = 9;
const MAX_ROWS = 7;
/** One unit: no document moves less. */
const LEAST = 1000;

interface Restock {
  daysAgo: number;
  thousandths: number;
  product: SampleProduct;
  addedDaysAgo: number;
}

/**
 * The deliveries that a product needs: it never runs out, and ends at the stock of the catalogue.
 * @param flows all other flows of this product, in the order of time
 * @throws Error where the other flows alone leave more than that stock
 */
export function planRestocks(
  product: SampleProduct,
  flows: readonly Flow[],
  addedDaysAgo: number,
  random: Random,
): Restock[] {
  const { sku, unitOfMeasurement } = product.input;
  const restocks: Restock[] = [];
  const moved = flows.reduce((sum, { thousandths }) => sum + thousandths, 0);
  let remaining = Math.round(product.stock * 1000) - moved;
  if (remaining < 0) throw new Error(`${sku} would end with more than it should`);
  // The shop bought a product that never moves only once.
  const parts = flows.length === 0 ? 1 : between(random, 5, 8);
  // One piece, or a tenth of a measured unit.
  const step = quantityDecimals(unitOfMeasurement) === 0 ? 1000 : 100;
  const batch = Math.ceil(remaining / parts / step) * step;
  let stock = 0;
  const restock = (daysAgo: number, needed: number) => {
    const wanted = Math.min(remaining, Math.max(needed, batch, LEAST));
    const thousandths = remaining - wanted < LEAST ? remaining : wanted;
    if (thousandths < needed) throw new Error(`${sku} would run out`);
    if (thousandths > 0) restocks.push({ daysAgo, thousandths, product, addedDaysAgo });
    remaining -= thousandths;
    stock += thousandths;
  };

  restock(addedDaysAgo - 0.05, 0);
  for (const { daysAgo, thousandths } of flows) {
    // Up to four days before, but after the product was added.
    if (stock + thousandths < 0)
      restock(
        Math.min(daysAgo + 0.1 + random() * 4, (daysAgo + addedDaysAgo - 0.05) / 2),
        -stock - thousandths,
      );
    stock += thousandths;
  }
  while (remaining > 0) restock(1 + random() * Math.min(60, addedDaysAgo - 2), 0);
  return restocks;
}

/**
 * Delivers part of the restocks by purchase orders, completed at the first of them; the rest by receipts.
 * @param days over which prices have risen by a tenth, with ups and downs
 */
export function planDeliveries(
  plan: ShopPlan,
  restocks: readonly Restock[],
  days: number,
  random: Random,
): void {
  const itemOf = ({ product, thousandths, daysAgo }: Restock): PlannedItem => {
    const { sku, purchasePrice } = product.input;
    const trend = 1 - 0.1 * Math.min(1, daysAgo / days);
    return { sku, thousandths, price: varied(random, purchasePrice * trend, 3) };
  };
  const open = new Set(restocks);
  for (const [party, [orders, minDays, maxDays]] of SUPPLIERS.entries())
    for (let number = 0; number < orders; number += 1) {
      const leadDays = between(random, minDays * 10, maxDays * 10) / 10;
      const own = [...open].filter(({ product }) => product.supplierIndex === party);
      const group = nextGroup(own, leadDays, random);
      if (group.length === 0) break;
      for (const restock of group) open.delete(restock);
      const daysAgo = Math.max(...group.map((restock) => restock.daysAgo));
      const order = { party, notes: '', items: group.map(itemOf) };
      plan.order(daysAgo + leadDays, order);
      plan.setStatus(daysAgo + leadDays * 0.8, order, 'processing');
      plan.setStatus(daysAgo, order, 'completed');
    }
  for (const restock of open) {
    const { daysAgo, addedDaysAgo } = restock;
    const notes = daysAgo > addedDaysAgo - 0.1 ? 'Initial stock' : '';
    const item = itemOf(restock);
    plan.receive(daysAgo, item, `INV-${between(random, 1000, 9999)}`, notes);
  }
}

/** A delivery that somebody could have ordered in time, and the deliveries soon after it. */
function nextGroup(own: readonly Restock[], leadDays: number, random: Random): Restock[] {
  const isInTime = ({ addedDaysAgo }: Restock, daysAgo: number) =>
    daysAgo + leadDays < addedDaysAgo - 0.2;
  const orderable = own
    .filter((restock) => isInTime(restock, restock.daysAgo))
    .sort((one, other) => other.daysAgo - one.daysAgo);
  const start = orderable[Math.floor(random() * orderable.length)];
  if (!start) return [];
  const group = new Map<SampleProduct, Restock>();
  for (const restock of orderable)
    if (restock.daysAgo <= start.daysAgo && restock.daysAgo > start.daysAgo - WINDOW_DAYS)
      if (!group.has(restock.product) && group.size < MAX_ROWS) group.set(restock.product, restock);
  const rows = [...group.values()];
  return rows.every((restock) => isInTime(restock, start.daysAgo)) ? rows : [start];
}

/** Purchase orders that are open or came to nothing, some of them of sold-out products. */
const OPEN_PURCHASES = [
  { daysAgo: 4.2, sku: 'EL-PHN-006', units: 20, status: 'processing' },
  { daysAgo: 6.4, sku: 'TL-HAM-500', units: 30, status: 'processing', arrivedUnits: 10 },
  { daysAgo: 0.8, sku: 'OF-BRD-090', units: 6, status: 'pending' },
  { daysAgo: 2.9, sku: 'BK-STK-001', units: 15, status: 'pending' },
  { daysAgo: 31.1, sku: 'FU-DSK-180', units: 4, status: 'cancelled' },
] as const;

export function planOpenPurchases(plan: ShopPlan): Flow[] {
  return OPEN_PURCHASES.flatMap(({ daysAgo, sku, units, status, ...rest }) => {
    const { input, supplierIndex: party } = sampleProduct(sku);
    const item = { sku, thousandths: units * 1000, price: Math.round(input.purchasePrice * 100) };
    const order: PlannedOrder = { party, notes: '', items: [item] };
    plan.order(daysAgo, order);
    if (status !== 'pending') plan.setStatus(daysAgo - 0.5, order, status);
    if (!('arrivedUnits' in rest)) return [];
    const part = { ...item, thousandths: rest.arrivedUnits * 1000 };
    plan.receive(1.4, part, 'INV-7741', 'Первая часть поставки', order);
    return { ...part, daysAgo: 1.4 };
  });
}
