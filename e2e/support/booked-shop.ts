import type { Product } from '@stockroom/contract';
import type { ApiClient } from './api-client';
import { inCents, Ledger } from './ledger';

/** Holds everything that a spreadsheet could misread. */
export const AWKWARD_NAME = '=1+1; "Лампа"\nвторая строка';

/**
 * Fills an empty shop with stock, sales and purchases.
 * @returns the figures that the reports must show, by an arithmetic of its own
 */
export async function bookShop(api: ApiClient) {
  const often = await api.createSupplier({ companyName: 'Often & Co' });
  const once = await api.createSupplier({ companyName: 'Once; Ltd' });
  const lamp = await api.createProduct({
    name: AWKWARD_NAME,
    sku: '-LAMP',
    category: 'Furniture',
    sellingPrice: 60.5,
    minimumStockLevel: 40,
    supplierId: often._id,
  });
  const rope = await api.createProduct({
    name: 'Верёвка «Ёлочка» №5',
    sku: 'ROPE',
    unitOfMeasurement: 'meters',
    sellingPrice: 1.25,
    minimumStockLevel: 2.5,
    supplierId: once._id,
  });
  const ledgers = { lamp: new Ledger(), rope: new Ledger() };

  await receive(api, lamp, ledgers.lamp, 10, 33.33);
  await receive(api, lamp, ledgers.lamp, 5, 41.07);
  await receive(api, rope, ledgers.rope, 6.25, 0.18);
  const prices = [40, 44, 50] as const;
  for (const price of prices) {
    await buy(api, lamp, 4, price);
    ledgers.lamp.receive(4, price);
  }
  const cancelled = await order(api, lamp, 2, 50);
  await api.setOrderStatus(cancelled, 'cancelled');
  await buy(api, rope, 10, 0.2, once._id);
  ledgers.rope.receive(10, 0.2);
  await sell(api, lamp, 7);
  ledgers.lamp.issue(7);
  await sell(api, rope, 13.75);
  ledgers.rope.issue(13.75);
  const open = { expected: 3, committed: 2 };
  await order(api, lamp, open.expected, 50);
  await api.createOrder({ items: [{ productId: lamp._id, quantity: 2, unitPrice: 60.5 }] });

  const spend = prices.reduce((sum, price) => sum + 4 * price, 0);
  const performance = {
    orders: prices.length + 2,
    completed: prices.length,
    spend,
    fillRate: spend / (spend + 2 * 50),
    cancelledShare: 1 / (prices.length + 1),
    priceChange: prices[2] / prices[0] - 1,
  };
  return { lamp, rope, often, once, ledgers, open, performance, onceSpend: inCents(10 * 0.2) };
}

async function receive(
  api: ApiClient,
  { _id: productId }: Product,
  ledger: Ledger,
  quantity: number,
  purchasePrice: number,
) {
  await api.receiveStock({ productId, quantity, purchasePrice });
  ledger.receive(quantity, purchasePrice);
}

async function order(
  api: ApiClient,
  { _id: productId, supplierId }: Product,
  quantity: number,
  unitPrice: number,
): Promise<string> {
  return (await api.createOrder({ supplierId, items: [{ productId, quantity, unitPrice }] }))._id;
}

async function buy(
  api: ApiClient,
  product: Product,
  quantity: number,
  unitPrice: number,
  from?: string,
) {
  const supplierId = from ?? product.supplierId;
  const id = await order(api, { ...product, supplierId }, quantity, unitPrice);
  await api.setOrderStatus(id, 'completed');
}

async function sell(api: ApiClient, { _id: productId }: Product, quantity: number) {
  const { _id } = await api.createOrder({ items: [{ productId, quantity, unitPrice: 1 }] });
  await api.setOrderStatus(_id, 'completed');
}
