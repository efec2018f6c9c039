import { comparableText, isOpen, negate, sumMoney, type OrderSummary } from '@stockroom/contract';
import type { OrderFilter, OrderRecord, OrderRepository } from '../orders';
import { isInPeriod } from '../reports';
import { compareFigures, pageOf, sortKey } from '../pagination';
import { grouped } from '../report-rows';
import type { StateAccess } from './memory-state';
import { soldTo } from './sold-since';
import { compareNatural, isFoundIn } from '../text';

const COMPARISONS: Partial<Record<string, (a: string | number, b: string | number) => number>> = {
  orderNumber: (a, b) => compareNatural(String(a), String(b)),
  totalAmount: compareFigures,
};

export function memoryOrders({ read, write }: StateAccess): OrderRepository {
  function outstandingOf(orderId: string, productId: string): number {
    const { quantities = [] } = read().outstanding.get(orderId) ?? {};
    return quantities.find((quantity) => quantity.productId === productId)?.quantity ?? 0;
  }

  function summarize(order: OrderRecord, productId: string | undefined): OrderSummary {
    const { items, archivedAt, ...summary } = order;
    return {
      ...summary,
      itemCount: items.length,
      party: partyOf(order),
      outstanding: productId === undefined ? null : outstandingOf(order._id, productId),
    };
  }

  function matchesProduct(order: OrderRecord, { productId, open }: OrderFilter): boolean {
    if (productId === undefined) return true;
    return open === 'true'
      ? outstandingOf(order._id, productId) > 0
      : order.items.some((item) => item.productId === productId);
  }

  function liveSales(): OrderRecord[] {
    return [...read().orders.values()].filter((order) => matches(order, { type: 'outgoing' }));
  }

  return {
    async list(request) {
      const { filter } = request;
      const matching = [...read().orders.values()].filter(
        (order) => matches(order, filter) && matchesProduct(order, filter),
      );
      const listed = matching.map((order) => summarize(order, filter.productId));
      return pageOf(listed, request, COMPARISONS[sortKey(request.sort)]);
    },
    async findItems(orderIds) {
      const { orders, products } = read();
      return orderIds.flatMap((orderId) =>
        (orders.get(orderId)?.items ?? []).map((item) => ({
          ...item,
          orderId,
          unitOfMeasurement: products.get(item.productId)?.unitOfMeasurement ?? '',
        })),
      );
    },
    find: async (id) => read().orders.get(id) ?? null,
    lock: async (id) => read().orders.get(id) ?? null,
    async customerFigures(customerName) {
      const own = liveSales().filter((order) => order.customerName === customerName);
      const times = own.map(({ createdAt }) => createdAt).sort();
      const lines = soldTo(read(), customerName);
      const back = lines.filter(({ quantity }) => quantity < 0);
      return {
        orders: own.length,
        revenue: sumMoney(lines.map(({ revenue }) => revenue)),
        returned: negate(sumMoney(back.map(({ revenue }) => revenue))),
        firstOrderAt: times[0] ?? null,
        lastOrderAt: times.at(-1) ?? null,
      };
    },
    async similarCustomers(name) {
      const others = liveSales().filter(({ customerName }) => customerName !== name);
      return grouped(others, (order) => order.customerName)
        .filter(([other]) => comparableText(other) === comparableText(name))
        .map(([other, orders]) => ({ name: other, orders: orders.length }))
        .sort((a, b) => b.orders - a.orders);
    },
    async findOpenFraction(productId) {
      for (const order of read().orders.values()) {
        const fraction = order.items.find(
          (item) => item.productId === productId && !Number.isInteger(item.quantity),
        );
        if (fraction && outstandingOf(order._id, productId) > 0)
          return { orderNumber: order.orderNumber, quantity: fraction.quantity };
      }
      return null;
    },
    async nextNumber(counter, year) {
      const key = `${counter} ${year}`;
      const next = (read().orderCounters.get(key) ?? 0) + 1;
      write().orderCounters.set(key, next);
      return next;
    },
    async insert(order, outstanding) {
      write().orders.set(order._id, order);
      if (outstanding.length > 0)
        write().outstanding.set(order._id, { type: order.type, quantities: outstanding });
    },
    async update(order) {
      const items = read().orders.get(order._id)?.items ?? [];
      write().orders.set(order._id, { ...order, items });
    },
    async replaceItems(order) {
      write().orders.set(order._id, order);
    },
    async setOutstanding({ _id, type }, quantities) {
      if (quantities.length > 0) write().outstanding.set(_id, { type, quantities });
      else write().outstanding.delete(_id);
    },
  };
}

function matches(order: OrderRecord, filter: OrderFilter): boolean {
  const { search = '', status, type, customerName, supplierId, open } = filter;
  return (
    order.archivedAt === null &&
    isFoundIn([order.orderNumber, partyOf(order)], search) &&
    (status === undefined || order.status === status) &&
    (type === undefined || order.type === type) &&
    (customerName === undefined || order.customerName === customerName) &&
    (supplierId === undefined || order.supplierId === supplierId) &&
    isInPeriod(order.createdAt, filter) &&
    (open === undefined || isOpen(order.status) === (open === 'true'))
  );
}

function partyOf({ customerName, supplierName }: OrderRecord): string {
  return customerName + supplierName;
}
