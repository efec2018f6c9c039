import { planPurchases } from './plan-purchases';
import { planRestocks } from './plan-restocks';
import { OLD_PRODUCTS, planSales } from './plan-sales';
import { planAdjustments, planForcedSale, planOpenPurchases } from './plan-specials';
import { createRandom } from './random';
import { SAMPLE_PRODUCTS } from './sample-products';
import type { ShopEvent } from './shop-event';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far back the demo shop's history goes, but for one order of last year. */
export const HISTORY_DAYS = 180;
const RANDOM_SEED = 20_26;
const SALES = 101;

/**
 * All that happened in the demo shop until now, in the order of time: what was sold comes first, and what was
 * bought follows from it, so that every product ends with the stock that the catalogue tells.
 */
export function planShop(now: Date): ShopEvent[] {
  const random = createRandom(RANDOM_SEED);
  const products = new Map(SAMPLE_PRODUCTS.map((product) => [product.input.sku, product]));
  const lastYearDaysAgo = daysSince(now, Date.UTC(now.getUTCFullYear() - 1, 11, 10, 8));
  const oldest = Math.max(HISTORY_DAYS, lastYearDaysAgo + 8);
  const addedDaysAgo = new Map(
    [...products.keys()].map((sku) => [
      sku,
      OLD_PRODUCTS.includes(sku) ? oldest : HISTORY_DAYS - random() * 6,
    ]),
  );

  const plans = [
    planSales({
      products: SAMPLE_PRODUCTS,
      count: SALES,
      days: HISTORY_DAYS,
      lastYearDaysAgo,
      monthDaysAgo: daysSince(now, Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
      random,
    }),
    planAdjustments(SAMPLE_PRODUCTS, HISTORY_DAYS, random),
    planOpenPurchases(products),
    planForcedSale(),
  ];
  const flows = plans.flatMap((plan) => plan.flows).sort((a, b) => b.daysAgo - a.daysAgo);
  const restocks = SAMPLE_PRODUCTS.flatMap((product) => {
    const { sku } = product.input;
    const own = flows.filter((flow) => flow.sku === sku);
    const life = { flows: own, addedDaysAgo: addedDaysAgo.get(sku) ?? HISTORY_DAYS };
    return planRestocks(product, life, random);
  });
  const additions = [...addedDaysAgo].map(([sku, daysAgo]): ShopEvent => ({
    kind: 'product',
    sku,
    daysAgo,
  }));
  return [
    ...additions,
    ...planPurchases(restocks, { products, addedDaysAgo, days: HISTORY_DAYS, random }),
    ...plans.flatMap((plan) => plan.events),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
}

function daysSince(now: Date, instant: number): number {
  return (now.getTime() - instant) / DAY_MS;
}

const OPENING_HOUR = 5;
const OPEN_HOURS = 11;

/** When that was: on days before today within the hours of the shop (in UTC), in the same order. */
export function instantOf(now: Date, daysAgo: number): string {
  const instant = now.getTime() - daysAgo * DAY_MS;
  const today = Math.floor(now.getTime() / DAY_MS);
  const day = Math.floor(instant / DAY_MS);
  if (day === today) return new Date(instant).toISOString();
  const timeOfDay = instant / DAY_MS - day;
  const hour = OPENING_HOUR + OPEN_HOURS * timeOfDay;
  return new Date(day * DAY_MS + hour * 60 * 60 * 1000).toISOString();
}
