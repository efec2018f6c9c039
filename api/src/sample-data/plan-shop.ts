import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@stockroom/contract';
import { planDeliveries, planOpenPurchases, planRestocks } from './plan-deliveries';
import { DEAD_PRODUCT, OLD_PRODUCTS, planForcedSale, planSales } from './plan-sales';
import { between, createRandom, pick, type Random } from './random';
import { SAMPLE_PRODUCTS } from './sample-catalogue';
import { ShopPlan } from './shop-plan';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The length of the demo shop's history, except for one order of last year. */
export const HISTORY_DAYS = 180;
const RANDOM_SEED = 20_26;

/** A signed change of stock by a completed document, in thousandths of the unit. */
export interface Flow {
  daysAgo: number;
  sku: string;
  thousandths: number;
}

/**
 * All events of the demo shop until now, in the order of time. The plan begins with sales; deliveries follow from
 * them, so that every product ends at the stock of the catalogue.
 */
export function planShop(now: Date) {
  const plan = new ShopPlan();
  const random = createRandom(RANDOM_SEED);
  const daysSince = (instant: number) => (now.getTime() - instant) / DAY_MS;
  const lastYearDaysAgo = daysSince(Date.UTC(now.getUTCFullYear() - 1, 11, 10, 8));
  const monthDaysAgo = daysSince(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const oldest = Math.max(HISTORY_DAYS, lastYearDaysAgo + 8);
  plan.addSuppliers(oldest + 1);
  const additions = SAMPLE_PRODUCTS.map((product) => {
    const isOld = OLD_PRODUCTS.includes(product.input.sku);
    const daysAgo = isOld ? oldest : HISTORY_DAYS - random() * 6;
    plan.addProduct(daysAgo, product);
    return { product, daysAgo };
  });
  const flows = [
    ...planSales(plan, { days: HISTORY_DAYS, lastYearDaysAgo, monthDaysAgo, random }),
    ...planAdjustments(plan, random),
    ...planOpenPurchases(plan),
    ...planForcedSale(plan),
  ].sort((one, other) => other.daysAgo - one.daysAgo);
  const restocks = additions.flatMap(({ product, daysAgo }) => {
    const own = flows.filter(({ sku }) => sku === product.input.sku);
    return planRestocks(product, own, daysAgo, random);
  });
  planDeliveries(plan, restocks, HISTORY_DAYS, random);
  return plan.inOrder;
}

const ADJUSTMENTS = 120;
/** Gains are old, so that later sales use them up. */
const GAINS: readonly AdjustmentReason[] = ['Found', 'Returned', 'Correction'];
const LOSSES = ADJUSTMENT_REASONS.filter((reason) => !GAINS.includes(reason));
const REMARKS = ['', '', '', 'Инвентаризация', 'Разбили при разгрузке', 'Counted twice'];

function planAdjustments(plan: ShopPlan, random: Random): Flow[] {
  const moving = SAMPLE_PRODUCTS.filter(({ input }) => input.sku !== DEAD_PRODUCT);
  return Array.from({ length: ADJUSTMENTS }, (_, index) => {
    const { sku } = pick(random, moving).input;
    const isGain = index % 5 === 0;
    const last = HISTORY_DAYS - 15;
    const daysAgo = isGain ? between(random, 90, last) : 1.5 + random() * last;
    const thousandths = (isGain ? 1 : -1) * between(random, 1, 2) * 1000;
    const reason = pick(random, isGain ? GAINS : LOSSES);
    plan.adjust(daysAgo, { sku, thousandths }, reason, pick(random, REMARKS));
    return { daysAgo, sku, thousandths };
  });
}

const OPENING_HOUR = 5;
const OPEN_HOURS = 11;

/** The instant of an event: on days before today within the hours of the shop (in UTC), in the same order. */
export function instantOf(now: Date, daysAgo: number): string {
  const instant = now.getTime() - daysAgo * DAY_MS;
  const today = Math.floor(now.getTime() / DAY_MS);
  const day = Math.floor(instant / DAY_MS);
  if (day === today) return new Date(instant).toISOString();
  const timeOfDay = instant / DAY_MS - day;
  const hour = OPENING_HOUR + OPEN_HOURS * timeOfDay;
  return new Date(day * DAY_MS + hour * 60 * 60 * 1000).toISOString();
}
