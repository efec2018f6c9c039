import type { OrderStatus } from '@stockroom/contract';
import { between, pick, type Random } from './random';
import { soldAtOnce, varied } from './quantities';
import { SAMPLE_CUSTOMERS } from './sample-customers';
import type { SampleProduct } from './sample-products';
import type { Flow, PlannedItem, PlannedOrder, ShopEvent } from './shop-event';

/** Nobody has ever asked for it, and everybody asks for this one. */
export const DEAD_PRODUCT = 'BK-NTS-MUS';
export const BEST_SELLER = 'OF-PAP-A4';

/** Opened longest ago and sold then: what last year's order is of. */
export const OLD_PRODUCTS = ['OF-PAP-A4', 'TL-HAM-500', 'BK-STK-001'];

const LARGE_ORDER_ROWS = 25;
const MORE = 1000;

export interface SalesPlan {
  events: ShopEvent[];
  /** What the completed ones take, and what comes back. */
  flows: Flow[];
}

interface SalesYear {
  products: readonly SampleProduct[];
  count: number;
  /** How far back ordinary sales go. */
  days: number;
  /** When last year's order was made. */
  lastYearDaysAgo: number;
  /** The current month began so long ago. */
  monthDaysAgo: number;
  random: Random;
}

/** What becomes of a sale: each change with the days after its making. */
type Course = [change: OrderStatus | 'edited' | 'deleted', afterDays: number][];

const ORDINARY: Course = [
  ['processing', 0.1],
  ['completed', 1.2],
];

/** Sales over the year: some open, some cancelled, one reopened, one cancelled after all, one of 25 rows. */
export function planSales(year: SalesYear): SalesPlan {
  const plan: SalesPlan = { events: [], flows: [] };
  const { random, days, count } = year;
  const special = specialSales(year);
  const ordinary = Array.from({ length: count - special.length }, (_, index) => ({
    daysAgo: 2.5 + ((days - 12) * (index + random())) / (count - special.length),
    course: index % 3 === 0 ? ORDINARY.slice(1) : ORDINARY,
    rows: pick(random, [1, 2, 3, 4, 5, 6, 7, 8]),
    note: index % 6 === 0 ? pick(random, NOTES) : '',
  }));
  for (const [index, sale] of [...special, ...ordinary].entries())
    addSale(plan, { ...sale, key: `sale-${index}` }, year);
  return plan;
}

const NOTES = [
  'Самовывоз',
  'Доставка до 12:00',
  'Call before delivery',
  'Нужны закрывающие документы',
  'Gift wrapping, please 🎁',
];

interface Sale {
  daysAgo: number;
  course: Course;
  rows: number;
  note: string;
  skus?: readonly string[];
}

function specialSales({ lastYearDaysAgo, monthDaysAgo }: SalesYear): Sale[] {
  const soon = (share: number) => Math.min(0.4, monthDaysAgo) * share;
  const open: Sale[] = [0.15, 0.6, 1.1, 2.3, 3.4, 5.2, 8.1].map((daysAgo, index) => ({
    daysAgo,
    course: index % 2 === 0 ? [] : [['processing', 0.05]],
    rows: 1 + (index % 4),
    note: '',
  }));
  const cancelled: Sale[] = [12.4, 47.3, 96.5].map((daysAgo) => ({
    daysAgo,
    course: [['cancelled', 0.7]],
    rows: 2,
    note: 'Покупатель передумал',
  }));
  // However young the month is, something was sold in it.
  const ofThisMonth: Sale[] = [0.9, 0.7, 0.5].map((share, index) => ({
    daysAgo: soon(share),
    course: [['completed', soon(0.2)]],
    rows: 3,
    note: '',
    skus: [BEST_SELLER, 'EL-LMP-E27', 'TL-HAM-500'].slice(index),
  }));
  return [
    ...open,
    ...cancelled,
    ...ofThisMonth,
    {
      daysAgo: lastYearDaysAgo,
      course: ORDINARY,
      rows: 3,
      note: 'Первый заказ',
      skus: OLD_PRODUCTS,
    },
    {
      daysAgo: 22.6,
      course: [...ORDINARY, ['pending', 3.1]],
      rows: 2,
      note: 'Reopened: one more box is needed',
    },
    { daysAgo: 34.2, course: [...ORDINARY, ['cancelled', 6.3]], rows: 3, note: 'Возврат' },
    { daysAgo: 27.4, course: [...ORDINARY, ['edited', 2.2]], rows: 2, note: '' },
    { daysAgo: 41.7, course: [...ORDINARY, ['deleted', 1.9]], rows: 1, note: 'Entered twice' },
    { daysAgo: 18.5, course: ORDINARY, rows: LARGE_ORDER_ROWS, note: 'Оснащение нового офиса' },
  ];
}

function addSale(plan: SalesPlan, sale: Sale & { key: string }, { products, random }: SalesYear) {
  const { key, daysAgo, course, note } = sale;
  const items = itemsOf(sale, products, random);
  const order = { key, party: pick(random, SAMPLE_CUSTOMERS), notes: note, items };
  plan.events.push({ kind: 'order', daysAgo, order });
  let hasTaken = false;
  for (const [step, afterDays] of course) {
    const at = daysAgo - afterDays;
    if (step === 'edited') {
      editSale(plan, order, at);
      continue;
    }
    plan.events.push(
      step === 'deleted'
        ? { kind: 'delete', daysAgo: at, orderKey: key }
        : { kind: 'status', daysAgo: at, orderKey: key, status: step },
    );
    const takes = step === 'completed';
    if (takes !== hasTaken)
      for (const { sku, thousandths } of items)
        plan.flows.push({ daysAgo: at, sku, thousandths: takes ? -thousandths : thousandths });
    hasTaken = takes;
  }
}

/** After it was completed the customer takes one more of the first item. */
function editSale(plan: SalesPlan, order: PlannedOrder, daysAgo: number) {
  const [first, ...others] = order.items;
  if (!first) return;
  const items = [{ ...first, thousandths: first.thousandths + MORE }, ...others];
  plan.events.push({ kind: 'edit', daysAgo, order: { ...order, items, notes: 'Плюс одна штука' } });
  plan.flows.push({ daysAgo, sku: first.sku, thousandths: -MORE });
}

function itemsOf(
  { rows, skus }: Sale,
  products: readonly SampleProduct[],
  random: Random,
): PlannedItem[] {
  const chosen = new Map<string, SampleProduct>();
  for (const product of products.filter(({ input }) => skus?.includes(input.sku)))
    chosen.set(product.input.sku, product);
  while (skus === undefined && chosen.size < rows) {
    const product = random() < 0.12 ? products.find(isBestSeller) : pick(random, products);
    if (product && isSold(product)) chosen.set(product.input.sku, product);
  }
  return [...chosen.values()].map((product) => ({
    sku: product.input.sku,
    thousandths: soldAtOnce(product, random) * (isBestSeller(product) ? between(random, 8, 14) : 1),
    price:
      random() < 0.85
        ? Math.round(product.input.sellingPrice * 100)
        : varied(product.input.sellingPrice, 8, random),
  }));
}

function isBestSeller({ input }: SampleProduct): boolean {
  return input.sku === BEST_SELLER;
}

function isSold({ input }: SampleProduct): boolean {
  return input.sku !== DEAD_PRODUCT;
}
