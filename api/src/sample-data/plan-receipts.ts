import {
  divideRounded,
  fromScaled,
  MONEY_SCALE,
  QUANTITY_SCALE,
  quantityDecimals,
  toScaled,
  type Product,
  type ReceiptInput,
} from '@stockroom/contract';

type PlannedReceipt = Omit<ReceiptInput, 'productId' | 'orderId'> & { daysAgo: number };

/** Splits a product's stock into one to three deliveries over its life, at prices a little apart. */
export function planReceipts(
  { unitOfMeasurement, purchasePrice }: Product,
  stock: number,
  addedDaysAgo: number,
  random: () => number,
): PlannedReceipt[] {
  const count = 1 + Math.floor(random() * 3);
  const quantities = split(stock, count, unitOfMeasurement);
  return quantities.map((quantity, index) => ({
    quantity,
    purchasePrice: vary(purchasePrice, random()),
    supplierReference: `INV-${1000 + Math.floor(random() * 9000)}`,
    notes: index === 0 ? 'Initial stock' : '',
    daysAgo: (addedDaysAgo * (quantities.length - index)) / (quantities.length + 1),
  }));
}

/** Parts of at least one unit that add up exactly. */
function split(stock: number, count: number, unit: string): number[] {
  const step = quantityDecimals(unit) === 0 ? 1000n : 1n;
  const total = toScaled(stock, QUANTITY_SCALE);
  const part = (total / BigInt(count) / step) * step;
  if (total === 0n) return [];
  if (part < 1000n) return [stock];
  const parts = Array.from({ length: count }, (_, index) =>
    index === 0 ? total - part * BigInt(count - 1) : part,
  );
  return parts.map((scaled) => Number(fromScaled(scaled, QUANTITY_SCALE)));
}

/** The price, up to 5 % lower or higher. @param chance from 0 up to 1 */
function vary(price: number, chance: number): number {
  const perMille = BigInt(950 + Math.round(chance * 100));
  return Number(
    fromScaled(divideRounded(toScaled(price, MONEY_SCALE) * perMille, 1000n), MONEY_SCALE),
  );
}
