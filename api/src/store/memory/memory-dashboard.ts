import {
  ADJUSTMENT_REASONS,
  isAtMinimum,
  RECEIPT_REASON,
  sumMoney,
  sumQuantities,
  type TopProduct,
} from '@stockroom/contract';
import { stockValue } from '../../stock-movements/average-cost';
import type { DashboardRepository, Happening } from '../dashboard';
import type { StateAccess } from './memory-state';
import { compareText } from './text';

const ADJUSTMENTS: ReadonlySet<string> = new Set(ADJUSTMENT_REASONS);

export function memoryDashboard({ read }: StateAccess): DashboardRepository {
  const liveProducts = () =>
    [...read().products.values()].filter(({ archivedAt }) => archivedAt === null);
  const liveOrders = () =>
    [...read().orders.values()].filter(({ archivedAt }) => archivedAt === null);

  function allHappenings(): Happening[] {
    return [
      ...liveProducts().map((product) =>
        happening(product, 'product_added', product.name, {
          detail: product.sku,
          unitOfMeasurement: product.unitOfMeasurement,
        }),
      ),
      ...[...read().stockMovements.values()]
        .filter(({ reason }) => reason === RECEIPT_REASON || ADJUSTMENTS.has(reason))
        .map((movement) =>
          happening(
            movement,
            movement.reason === RECEIPT_REASON ? 'stock_received' : 'stock_adjusted',
            movement.productName,
            {
              detail: movement.reason,
              movedSku: movement.productSku,
              quantity: movement.quantity,
              unitOfMeasurement: movement.unitOfMeasurement,
            },
          ),
        ),
      ...liveOrders().map((order) =>
        happening(order, 'order_created', order.orderNumber, {
          detail: order.customerName + order.supplierName,
          orderType: order.type,
        }),
      ),
    ];
  }

  return {
    async stats() {
      const products = liveProducts();
      return {
        totalProducts: products.length,
        lowStockAlerts: products.filter(isAtMinimum).length,
        pendingOrders: liveOrders().filter(({ status }) => status === 'pending').length,
        totalValue: sumMoney(
          products.map(({ currentStock: quantity, averageCost }) =>
            stockValue({ quantity, averageCost }),
          ),
        ),
      };
    },
    async happenings(limit) {
      const newestFirst = (a: Happening, b: Happening) =>
        a.at === b.at ? (a._id < b._id ? 1 : -1) : a.at < b.at ? 1 : -1;
      return allHappenings().sort(newestFirst).slice(0, limit);
    },
    async topProducts(since, limit) {
      const sold = new Map<string, TopProduct>();
      for (const { type, completedAt, items } of liveOrders())
        if (type === 'outgoing' && completedAt !== null && completedAt >= since)
          for (const { productId, quantity, totalPrice } of items) {
            const product = read().products.get(productId);
            if (!product) throw new Error('An item needs its product');
            const { _id, name, sku, unitOfMeasurement } = product;
            const { soldQuantity, revenue } = sold.get(_id) ?? { soldQuantity: 0, revenue: 0 };
            sold.set(_id, {
              ...{ _id, name, sku, unitOfMeasurement },
              soldQuantity: sumQuantities([soldQuantity, quantity]),
              revenue: sumMoney([revenue, totalPrice]),
            });
          }
      return [...sold.values()].sort(bySales).slice(0, limit);
    },
  };
}

function happening(
  { _id, createdAt }: { _id: string; createdAt: string },
  type: Happening['type'],
  subject: string,
  rest: Partial<Happening>,
): Happening {
  return {
    ...{ _id, at: createdAt, type, subject, detail: '', movedSku: '' },
    ...{ quantity: null, unitOfMeasurement: '', orderType: null },
    ...rest,
  };
}

function bySales(a: TopProduct, b: TopProduct): number {
  return (
    b.soldQuantity - a.soldQuantity ||
    Number(b.revenue) - Number(a.revenue) ||
    compareText(a.name, b.name) ||
    (a._id < b._id ? -1 : 1)
  );
}
