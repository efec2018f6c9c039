import { isAtMinimum, sumMoney, sumQuantities, type TopProduct } from '@stockroom/contract';
import { inMoney } from '../../stock-movements/average-cost';
import { MOVEMENT_ACTIVITIES, type DashboardRepository, type Happening } from '../dashboard';
import { compareFigures, pageOf } from '../pagination';
import { liveIn, type StateAccess } from './memory-state';
import { soldSince } from './sold-since';
import { compareId, compareText } from '../text';

const NOTHING = { movedSku: '', quantity: null, unitOfMeasurement: '', orderType: null };

export function memoryDashboard({ read }: StateAccess): DashboardRepository {
  function allHappenings(): Happening[] {
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
      ...[...read().stockMovements.values()].flatMap((movement): Happening[] => {
        const { _id, createdAt, reason, productName, productSku } = movement;
        const { quantity, unitOfMeasurement } = movement;
        const type = MOVEMENT_ACTIVITIES.get(reason);
        if (!type) return [];
        return [
          {
            ...NOTHING,
            _id,
            at: createdAt,
            subject: productName,
            detail: reason,
            type,
            movedSku: productSku,
            quantity,
            unitOfMeasurement,
          },
        ];
      }),
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
      return kept.sort(byQuantity).slice(0, limit);
    },
  };
}

function byQuantity(a: TopProduct, b: TopProduct): number {
  return (
    b.soldQuantity - a.soldQuantity ||
    compareFigures(b.revenue, a.revenue) ||
    compareText(a.name, b.name) ||
    compareId(a._id, b._id)
  );
}
