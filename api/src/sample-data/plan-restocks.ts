import { between, type Random } from './random';
import { stepOf } from './quantities';
import type { SampleProduct } from './sample-products';
import type { Flow } from './shop-event';

/** One unit: no document is about less. */
const LEAST = 1000;

/**
 * The deliveries that a product needs, so that it never runs out before something goes and ends at the stock
 * that the catalogue tells: together they are the final stock less all other flows.
 * @param flows of this product, in the order of time
 * @throws Error where more comes in by itself than is left at the end
 */
export function planRestocks(
  product: SampleProduct,
  { flows, addedDaysAgo }: { flows: readonly Flow[]; addedDaysAgo: number },
  random: Random,
): Flow[] {
  const { sku } = product.input;
  const restocks: Flow[] = [];
  let remaining = Math.round(product.stock * 1000) - sumOf(flows);
  if (remaining < 0) throw new Error(`${sku} would end with more than it should`);
  // What never moves was bought once.
  const parts = flows.length === 0 ? 1 : between(random, 5, 8);
  const batch = roundUp(remaining / parts, stepOf(product));
  let stock = 0;
  const restock = (daysAgo: number, needed: number) => {
    const wanted = Math.min(remaining, Math.max(needed, batch, LEAST));
    const thousandths = remaining - wanted < LEAST ? remaining : wanted;
    if (thousandths < needed) throw new Error(`${sku} would run out`);
    if (thousandths > 0) restocks.push({ daysAgo, sku, thousandths });
    remaining -= thousandths;
    stock += thousandths;
  };

  restock(addedDaysAgo - 0.05, 0);
  for (const { daysAgo, thousandths } of flows) {
    if (stock + thousandths < 0)
      restock(earlier(daysAgo, addedDaysAgo, random), -stock - thousandths);
    stock += thousandths;
  }
  while (remaining > 0) restock(1 + random() * Math.min(60, addedDaysAgo - 2), 0);
  return restocks;
}

/** Up to four days before, but not before there was the product. */
function earlier(daysAgo: number, addedDaysAgo: number, random: Random): number {
  return Math.min(daysAgo + 0.1 + random() * 4, (daysAgo + addedDaysAgo - 0.05) / 2);
}

function sumOf(flows: readonly Flow[]): number {
  return flows.reduce((sum, { thousandths }) => sum + thousandths, 0);
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
