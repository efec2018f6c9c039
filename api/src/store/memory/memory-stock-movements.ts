import type {
  StockMovementFilter,
  StockMovementRecord,
  StockMovementRepository,
} from '../stock-movements';
import { pageOf } from './list-page';
import type { StateAccess } from './memory-state';
import { isFoundIn } from './text';

export function memoryStockMovements({ read, write }: StateAccess): StockMovementRepository {
  function matchesSearch({ productId }: StockMovementRecord, search = ''): boolean {
    if (search === '') return true;
    const product = read().products.get(productId);
    return product !== undefined && isFoundIn([product.name, product.sku], search);
  }

  /** A correction that made an order possible names it only by its number, in the note. */
  function matchesOrder(
    { orderId, toVerify, notes }: StockMovementRecord,
    order?: string,
  ): boolean {
    if (order === undefined || orderId === order) return true;
    return toVerify && orderId === null && notes === read().orders.get(order)?.orderNumber;
  }

  return {
    async list(request) {
      const { filter } = request;
      const matching = [...read().stockMovements.values()].filter(
        (movement) =>
          matches(movement, filter) &&
          matchesOrder(movement, filter.orderId) &&
          matchesSearch(movement, filter.search),
      );
      return pageOf(matching, request);
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
          lastMovementAt: movement.createdAt,
        });
      }
    },
    // They are kept in the order in which they were posted.
    ofOrder: async (order) =>
      [...read().stockMovements.values()].filter(({ orderId }) => orderId === order),
  };
}

function matches(movement: StockMovementRecord, filter: StockMovementFilter): boolean {
  const { movementType, reason, toVerify, productId, from, to } = filter;
  return (
    (movementType === undefined || movement.quantity > 0 === (movementType === 'in')) &&
    (reason === undefined || movement.reason === reason) &&
    (toVerify === undefined || movement.toVerify === (toVerify === 'true')) &&
    (productId === undefined || movement.productId === productId) &&
    (from === undefined || movement.createdAt >= from) &&
    (to === undefined || movement.createdAt <= to)
  );
}
