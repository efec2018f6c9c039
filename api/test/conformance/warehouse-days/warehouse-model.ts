import type { OrderStatus, OrderType } from '@stockroom/contract';
import type { Day } from './days';

/**
 * A model that posts nothing: stock follows at any moment from the orders, the documents that are posted, and the
 * differences of counts. Quantities are pieces, by product.
 */
interface ModelOrder {
  type: OrderType;
  status: OrderStatus;
  isDeleted: boolean;
  isRestClosed: boolean;
  ordered: readonly number[];
}

interface ModelDocument {
  kind: 'delivery' | 'return';
  /** Null for a delivery without an order, and for a return of one. */
  order: number | null;
  delivery: number | null;
  quantities: readonly number[];
  /** Of what came back, written off. */
  writtenOff: readonly number[];
  isPosted: boolean;
}

export interface Model {
  orders: readonly ModelOrder[];
  documents: readonly ModelDocument[];
  differences: readonly number[];
}

export const PRODUCTS = 3;
const INDEXES = Array.from({ length: PRODUCTS }, (_, index) => index);
const none = () => INDEXES.map(() => 0);
const isOpen = ({ status, isDeleted }: ModelOrder) =>
  !isDeleted && (status === 'pending' || status === 'processing');

export function createModel(): Model {
  return { orders: [], documents: [], differences: none() };
}

function sumOf(
  { documents }: Model,
  kind: ModelDocument['kind'],
  of: Partial<Pick<ModelDocument, 'order' | 'delivery'>>,
  product: number,
): number {
  return documents
    .filter((one) => one.isPosted && one.kind === kind)
    .filter((one) => of.order === undefined || one.order === of.order)
    .filter((one) => of.delivery === undefined || one.delivery === of.delivery)
    .reduce((sum, { quantities }) => sum + (quantities[product] ?? 0), 0);
}

export function receivedOf(model: Model, order: number, product: number): number {
  return sumOf(model, 'delivery', { order }, product);
}

export function returnedOf(model: Model, order: number, product: number): number {
  return sumOf(model, 'return', { order }, product);
}

/** What an order has sold or brought, without returns. */
export function movedOf(model: Model, place: number, product: number): number {
  const order = model.orders[place];
  if (!order) return 0;
  const ordered = order.ordered[product] ?? 0;
  const received = receivedOf(model, place, product);
  const isCompleted = order.status === 'completed' && !order.isDeleted;
  if (order.type === 'outgoing') return isCompleted ? ordered : 0;
  return isCompleted && !order.isRestClosed ? Math.max(ordered, received) : received;
}

export function stockOf(model: Model, product: number): number {
  const ofOrders = model.orders.map(({ type }, place) => {
    const stays = movedOf(model, place, product) - returnedOf(model, place, product);
    return type === 'incoming' ? stays : -stays;
  });
  const lost = model.documents
    .filter(({ isPosted }) => isPosted)
    .map(({ writtenOff }) => -(writtenOff[product] ?? 0));
  const free = sumOf(model, 'delivery', { order: null }, product);
  const back = sumOf(model, 'return', { order: null }, product);
  const all = [...ofOrders, ...lost, free, -back, model.differences[product] ?? 0];
  return all.reduce((sum, quantity) => sum + quantity, 0);
}

export function openOf(model: Model, type: OrderType, product: number): number {
  return model.orders.reduce((sum, order, place) => {
    if (order.type !== type || !isOpen(order)) return sum;
    const received = type === 'incoming' ? receivedOf(model, place, product) : 0;
    return sum + Math.max(0, (order.ordered[product] ?? 0) - received);
  }, 0);
}

/** Stock is never below 0, and nothing goes back that was not sold or received. */
function isPossible(model: Model): boolean {
  return INDEXES.every(
    (product) =>
      stockOf(model, product) >= 0 &&
      model.orders.every(
        (_order, place) => returnedOf(model, place, product) <= movedOf(model, place, product),
      ) &&
      model.documents.every(
        ({ kind, order, quantities, isPosted }, place) =>
          kind !== 'delivery' ||
          order !== null ||
          sumOf(model, 'return', { delivery: place }, product) <=
            (isPosted ? (quantities[product] ?? 0) : 0),
      ),
  );
}

/** The model after a day, and whether the product must do what the day asks for. */
export function after(model: Model, day: Day): { model: Model; isTaken: boolean } {
  // The sale that comes between the two who count stays, whatever becomes of the count.
  const before = day.what === 'count' ? afterSale(model, day.sale) : model;
  const next = day.what === 'count' ? count(model, before, day) : changed(model, day);
  return next && isPossible(next)
    ? { model: next, isTaken: true }
    : { model: before, isTaken: false };
}

function afterSale(model: Model, order: number): Model {
  return after(model, { what: 'status', order, status: 'completed', closeRest: false }).model;
}

function changed(model: Model, day: Exclude<Day, { what: 'count' }>): Model | null {
  switch (day.what) {
    case 'order': {
      const { type, ordered } = day;
      const made = {
        type,
        ordered,
        status: 'pending',
        isDeleted: false,
        isRestClosed: false,
      } as const;
      return { ...model, orders: [...model.orders, made] };
    }
    case 'edit':
      return changeOrder(model, day.order, () => ({ ordered: day.ordered }));
    case 'status':
      return changeOrder(model, day.order, (order) => {
        if (order.status === day.status) return {};
        const closes = day.closeRest && day.status === 'completed';
        if (day.closeRest && !(closes && order.type === 'incoming')) return null;
        return { status: day.status, isRestClosed: closes };
      });
    case 'delete':
      return changeOrder(model, day.order, () => ({ isDeleted: true }));
    case 'deliver':
      return deliver(model, day);
    case 'return':
      return giveBack(model, day);
    case 'undo':
      return undo(model, day.document);
  }
}

function changeOrder(
  model: Model,
  place: number,
  change: (order: ModelOrder) => Partial<ModelOrder> | null,
): Model | null {
  const order = model.orders[place];
  const changes = order && !order.isDeleted ? change(order) : null;
  if (!order || !changes) return null;
  const orders = model.orders.map((one, index) => (index === place ? { ...one, ...changes } : one));
  return { ...model, orders };
}

function deliver(model: Model, day: Extract<Day, { what: 'deliver' }>): Model | null {
  const order = day.order === null ? null : model.orders[day.order];
  if (order === undefined || (order && (order.type !== 'incoming' || !isOpen(order)))) return null;
  const came = day.came.map(
    (quantity, product) => quantity - Math.min(quantity, day.rejected[product] ?? 0),
  );
  if (day.came.every((quantity) => quantity === 0)) return null;
  const document: ModelDocument = {
    kind: 'delivery',
    order: day.order,
    delivery: null,
    isPosted: true,
    quantities: came,
    writtenOff: none(),
  };
  const next = { ...model, documents: [...model.documents, document] };
  const { order: place } = day;
  if (!order || place === null) return next;
  const isDone = INDEXES.every(
    (product) => (order.ordered[product] ?? 0) <= receivedOf(next, place, product),
  );
  return isDone ? changeOrder(next, place, () => ({ status: 'completed' })) : next;
}

function giveBack(model: Model, day: Extract<Day, { what: 'return' }>): Model | null {
  const order = day.order === null ? null : model.orders[day.order];
  const delivery = day.delivery === null ? null : model.documents[day.delivery];
  if (order === undefined || order?.isDeleted) return null;
  const isFree = delivery?.kind === 'delivery' && delivery.isPosted && delivery.order === null;
  if (order === null && !isFree) return null;
  if (day.quantities.every((quantity) => quantity === 0)) return null;
  const isSale = order?.type === 'outgoing';
  const writtenOff = day.quantities.map((quantity, product) =>
    isSale ? Math.min(quantity, day.writtenOff[product] ?? 0) : 0,
  );
  const document: ModelDocument = {
    kind: 'return',
    order: day.order,
    delivery: day.delivery,
    isPosted: true,
    quantities: day.quantities,
    writtenOff,
  };
  return { ...model, documents: [...model.documents, document] };
}

function undo(model: Model, place: number): Model | null {
  const document = model.documents[place];
  if (!document?.isPosted) return null;
  const documents = model.documents.map((one, index) =>
    index === place ? { ...one, isPosted: false } : one,
  );
  const next = { ...model, documents };
  const order = document.order === null ? undefined : next.orders[document.order];
  if (document.kind !== 'delivery' || !order || order.isDeleted || order.status !== 'completed')
    return next;
  return changeOrder(next, document.order ?? 0, () => ({
    status: 'processing',
    isRestClosed: false,
  }));
}

/** Two people count a product each, one before a sale and one after it. */
function count(model: Model, between: Model, { counted }: Extract<Day, { what: 'count' }>): Model {
  const differences = [...between.differences];
  for (const [index, [product, quantity]] of counted.entries()) {
    const difference = quantity - stockOf(index === 0 ? model : between, product);
    differences[product] = (differences[product] ?? 0) + difference;
  }
  return { ...between, differences };
}
