import { amountOf, negate, sumMoney, sumQuantities, type Decimal } from '@stockroom/contract';
import { dayOf } from '../../time-zones';
import { marginPage, type MarginSums } from '../margin-rows';
import { grouped } from '../report-rows';
import { isInPeriod, type MarginFilter, type ReportRepository } from '../reports';
import { matchesProduct } from './memory-products';
import { linesOf, type MemoryState, type StateAccess } from './memory-state';

/** A part of a sale or of a return: what it brought, or what its goods had cost. */
interface Part {
  productId: string;
  customer: string;
  at: string;
  quantity: number;
  revenue: Decimal;
  cost: Decimal;
}

export function memoryMargin({ read }: StateAccess): Pick<ReportRepository, 'margin'> {
  return {
    async margin(request, timeZone) {
      const { filter } = request;
      const { groupBy = 'product', customer } = filter;
      const state = read();
      const parts = partsOf(state, filter).filter((part) => {
        const product = state.products.get(part.productId);
        const isOfCustomer = customer === undefined || part.customer === customer;
        return isOfCustomer && product !== undefined && matchesProduct(product, filter);
      });
      const keys = {
        product: ({ productId }: Part) => productId,
        category: ({ productId }: Part) => state.products.get(productId)?.category ?? '',
        customer: (part: Part) => part.customer,
        month: ({ at }: Part) => dayOf(at, timeZone).slice(0, 7),
      };
      const sums = grouped(parts, keys[groupBy]).map(([key, own]): MarginSums => {
        const product = groupBy === 'product' ? state.products.get(key) : undefined;
        const { name = key, sku = '', unitOfMeasurement = '' } = product ?? {};
        const sold = product ? sumQuantities(own.map(({ quantity }) => quantity)) : 0;
        return {
          _id: key,
          name,
          sku,
          unitOfMeasurement,
          soldQuantity: sold,
          revenue: sumMoney(own.map(({ revenue }) => revenue)),
          cost: sumMoney(own.map(({ cost }) => cost)),
        };
      });
      return marginPage(sums, request);
    },
  };
}

/** Of the sales that were completed in the period, and of the returns that were posted in it. */
function partsOf(state: MemoryState, filter: MarginFilter): Part[] {
  const movements = [...state.stockMovements.values()];
  const sales = [...state.orders.values()].flatMap((order): Part[] => {
    const { _id, type, archivedAt, completedAt: at, customerName: customer, items } = order;
    const isSale = type === 'outgoing' && archivedAt === null && at !== null;
    if (!isSale || !isInPeriod(at, filter)) return [];
    const moved = movements.filter(({ orderId, documentId }) => orderId === _id && !documentId);
    return [
      ...items.map(({ productId, quantity, totalPrice }) => ({
        productId,
        customer,
        at,
        quantity,
        revenue: totalPrice,
        cost: 0,
      })),
      ...moved.map((movement) => costOf(movement, customer, at)),
    ];
  });
  const returns = [...state.documents.values()].flatMap((document): Part[] => {
    const { _id, kind, state: own, postedAt: at, orderId } = document;
    // The order has the name that two customers may have been merged into.
    const customer = state.orders.get(orderId ?? '')?.customerName ?? '';
    const isReturn = kind === 'customer-return' && own === 'posted' && at !== null;
    if (!isReturn || !isInPeriod(at, filter)) return [];
    const lines = linesOf(state, _id);
    const moved = movements.filter(({ documentId }) => documentId === _id);
    return [
      ...lines.map((line) => ({
        productId: line.productId,
        customer,
        at,
        quantity: -(line.quantity ?? 0),
        revenue: negate(amountOf(kind, line)),
        cost: 0,
      })),
      ...moved.map((movement) => costOf(movement, customer, at)),
    ];
  });
  return [...sales, ...returns];
}

function costOf(
  { productId, value }: { productId: string; value: string },
  customer: string,
  at: string,
): Part {
  return { productId, customer, at, quantity: 0, revenue: 0, cost: negate(value) };
}
