import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@stockroom/contract';
import { DEAD_PRODUCT, type SalesPlan } from './plan-sales';
import { between, pick, type Random } from './random';
import type { SampleProduct } from './sample-products';
import type { PlannedItem } from './shop-event';

const ADJUSTMENTS = 120;
/** Positive ones are old, so that later sales use up what they brought. */
const GAINS: readonly AdjustmentReason[] = ['Found', 'Returned', 'Correction'];
const LOSSES = ADJUSTMENT_REASONS.filter((reason) => !GAINS.includes(reason));
const REMARKS = ['', '', '', 'Инвентаризация', 'Разбили при разгрузке', 'Counted twice'];

/** Small corrections now and then. */
export function planAdjustments(
  products: readonly SampleProduct[],
  days: number,
  random: Random,
): SalesPlan {
  const plan: SalesPlan = { events: [], flows: [] };
  const moving = products.filter(({ input }) => input.sku !== DEAD_PRODUCT);
  for (let index = 0; index < ADJUSTMENTS; index += 1) {
    const { sku } = pick(random, moving).input;
    const isGain = index % 5 === 0;
    const daysAgo = isGain ? between(random, 90, days - 15) : 1.5 + random() * (days - 15);
    const thousandths = (isGain ? 1 : -1) * between(random, 1, 2) * 1000;
    const reason = pick(random, isGain ? GAINS : LOSSES);
    const amount = { sku, thousandths };
    plan.events.push({ kind: 'adjustment', daysAgo, amount, reason, notes: pick(random, REMARKS) });
    plan.flows.push({ daysAgo, ...amount });
  }
  return plan;
}

/** SKU and quantity of what is on its way, some of it sold out. */
const OPEN_PURCHASES = [
  { key: 'sold-out', daysAgo: 4.2, sku: 'EL-PHN-006', units: 20, status: 'processing' },
  { key: 'partly-here', daysAgo: 6.4, sku: 'TL-HAM-500', units: 30, status: 'processing' },
  { key: 'just-asked', daysAgo: 0.8, sku: 'OF-BRD-090', units: 6, status: 'pending' },
  { key: 'waiting', daysAgo: 2.9, sku: 'BK-STK-001', units: 15, status: 'pending' },
  { key: 'called-off', daysAgo: 31.1, sku: 'FU-DSK-180', units: 4, status: 'cancelled' },
] as const;

const PARTLY_HERE = 10_000;

/** Purchase orders that are open or came to nothing; one has been delivered in part. */
export function planOpenPurchases(products: ReadonlyMap<string, SampleProduct>): SalesPlan {
  const plan: SalesPlan = { events: [], flows: [] };
  for (const { key, daysAgo, sku, units, status } of OPEN_PURCHASES) {
    const product = products.get(sku);
    if (!product) throw new Error(`There is no ${sku}`);
    const price = Math.round(product.input.purchasePrice * 100);
    const items: PlannedItem[] = [{ sku, thousandths: units * 1000, price }];
    const order = { key, party: product.supplierIndex, notes: '', items };
    plan.events.push({ kind: 'order', daysAgo, order });
    if (status !== 'pending')
      plan.events.push({ kind: 'status', daysAgo: daysAgo - 0.5, orderKey: key, status });
    if (key === 'partly-here') addPartialReceipt(plan, { sku, thousandths: PARTLY_HERE, price });
  }
  return plan;
}

function addPartialReceipt(plan: SalesPlan, item: PlannedItem) {
  const daysAgo = 1.4;
  const notes = 'Первая часть поставки';
  const reference = 'INV-7741';
  plan.events.push({ kind: 'receipt', daysAgo, item, reference, notes, orderKey: 'partly-here' });
  plan.flows.push({ daysAgo, ...item });
}

/** The last one of a product was on the shelf, three were sold: completed anyway, to be counted. */
export function planForcedSale(): SalesPlan {
  const [sku, daysAgo, orderKey] = ['BK-MAP-RUS', 0.45, 'forced'];
  const items = [{ sku, thousandths: 3000, price: 69_000 }];
  const order = { key: orderKey, party: 'Автопарк «Север»', notes: 'Забрали сами', items };
  return {
    events: [
      { kind: 'order', daysAgo: daysAgo + 0.02, order },
      { kind: 'status', daysAgo, orderKey, status: 'completed', force: true },
    ],
    flows: [
      { daysAgo, sku, thousandths: 2000 },
      { daysAgo, sku, thousandths: -3000 },
    ],
  };
}
