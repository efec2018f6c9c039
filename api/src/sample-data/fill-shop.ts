import { fromScaled, MONEY_SCALE, QUANTITY_SCALE, type OrderInput } from '@stockroom/contract';
import { changeOrderStatus, createOrder, deleteOrder, updateOrder } from '../orders/order-service';
import { createProduct } from '../products/product-service';
import { postAdjustment, postReceipt } from '../stock-movements/stock-movement-service';
import type { Repositories } from '../store/store';
import { createSupplier } from '../suppliers/supplier-service';
import type { Actor, Work } from '../work';
import { instantOf, planShop } from './plan-shop';
import { SAMPLE_PRODUCTS } from './sample-products';
import { SAMPLE_SUPPLIERS } from './sample-suppliers';
import type { PlannedItem, PlannedOrder, ShopEvent } from './shop-event';

/** What the shop has by now, by the names that the plan gives to it. */
interface Shop {
  supplierIds: string[];
  productIds: Map<string, string>;
  orders: Map<string, { _id: string; version: number }>;
}

/** Makes all documents of the demo shop through the services, each at its time. */
export async function fillShop(repositories: Repositories, actor: Actor, now: Date): Promise<void> {
  const events = planShop(now);
  const shop: Shop = { supplierIds: [], productIds: new Map(), orders: new Map() };
  const opening = instantOf(now, (events[0]?.daysAgo ?? 0) + 1);
  for (const supplier of SAMPLE_SUPPLIERS) {
    const work = { repositories, actor, now: opening };
    shop.supplierIds.push((await createSupplier(work, supplier))._id);
  }
  for (const event of events)
    await happen({ repositories, actor, now: instantOf(now, event.daysAgo) }, event, shop);
}

async function happen(work: Work, event: ShopEvent, shop: Shop): Promise<void> {
  switch (event.kind) {
    case 'product':
      return addProduct(work, event.sku, shop);
    case 'receipt': {
      const orderId = event.orderKey === undefined ? '' : orderOf(event.orderKey, shop)._id;
      const { productId, quantity, unitPrice: purchasePrice } = itemOf(event.item, shop);
      const { reference: supplierReference, notes } = event;
      const receipt = { productId, quantity, purchasePrice, supplierReference, notes, orderId };
      await postReceipt(work, receipt);
      return;
    }
    case 'adjustment': {
      const { amount, reason, notes } = event;
      const productId = productOf(amount.sku, shop);
      const adjustmentAmount = quantityOf(amount.thousandths);
      await postAdjustment(work, { productId, reason, notes, adjustmentAmount });
      return;
    }
    case 'order': {
      const { order } = await createOrder(work, inputOf(event.order, shop));
      shop.orders.set(event.order.key, order);
      return;
    }
    default:
      return changeOrder(work, event, shop);
  }
}

async function changeOrder(
  work: Work,
  event: Extract<ShopEvent, { kind: 'status' | 'edit' | 'delete' }>,
  shop: Shop,
): Promise<void> {
  const key = event.kind === 'edit' ? event.order.key : event.orderKey;
  const { _id, version } = orderOf(key, shop);
  const { order } =
    event.kind === 'status'
      ? await changeOrderStatus(work, _id, { status: event.status, force: event.force })
      : event.kind === 'edit'
        ? await updateOrder(work, _id, { ...inputOf(event.order, shop), version })
        : await deleteOrder(work, _id);
  shop.orders.set(key, order);
}

async function addProduct(work: Work, sku: string, shop: Shop): Promise<void> {
  const sample = SAMPLE_PRODUCTS.find(({ input }) => input.sku === sku);
  if (!sample) throw new Error(`There is no ${sku}`);
  const supplierId = shop.supplierIds[sample.supplierIndex] ?? '';
  const { _id } = await createProduct(work, { ...sample.input, supplierId });
  shop.productIds.set(sku, _id);
}

function inputOf({ party, notes, items }: PlannedOrder, shop: Shop): OrderInput {
  const rows = items.map((item) => itemOf(item, shop));
  return typeof party === 'string'
    ? { type: 'outgoing', customerName: party, supplierId: '', notes, items: rows }
    : {
        type: 'incoming',
        customerName: '',
        supplierId: shop.supplierIds[party] ?? '',
        notes,
        items: rows,
      };
}

function itemOf({ sku, thousandths, price }: PlannedItem, shop: Shop) {
  return {
    productId: productOf(sku, shop),
    quantity: quantityOf(thousandths),
    unitPrice: Number(fromScaled(BigInt(price), MONEY_SCALE)),
  };
}

function productOf(sku: string, { productIds }: Shop): string {
  return productIds.get(sku) ?? '';
}

function orderOf(key: string, { orders }: Shop): { _id: string; version: number } {
  const order = orders.get(key);
  if (!order) throw new Error(`There is no order ${key}`);
  return order;
}

function quantityOf(thousandths: number): number {
  return Number(fromScaled(BigInt(thousandths), QUANTITY_SCALE));
}
