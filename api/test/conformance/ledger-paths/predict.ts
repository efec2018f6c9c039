import { quantityDecimals } from '@stockroom/contract';
import {
  expectationOf,
  quantityOf,
  shortagesOf,
  type Model,
  type ModelOrder,
} from './ledger-model';
import { PRODUCT_UNITS, type Step } from './ledger-steps';

export interface Prediction {
  /** "done", or the code of the refusal, with the missing quantities. */
  outcome: string;
  /** The model afterwards. */
  model: Model;
}

/** The outcome of a step. */
export function predict(model: Model, step: Step): Prediction {
  switch (step.step) {
    case 'create':
      return areWhole(step.items) ? done(create(model, step)) : refused(model);
    case 'receive':
      return receive(model, step);
    case 'adjust':
      return count(model, step.product, step.amount);
    case 'set':
      return set(model, step);
    case 'verify':
      return verify(model, step.product);
    default:
      return changeOrder(model, step);
  }
}

function create(model: Model, { type, items }: Extract<Step, { step: 'create' }>): Model {
  const order: ModelOrder = { type, items, status: 'pending', isDeleted: false, received: [] };
  return { ...model, orders: [...model.orders, order] };
}

function receive(model: Model, step: Extract<Step, { step: 'receive' }>): Prediction {
  const { product, quantity } = step;
  const place = step.order === null ? null : placeOf(model, step.order);
  if (!isWhole(product, quantity)) return refused(model);
  const counted = plus(model.counted, product, quantity);
  if (place === null) return done({ ...model, counted });
  const order = model.orders[place];
  const isOpen = order?.status === 'pending' || order?.status === 'processing';
  if (order?.type !== 'incoming' || order.isDeleted || !isOpen || quantityOf(order, product) === 0)
    return refused(model);
  const received = plus(order.received, product, quantity);
  const orders = replaced(model.orders, place, { ...order, received });
  return done({ ...model, counted, orders });
}

function count(model: Model, product: number, amount: number): Prediction {
  const { stock } = expectationOf(model, product);
  if (amount === 0) return refused(model);
  if (stock + amount < 0) return short(model, new Map([[product, -stock - amount]]));
  return done({ ...model, counted: plus(model.counted, product, amount) });
}

function set(model: Model, { product, level }: Extract<Step, { step: 'set' }>): Prediction {
  const prediction = count(model, product, level - expectationOf(model, product).stock);
  if (prediction.outcome !== 'done') return prediction;
  const toVerify = model.toVerify.map((open, place) => (place === product ? 0 : open));
  return done({ ...prediction.model, toVerify });
}

function verify(model: Model, product: number): Prediction {
  if (!model.toVerify[product]) return { outcome: 'NOT_FOUND', model };
  return done({ ...model, toVerify: plus(model.toVerify, product, -1) });
}

type OrderStep = Extract<Step, { step: 'edit' | 'status' | 'delete' | 'restore' }>;

function changeOrder(model: Model, step: OrderStep): Prediction {
  const place = placeOf(model, step.order);
  const order = place === null ? undefined : model.orders[place];
  if (place === null || !order || (order.isDeleted && step.step !== 'restore'))
    return { outcome: 'NOT_FOUND', model };
  const changed = changedOrder(order, step);
  if (!changed) return refused(model);
  const shortages = shortagesOf(model, place, changed);
  if (shortages.size > 0 && !step.force) return short(model, shortages);
  let { counted, toVerify } = model;
  for (const [product, amount] of shortages) {
    counted = plus(counted, product, amount);
    toVerify = plus(toVerify, product, 1);
  }
  return done({ counted, toVerify, orders: replaced(model.orders, place, changed) });
}

/** The order after the step; null where the product refuses the step. */
function changedOrder(order: ModelOrder, step: OrderStep): ModelOrder | null {
  if (step.step === 'status') return { ...order, status: step.status };
  if (step.step !== 'edit') return { ...order, isDeleted: step.step === 'delete' };
  const type = step.type ?? order.type;
  const hasReceived = order.received.some((quantity) => quantity > 0);
  if ((type !== order.type && hasReceived) || !areWhole(step.items)) return null;
  return { ...order, type, items: step.items };
}

/** Any number names an order; null while there are none. */
export function placeOf({ orders }: Model, order: number): number | null {
  return orders.length === 0 ? null : order % orders.length;
}

function areWhole(items: { product: number; quantity: number }[]): boolean {
  return items.every(({ product, quantity }) => isWhole(product, quantity));
}

function isWhole(product: number, quantity: number): boolean {
  return quantityDecimals(PRODUCT_UNITS[product] ?? '') > 0 || quantity % 1000 === 0;
}

function done(model: Model): Prediction {
  return { outcome: 'done', model };
}

function refused(model: Model): Prediction {
  return { outcome: 'VALIDATION_FAILED', model };
}

function short(model: Model, shortages: Map<number, number>): Prediction {
  return { outcome: describeShortages(shortages), model };
}

export function describeShortages(shortages: Map<number, number>): string {
  return `INSUFFICIENT_STOCK ${JSON.stringify([...shortages].sort(([a], [b]) => a - b))}`;
}

function plus(sums: readonly number[], product: number, amount: number): number[] {
  return PRODUCT_UNITS.map((_unit, index) => (sums[index] ?? 0) + (index === product ? amount : 0));
}

function replaced(orders: ModelOrder[], place: number, order: ModelOrder): ModelOrder[] {
  return orders.map((other, index) => (index === place ? order : other));
}
