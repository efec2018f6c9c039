import {
  COST_SCALE,
  divideRounded,
  fromScaled,
  MIN_COMPLETED_ORDERS,
  QUANTITY_SCALE,
  sumMoney,
  sumQuantities,
  toScaled,
  type Decimal,
  type SupplierFigures,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { averagePrice } from '../../stock-movements/average-cost';
import { dayOf } from '../../time-zones';
import type { OrderRecord } from '../orders';
import type { ReportRepository, SupplierPerformanceFilter } from '../reports';
import type { StateAccess } from './memory-state';
import { grouped, pageOfRows } from './report-rows';
import { isFoundIn } from './text';

const RATIO_SCALE = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

export function memorySupplierPerformance({
  read,
}: StateAccess): Pick<ReportRepository, 'suppliers' | 'supplierMonths'> {
  const nameOf = (supplierId: string) => read().suppliers.get(supplierId)?.companyName ?? '';

  /** The purchase orders that were created in the period. */
  function ordersOf({ search = '', supplierId, from, to }: SupplierPerformanceFilter) {
    return [...read().orders.values()].filter(
      (order) =>
        order.type === 'incoming' &&
        order.archivedAt === null &&
        (supplierId === undefined || order.supplierId === supplierId) &&
        (from === undefined || order.createdAt >= from) &&
        (to === undefined || order.createdAt <= to) &&
        isFoundIn([nameOf(order.supplierId)], search),
    );
  }

  /** What had come of an order before it was cancelled; by product, at the average price of its items. */
  function receivedOf(order: OrderRecord): bigint {
    const own = [...read().stockMovements.values()].filter(({ orderId }) => orderId === order._id);
    return sum(
      own.map(({ productId, quantity }) => {
        const items = order.items.filter((item) => item.productId === productId);
        return items.length === 0 ? 0n : worth(quantity, averagePrice(items));
      }),
    );
  }

  function rowOf(
    _id: string,
    orders: readonly OrderRecord[],
    timeZone: string,
  ): SupplierPerformanceRow {
    const completed = orders.filter(({ status }) => status === 'completed');
    const figures = {
      ...{ _id, companyName: nameOf(_id), ...countsOf(orders) },
      spendByMonth: byMonth(completed, timeZone).map(([month, own]) => ({
        month,
        spend: countsOf(own).spend,
      })),
    };
    if (completed.length < MIN_COMPLETED_ORDERS) return { ...figures, ...NOTHING_KNOWN };
    const cancelled = orders.filter(({ status }) => status === 'cancelled');
    const totalOf = (order: OrderRecord) => worth(1, order.totalAmount);
    const ordered = sum([...completed, ...cancelled].map(totalOf));
    const received = sum([...completed.map(totalOf), ...cancelled.map(receivedOf)]);
    const fillRate = ratio(received, ordered);
    return {
      ...figures,
      medianLeadTimeDays: medianLeadTime(completed),
      fillRate: fillRate === null ? null : Math.min(1, fillRate),
      cancelledShare: ratio(BigInt(cancelled.length), BigInt(cancelled.length + completed.length)),
      priceChange: priceChange(completed),
    };
  }

  return {
    async suppliers(request, timeZone) {
      const orders = ordersOf(request.filter);
      const rows = grouped(orders, ({ supplierId }) => supplierId).map(([id, own]) =>
        rowOf(id, own, timeZone),
      );
      return { ...pageOfRows(rows, request), totals: countsOf(orders) };
    },
    async supplierMonths(filter, timeZone) {
      const months = byMonth(ordersOf(filter), timeZone);
      return months.map(([month, orders]) => ({ month, ...countsOf(orders) }));
    },
  };
}

const NOTHING_KNOWN = {
  medianLeadTimeDays: null,
  fillRate: null,
  cancelledShare: null,
  priceChange: null,
};

function byMonth(orders: readonly OrderRecord[], timeZone: string) {
  return grouped(orders, ({ createdAt }) => dayOf(createdAt, timeZone).slice(0, 7));
}

function countsOf(orders: readonly OrderRecord[]): SupplierFigures {
  const completed = orders.filter(({ status }) => status === 'completed');
  return {
    orders: orders.length,
    completedOrders: completed.length,
    cancelledOrders: orders.filter(({ status }) => status === 'cancelled').length,
    spend: sumMoney(completed.map(({ totalAmount }) => totalAmount)),
  };
}

function medianLeadTime(completed: readonly OrderRecord[]): number {
  const times = completed
    .map(
      ({ createdAt, completedAt }) => Date.parse(completedAt ?? createdAt) - Date.parse(createdAt),
    )
    .sort((a, b) => a - b);
  const middle = (times.length - 1) / 2;
  const [low = 0, high = 0] = [times[Math.floor(middle)], times[Math.ceil(middle)]];
  return Number(fromScaled(divideRounded(BigInt(low + high) * 100n, BigInt(2 * DAY_MS)), 2));
}

function priceChange(completed: readonly OrderRecord[]): number | null {
  const inOrder = [...completed].sort((a, b) =>
    `${a.createdAt} ${a._id}` < `${b.createdAt} ${b._id}` ? -1 : 1,
  );
  const items = inOrder.flatMap((order) => order.items.map((item) => ({ ...item, order })));
  const repeated = grouped(items, ({ productId }) => productId).filter(
    ([, own]) => new Set(own.map(({ order }) => order)).size > 1,
  );
  const costAt = (index: 0 | -1) =>
    sum(
      repeated.map(([, own]) =>
        worth(sumQuantities(own.map(({ quantity }) => quantity)), own.at(index)?.unitPrice ?? 0),
      ),
    );
  const change = ratio(costAt(-1), costAt(0));
  return change === null
    ? null
    : Number(fromScaled(toScaled(change, RATIO_SCALE) - 10n ** BigInt(RATIO_SCALE), RATIO_SCALE));
}

/** quantity x price, exactly: in units of no meaning, only to be compared with each other. */
function worth(quantity: Decimal, price: Decimal): bigint {
  return toScaled(quantity, QUANTITY_SCALE) * toScaled(price, COST_SCALE);
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

/** @returns null for a ratio to nothing */
function ratio(part: bigint, whole: bigint): number | null {
  if (whole <= 0n) return null;
  const scaled = divideRounded(part * 10n ** BigInt(RATIO_SCALE), whole);
  return Number(fromScaled(scaled, RATIO_SCALE));
}
