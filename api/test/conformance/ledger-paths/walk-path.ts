import {
  fromScaled,
  MONEY_SCALE,
  QUANTITY_SCALE,
  toScaled,
  type OrderInput,
  type OrderType,
} from '@stockroom/contract';
import { ApiError } from '../../../src/errors';
import {
  changeOrderStatus,
  createOrder,
  deleteOrder,
  findOrder,
  restoreOrder,
  updateOrder,
} from '../../../src/orders/order-service';
import { createProduct } from '../../../src/products/product-service';
import { postAdjustment, postReceipt } from '../../../src/stock-movements/stock-movement-service';
import { verifyMovement } from '../../../src/stock-movements/stock-movement-service';
import type { Store } from '../../../src/store/store';
import { createSupplier } from '../../../src/suppliers/supplier-service';
import type { Work } from '../../../src/unit-of-work';
import { newId } from '../../../src/records';
import { orderInput, productInput, purchaseInput, receiptInput, supplierInput } from '../records';
import { checkMovements, checkOverviews, checkStock, checkVerifications } from './check-ledger';
import { createModel } from './ledger-model';
import { PRODUCT_UNITS, type Step } from './ledger-steps';
import { describeShortages, placeOf, predict } from './predict';

export const ACTOR = { id: newId(), name: 'walker@example.com', role: 'owner' } as const;
const START = Date.parse('2026-11-21T09:00:00.000Z');

/** The shop that a path walks through. */
export interface Shop {
  store: Store;
  supplierId: string;
  productIds: string[];
  orderIds: string[];
}

/**
 * Takes the steps through the services over an empty store and through the model, and compares after each.
 * @throws Error where they differ
 */
export async function walkPath(store: Store, steps: readonly Step[]): Promise<void> {
  let model = createModel(PRODUCT_UNITS.length);
  const shop = await open(store);
  for (const [index, step] of steps.entries()) {
    const place = 'order' in step && step.order !== null ? placeOf(model, step.order) : null;
    const orderId = place === null ? null : (shop.orderIds[place] ?? null);
    const now = new Date(START + index * 60_000).toISOString();
    const predicted = predict(model, step);
    const outcome = await outcomeOf(shop, () =>
      store.transaction((repositories) =>
        take({ repositories, actor: ACTOR, now }, shop, step, orderId),
      ),
    );
    if (outcome !== predicted.outcome)
      throw new Error(`Step ${index} ended with ${outcome}, not ${predicted.outcome}`);
    model = predicted.model;
    await checkStock(shop, model);
  }
  await checkMovements(shop);
  await checkVerifications(shop, model);
  await checkOverviews(shop, model.orders);
}

async function open(store: Store): Promise<Shop> {
  const now = new Date(START).toISOString();
  return store.transaction(async (repositories) => {
    const work = { repositories, actor: ACTOR, now };
    const supplier = await createSupplier(work, supplierInput());
    const shop: Shop = { store, supplierId: supplier._id, productIds: [], orderIds: [] };
    for (const unitOfMeasurement of PRODUCT_UNITS) {
      const input = productInput(supplier._id, { sku: unitOfMeasurement, unitOfMeasurement });
      shop.productIds.push((await createProduct(work, input))._id);
    }
    return shop;
  });
}

/** @returns the id of an order that was created */
async function take(work: Work, shop: Shop, step: Step, orderId: string | null) {
  const productOf = (product: number) => shop.productIds[product] ?? '';
  const order = orderId ?? newId();
  switch (step.step) {
    case 'create':
      return (await createOrder(work, inputOf(shop, step.type, step.items))).order._id;
    case 'edit': {
      const { type, version } = await findOrder(work.repositories, order);
      const input = inputOf(shop, step.type ?? type, step.items);
      await updateOrder(work, order, { ...input, version, force: step.force });
      return null;
    }
    case 'status':
      await changeOrderStatus(work, order, step);
      return null;
    case 'delete':
      await deleteOrder(work, order, step.force);
      return null;
    case 'restore':
      await restoreOrder(work, order, step.force);
      return null;
    case 'receive': {
      const purchasePrice = step.price === null ? undefined : money(step.price);
      const changes = { purchasePrice, orderId: orderId ?? '' };
      await postReceipt(
        work,
        receiptInput(productOf(step.product), quantityOf(step.quantity), changes),
      );
      return null;
    }
    case 'verify': {
      const product = productOf(step.product);
      const [open] = await work.repositories.stockMovements.findToVerify([product]);
      await verifyMovement(work, open?._id ?? newId());
      return null;
    }
    default: {
      const base = { productId: productOf(step.product), reason: 'Other', notes: '' } as const;
      await postAdjustment(
        work,
        step.step === 'set'
          ? { ...base, newStockLevel: quantityOf(step.level) }
          : { ...base, adjustmentAmount: quantityOf(step.amount) },
      );
      return null;
    }
  }
}

async function outcomeOf(shop: Shop, run: () => Promise<string | null>): Promise<string> {
  try {
    const created = await run();
    if (created !== null) shop.orderIds.push(created);
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const lines = error.details.lines;
    if (!lines) return error.code;
    const shortages = lines.map(({ productId, short }): [number, number] => [
      shop.productIds.indexOf(productId),
      Number(toScaled(short, QUANTITY_SCALE)),
    ]);
    return describeShortages(new Map(shortages));
  }
}

type Items = Extract<Step, { step: 'create' }>['items'];

function inputOf({ productIds, supplierId }: Shop, type: OrderType, items: Items): OrderInput {
  const rows = items.map((item) => ({
    productId: productIds[item.product] ?? '',
    quantity: quantityOf(item.quantity),
    unitPrice: money(item.price),
  }));
  return type === 'incoming' ? purchaseInput(supplierId, rows) : orderInput(rows);
}

export function quantityOf(thousandths: number): number {
  return Number(fromScaled(BigInt(thousandths), QUANTITY_SCALE));
}

export function money(cents: number): number {
  return Number(fromScaled(BigInt(cents), MONEY_SCALE));
}
