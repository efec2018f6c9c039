import type { OrderStatus, SupplierPerformanceReport } from '@stockroom/contract';
import { Money, Quantity } from '@stockroom/shared-ui';
import { FigureLink } from '../figure-link';

/** @param pathTo the orders of a status, or all; null where no list shows just these orders */
export function supplierTotals(
  { orders, completedOrders, spend }: SupplierPerformanceReport['totals'],
  pathTo: ((status?: OrderStatus) => string) | null,
) {
  const completed = pathTo && pathTo('completed');
  return {
    companyName: 'Total',
    orders: (
      <FigureLink of={orders} to={pathTo && pathTo()}>
        <Quantity value={orders} />
      </FigureLink>
    ),
    completedOrders: (
      <FigureLink of={completedOrders} to={completed}>
        <Quantity value={completedOrders} />
      </FigureLink>
    ),
    spend: (
      <FigureLink of={completedOrders} to={completed}>
        <Money value={spend} />
      </FigureLink>
    ),
  };
}
