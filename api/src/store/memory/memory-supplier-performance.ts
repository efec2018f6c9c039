import {
  amountOf,
  divideRounded,
  fromScaled,
  MIN_COMPLETED_ORDERS,
  negate,
  SUPPLIER_RETURN_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
  sumMoney,
  sumQuantities,
  type Decimal,
  type SupplierFigures,
  type SupplierPerformanceRow,
} from '@stockroom/contract';
import { orderedValue } from '../../orders/order-prices';
import { inMoney, lessValue, sumValues, valueOf } from '../../stock-movements/average-cost';
import { dayOf } from '../../time-zones';
import type { OrderRecord } from '../orders';
import { isInPeriod, type ReportRepository, type SupplierPerformanceFilter } from '../reports';
import { linesOf, type StateAccess } from './memory-state';
import { grouped, pageOfRows, ratio } from '../report-rows';
import { isFoundIn } from '../text';

const RETURNS: ReadonlySet<string> = new Set([
  SUPPLIER_RETURN_REASON,
  SUPPLIER_RETURN_UNDONE_REASON,
]);
const DAY_MS = 24 * 60 * 60 * 1000;

export function memorySupplierPerformance({
  read,
}: StateAccess): Pick<ReportRepository, 'suppliers' | 'supplierMonths'> {
  const nameOf = (supplierId: string) => read().suppliers.get(supplierId)?.companyName ?? '';

  /** The purchase orders of the period, by their creation. */
  function ordersOf(filter: SupplierPerformanceFilter) {
    const { search = '', supplierId } = filter;
    return [...read().orders.values()].filter(
      (order) =>
        order.type === 'incoming' &&
        order.archivedAt === null &&
        (supplierId === undefined || order.supplierId === supplierId) &&
        isInPeriod(order.createdAt, filter) &&
        isFoundIn([nameOf(order.supplierId)], search),
    );
  }

  /** The value of the goods that came of an order that has ended, without returns. */
  function cameOf(order: OrderRecord): Decimal {
    if (order.status === 'completed' && !order.isRestClosed) return order.totalAmount;
    const own = [...read().stockMovements.values()].filter(
      ({ orderId, reason }) => orderId === order._id && !RETURNS.has(reason),
    );
    return sumValues(
      own.map(({ productId, quantity }) => orderedValue(order, productId, quantity) ?? 0),
    );
  }

  /** What came less what went back, in money. */
  function spentOn(order: OrderRecord): Decimal {
    const returns = [...read().documents.values()].filter(
      ({ kind, state, orderId }) =>
        kind === 'supplier-return' && state === 'posted' && orderId === order._id,
    );
    const lines = returns.flatMap(({ _id }) => linesOf(read(), _id));
    const back = lines.map((line) => negate(amountOf('supplier-return', line)));
    return sumMoney([inMoney(cameOf(order)), ...back]);
  }

  function countsOf(orders: readonly OrderRecord[]): SupplierFigures {
    const completed = orders.filter(({ status }) => status === 'completed');
    return {
      orders: orders.length,
      completedOrders: completed.length,
      cancelledOrders: orders.filter(({ status }) => status === 'cancelled').length,
      spend: sumMoney(completed.map(spentOn)),
    };
  }

  function rowOf(
    _id: string,
    orders: readonly OrderRecord[],
    timeZone: string,
  ): SupplierPerformanceRow {
    const completed = orders.filter(({ status }) => status === 'completed');
    const figures = {
      _id,
      companyName: nameOf(_id),
      ...countsOf(orders),
      spendByMonth: byMonth(completed, timeZone).map(([month, own]) => ({
        month,
        spend: countsOf(own).spend,
      })),
    };
    if (completed.length < MIN_COMPLETED_ORDERS) return { ...figures, ...NOTHING_KNOWN };
    const cancelled = orders.filter(({ status }) => status === 'cancelled');
    const totalOf = ({ totalAmount }: OrderRecord) => totalAmount;
    const ordered = sumMoney([...completed, ...cancelled].map(totalOf));
    const received = sumValues([...completed, ...cancelled].map(cameOf));
    const fillRate = ratio(received, ordered);
    return {
      ...figures,
      medianLeadTimeDays: medianLeadTime(completed),
      fillRate: fillRate === null ? null : Math.min(1, fillRate),
      cancelledShare: ratio(cancelled.length, cancelled.length + completed.length),
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

export function medianLeadTime(completed: readonly OrderRecord[]): number {
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
    sumValues(
      repeated.map(([, own]) =>
        valueOf(sumQuantities(own.map(({ quantity }) => quantity)), own.at(index)?.unitPrice ?? 0),
      ),
    );
  return ratio(lessValue(costAt(-1), costAt(0)), costAt(0));
}
