import { sumQuantities } from '@stockroom/contract';
import { sumValues } from '../../stock-movements/average-cost';
import { isInPeriod } from '../reports';
import type {
  StockMovementFilter,
  StockMovementRecord,
  StockMovementRepository,
} from '../stock-movements';
import { pageOf } from '../pagination';
import { grouped } from '../report-rows';
import type { StateAccess } from './memory-state';
import { isFoundIn } from '../text';

export function memoryStockMovements({ read, write }: StateAccess): StockMovementRepository {
  function matchesSearch({ productId }: StockMovementRecord, search = ''): boolean {
    if (search === '') return true;
    const product = read().products.get(productId);
    return product !== undefined && isFoundIn([product.name, product.sku], search);
  }

  /**
   * A correction for an order has the order's number in its note, and no link. What a return of an order has written off
   * has only the link to its document.
   */
  function matchesOrder(
    { orderId, documentId, toVerify, notes }: StockMovementRecord,
    order?: string,
  ): boolean {
    if (order === undefined || orderId === order) return true;
    if (documentId !== null) return read().documents.get(documentId)?.orderId === order;
    return toVerify && orderId === null && notes === read().orders.get(order)?.orderNumber;
  }

  const isToVerify = ({ _id, toVerify }: StockMovementRecord) =>
    toVerify && !read().verifications.has(_id);

  /** Adds the verification and the document. */
  function joined(movement: StockMovementRecord): StockMovementRecord {
    const { userName, at } = read().verifications.get(movement._id) ?? {};
    const { number, kind } = read().documents.get(movement.documentId ?? '') ?? {};
    return {
      ...movement,
      verifiedBy: userName ?? null,
      verifiedAt: at ?? null,
      documentNumber: number ?? null,
      documentKind: kind ?? null,
    };
  }

  return {
    async list(request) {
      const { filter } = request;
      const matching = [...read().stockMovements.values()].filter(
        (movement) =>
          matches(movement, filter) &&
          (filter.toVerify === undefined ||
            isToVerify(movement) === (filter.toVerify === 'true')) &&
          matchesOrder(movement, filter.orderId) &&
          matchesSearch(movement, filter.search),
      );
      const page = pageOf(matching, request);
      return { ...page, records: page.records.map(joined) };
    },
    async find(id) {
      const movement = read().stockMovements.get(id);
      return movement ? joined(movement) : null;
    },
    async post(movements) {
      const { stockMovements, products } = write();
      for (const movement of movements) {
        const product = products.get(movement.productId);
        if (!product) throw new Error('A movement needs its product');
        if (movement.balanceAfter < 0) throw new Error('Stock is never below 0');
        stockMovements.set(movement._id, movement);
        products.set(product._id, {
          ...product,
          currentStock: movement.balanceAfter,
          averageCost: movement.costAfter,
          stockValue: sumValues([product.stockValue, movement.exactValue]),
          lastMovementAt: movement.createdAt,
        });
      }
    },
    // The map keeps the order of posting.
    ofOrder: async (order) =>
      [...read().stockMovements.values()].filter(({ orderId }) => orderId === order),
    ofDocument: async (document) =>
      [...read().stockMovements.values()]
        .filter(({ documentId }) => documentId === document)
        .map(joined),
    async findFraction(product) {
      for (const { productId, quantity } of read().stockMovements.values())
        if (productId === product && !Number.isInteger(quantity)) return Math.abs(quantity);
      return null;
    },
    async movedSince(productIds, instant) {
      const ids = new Set(productIds);
      const moved = [...read().stockMovements.values()].filter(
        ({ productId, createdAt, countedAt }) =>
          ids.has(productId) && createdAt > instant && (countedAt === null || countedAt > instant),
      );
      const sums = grouped(moved, ({ productId }) => productId);
      return new Map(
        sums.map(([id, own]) => [id, sumQuantities(own.map(({ quantity }) => quantity))]),
      );
    },
    findToVerify: async (productIds) =>
      [...read().stockMovements.values()].filter(
        (movement) => productIds.includes(movement.productId) && isToVerify(movement),
      ),
    async verify(movementIds, verification) {
      const { verifications } = write();
      for (const id of movementIds) if (!verifications.has(id)) verifications.set(id, verification);
    },
  };
}

function matches(movement: StockMovementRecord, filter: StockMovementFilter): boolean {
  const { movementType, reason, productId } = filter;
  return (
    (movementType === undefined || movement.quantity > 0 === (movementType === 'in')) &&
    (reason === undefined || movement.reason === reason) &&
    (productId === undefined || movement.productId === productId) &&
    isInPeriod(movement.createdAt, filter)
  );
}
