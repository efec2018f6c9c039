import {
  ADJUSTMENT_REASONS,
  isAtMinimum,
  RECEIPT_REASON,
  sumMoney,
  sumQuantities,
  type TopProduct,
} from '@stockroom/contract';
import { inMoney } from '../../stock-movements/average-cost';
import type { DashboardRepository, Happening } from '../dashboard';
import { compareFigures, pageOf } from '../pagination';
import { liveIn, type StateAccess } from './memory-state';
import { soldSince } from './sold-since';
import { compareId, compareText } from '../text';

const ADJUSTMENTS: ReadonlySet<string> = new Set(ADJUSTMENT_REASONS);

const NOTHING = { movedSku: '', quantity: null, unitOfMeasurement: '', orderType: null };

export function memoryDashboard({ read }: StateAccess): DashboardRepository {
  function allHappenings(): Happening[] {
    const movements = [...read().stockMovements.values()].filter(
      ({ reason }) => reason === RECEIPT_REASON || ADJUSTMENTS.has(reason),
    );
    return [
      ...liveIn(read().products).map(({ _id, createdAt, name, sku, unitOfMeasurement }) => ({
        ...NOTHING,
        _id,
        at: createdAt,
        subject: name,
        detail: sku,
        unitOfMeasurement,
        type: 'product_added' as const,
      })),
      ...movements.map(({ _id, createdAt, reason, productName, productSku, ...movement }) => ({
        ...NOTHING,
        _id,
        at: createdAt,
        subject: productName,
        detail: reason,
        type: reason === RECEIPT_REASON ? ('stock_received' as const) : ('stock_adjusted' as const),
        movedSku: productSku,
        quantity: movement.quantity,
        unitOfMeasurement: movement.unitOfMeasurement,
      })),
      ...liveIn(read().orders).map(
        ({ _id, createdAt, orderNumber, customerName, supplierName, type }) => ({
          ...NOTHING,
          _id,
          at: createdAt,
          subject: orderNumber,
          orderType: type,
          type: 'order_created' as const,
          detail: customerName + supplierName,
        }),
      ),
    ];
  }

  return {
    async stats() {
      const products = liveIn(read().products);
      return {
        totalProducts: products.length,
        lowStockAlerts: products.filter(isAtMinimum).length,
        pendingOrders: liveIn(read().orders).filter(({ status }) => status === 'pending').length,
        totalValue: sumMoney(products.map(({ stockValue }) => inMoney(stockValue))),
      };
    },
    async happenings(limit) {
      const newest = { filter: null, sort: '-at', position: null, limit } as const;
      return pageOf(allHappenings(), newest).records;
    },
    async revenues(starts) {
      const [first = ''] = starts;
      const lines = soldSince(read(), first);
      return starts.map((start, index) => {
        const end = starts[index + 1] ?? '~';
        const own = lines.filter(({ completedAt }) => completedAt >= start && completedAt < end);
        return sumMoney(own.map(({ revenue }) => revenue));
      });
    },
    async topProducts(since, limit) {
      const sold = new Map<string, TopProduct>();
      for (const line of soldSince(read(), since)) {
        const product = read().products.get(line.productId);
        if (!product) throw new Error('An item needs its product');
        const { _id, name, sku, unitOfMeasurement } = product;
        const { soldQuantity, revenue } = sold.get(_id) ?? { soldQuantity: 0, revenue: 0 };
        sold.set(_id, {
          _id,
          name,
          sku,
          unitOfMeasurement,
          soldQuantity: sumQuantities([soldQuantity, line.quantity]),
          revenue: sumMoney([revenue, line.revenue]),
        });
      }
      const kept = [...sold.values()].filter(({ soldQuantity }) => soldQuantity > 0);
      return kept.sort(byRevenue).slice(0, limit);
    },
  };
}

function byRevenue(a: TopProduct, b: TopProduct): number {
  return (
    compareFigures(b.revenue, a.revenue) ||
    b.soldQuantity - a.soldQuantity ||
    compareText(a.name, b.name) ||
    compareId(a._id, b._id)
  );
}
