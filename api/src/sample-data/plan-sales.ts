import type { OrderStatus, Unit } from '@stockroom/contract';
import { between, pick, varied, type Random } from './random';
import { SAMPLE_CUSTOMERS, SAMPLE_PRODUCTS, type SampleProduct } from './sample-catalogue';
import type { Flow } from './plan-shop';
import type { PlannedItem, ShopPlan } from './shop-plan';

/** No customer ever buys it. */
export const DEAD_PRODUCT = 'BK-NTS-MUS';
export const BEST_SELLER = 'OF-PAP-A4';
/** The products of last year's order, which the shop has had the longest. */
export const OLD_PRODUCTS = ['OF-PAP-A4', 'TL-HAM-500', 'BK-STK-001'];

const SALES = 101;
const LARGE_ORDER_ROWS = 25;
const MORE = 1000;
const NOTES = [
  'Самовывоз',
  'Доставка до 12:00',
  'Call before delivery',
  'Нужны закрывающие документы',
  'Gift wrapping, please 🎁',
];

interface SalesYear {
  /** How far back ordinary sales go. */
  days: number;
  lastYearDaysAgo: number;
  /** The start of the current month. */
  monthDaysAgo: number;
  random: Random;
}

/** The changes of a sale, each with the days after its creation. */
type Course = readonly [change: OrderStatus | 'edited' | 'deleted', afterDays: number][];

type Sale = [
  daysAgo: number,
  course: Course,
  rows: number,
  note?: string,
  skus?: readonly string[],
];

const ORDINARY: Course = [
  ['processing', 0.1],
  ['completed', 1.2],
];

/** Sales over the year: some open, some cancelled, one reopened, one cancelled after all, one of 25 rows. */
export function planSales(plan: ShopPlan, year: SalesYear): Flow[] {
  const { random, days } = year;
  const special = specialSales(year);
  const count = SALES - special.length;
  const ordinary = Array.from({ length: count }, (_, index): Sale => [
    2.5 + ((days - 12) * (index + random())) / count,
    index % 3 === 0 ? ORDINARY.slice(1) : ORDINARY,
    between(random, 1, 8),
    index % 6 === 0 ? pick(random, NOTES) : '',
  ]);
  return [...special, ...ordinary].flatMap((sale) => planSale(plan, sale, random));
}

function specialSales({ lastYearDaysAgo, monthDaysAgo }: SalesYear): Sale[] {
  const soon = (share: number) => Math.min(0.4, monthDaysAgo) * share;
  const open = [0.15, 0.6, 1.1, 2.3, 3.4, 5.2, 8.1].map((daysAgo, index): Sale => [
    daysAgo,
    index % 2 === 0 ? [] : [['processing', 0.05]],
    1 + (index % 4),
  ]);
  const cancelled = [12.4, 47.3, 96.5].map((daysAgo): Sale => [
    daysAgo,
    [['cancelled', 0.7]],
    2,
    'Покупатель передумал',
  ]);
  // Even a young month has its sales.
  const ofThisMonth = [0.9, 0.7, 0.5].map((share, index): Sale => [
    soon(share),
    [['completed', soon(0.2)]],
    3,
    '',
    [BEST_SELLER, 'EL-LMP-E27', 'TL-HAM-500'].slice(index),
  ]);
  return [
    ...open,
    ...cancelled,
    ...ofThisMonth,
    [lastYearDaysAgo, ORDINARY, 3, 'Первый заказ', OLD_PRODUCTS],
    [22.6, [...ORDINARY, ['pending', 3.1]], 2, 'Reopened: one more box is needed'],
    [34.2, [...ORDINARY, ['cancelled', 6.3]], 3, 'Возврат'],
    [27.4, [...ORDINARY, ['edited', 2.2]], 2],
    [41.7, [...ORDINARY, ['deleted', 1.9]], 1, 'Entered twice'],
    [18.5, ORDINARY, LARGE_ORDER_ROWS, 'Оснащение нового офиса'],
  ];
}

function planSale(plan: ShopPlan, sale: Sale, random: Random): Flow[] {
  const [daysAgo, course, rows, notes = '', skus] = sale;
  const items = itemsOf(rows, skus, random);
  const order = { party: pick(random, SAMPLE_CUSTOMERS), notes, items };
  const flows: Flow[] = [];
  plan.order(daysAgo, order);
  let hasTaken = false;
  for (const [change, afterDays] of course) {
    const at = daysAgo - afterDays;
    if (change === 'edited') {
      const more = items.map((item, index) =>
        index === 0 ? { ...item, thousandths: item.thousandths + MORE } : item,
      );
      plan.edit(at, order, { items: more, notes: 'Плюс одна штука' });
      flows.push({ daysAgo: at, sku: more[0]?.sku ?? '', thousandths: -MORE });
      continue;
    }
    if (change === 'deleted') plan.delete(at, order);
    else plan.setStatus(at, order, change);
    const takes = change === 'completed';
    if (takes !== hasTaken)
      for (const { sku, thousandths } of items)
        flows.push({ daysAgo: at, sku, thousandths: takes ? -thousandths : thousandths });
    hasTaken = takes;
  }
  return flows;
}

function itemsOf(rows: number, skus: Sale[4], random: Random): PlannedItem[] {
  const chosen = new Set(SAMPLE_PRODUCTS.filter(({ input }) => skus?.includes(input.sku)));
  while (skus === undefined && chosen.size < rows) {
    const product =
      random() < 0.12 ? SAMPLE_PRODUCTS.find(isBestSeller) : pick(random, SAMPLE_PRODUCTS);
    if (product && product.input.sku !== DEAD_PRODUCT) chosen.add(product);
  }
  return [...chosen].map((product) => {
    const { sku, sellingPrice } = product.input;
    const thousandths =
      soldAtOnce(product, random) * (isBestSeller(product) ? between(random, 8, 14) : 1);
    const isUsual = random() < 0.85;
    const price = isUsual ? Math.round(sellingPrice * 100) : varied(random, sellingPrice, 8);
    return { sku, thousandths, price };
  });
}

const MEASURED: Partial<Record<Unit, [min: number, max: number, thousandths: number]>> = {
  g: [4, 20, 10_000],
  ml: [4, 20, 10_000],
  cm: [4, 20, 10_000],
  kg: [4, 24, 250],
  liters: [4, 24, 250],
  meters: [20, 150, 100],
};

/** What a customer takes at once, in thousandths: the dearer the less. */
function soldAtOnce({ input }: SampleProduct, random: Random): number {
  const { unitOfMeasurement, sellingPrice } = input;
  const most = sellingPrice > 10_000 ? 2 : sellingPrice > 900 ? 4 : 9;
  const [min, max, step] = MEASURED[unitOfMeasurement] ?? [1, most, 1000];
  return between(random, min, max) * step;
}

function isBestSeller({ input }: SampleProduct): boolean {
  return input.sku === BEST_SELLER;
}

/** A sale of three where the books know of one: completed by force, with a correction to verify. */
export function planForcedSale(plan: ShopPlan): Flow[] {
  const [sku, daysAgo] = ['BK-MAP-RUS', 0.45];
  const items = [{ sku, thousandths: 3000, price: 69_000 }];
  const order = { party: 'Автопарк «Север»', notes: 'Забрали сами', items };
  plan.order(daysAgo + 0.02, order);
  plan.setStatus(daysAgo, order, 'completed', true);
  return [2000, -3000].map((thousandths) => ({ daysAgo, sku, thousandths }));
}
