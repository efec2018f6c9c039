import {
  ORDER_STATUSES,
  ORDER_TYPES,
  orderForceSchema,
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
  type ORDER_SORT_KEYS,
  type OrderEffects,
  type OrderList,
  type OrderProducts,
  type OrderResult,
  type OrderStatus,
  type OrderType,
  type OrderWriteResult,
} from '@stockroom/contract';
import { Hono } from 'hono';
import { string } from 'yup';
import type { ApiEnvironment } from '../http/environment';
import {
  flagFilter,
  idFilter,
  readTimeZone,
  searchFilter,
  timeFilter,
  timeZoneFilter,
} from '../http/filters';
import { describePage, readListQuery, type ListDefinition } from '../http/list-query';
import { limitJson, readJson, readOptionalJson } from '../http/read-body';
import type { Write } from '../http/write';
import type { OrderFilter } from '../store/orders';
import type { Store } from '../store/store';
import { perTimeZone } from '../time-zones';
import {
  changeOrderStatus,
  createOrder,
  deleteOrder,
  findDetailedOrder,
  findOrderEffects,
  findOrderProducts,
  restoreOrder,
  updateOrder,
  type ChangedOrder,
} from './order-service';

type OrderListDefinition = ListDefinition<
  OrderFilter & { timeZone?: string },
  (typeof ORDER_SORT_KEYS)[number]
>;

/** What the list can be asked for; days are those of the time zone. */
export const orderList = perTimeZone((timeZone): OrderListDefinition => ({
  filters: {
    status: string<OrderStatus>().oneOf(
      ORDER_STATUSES,
      `Status must be one of ${ORDER_STATUSES.join(', ')}`,
    ),
    type: string<OrderType>().oneOf(ORDER_TYPES, 'Type must be incoming or outgoing'),
    search: searchFilter,
    supplierId: idFilter('Supplier'),
    productId: idFilter('Product'),
    open: flagFilter('Open'),
    from: timeFilter('From', 'start', timeZone),
    to: timeFilter('To', 'end', timeZone),
    timeZone: timeZoneFilter,
  },
  sortKeys: { createdAt: 'instant', orderNumber: 'text', party: 'text', totalAmount: 'number' },
  defaultSort: '-createdAt',
}));

/** /api/orders */
export function orderRoutes({ repositories }: Store, write: Write) {
  return new Hono<ApiEnvironment>()
    .use(limitJson())
    .get('/', async (c) => {
      const request = await readListQuery(c, orderList(readTimeZone(c)));
      const page = await repositories.orders.list(request);
      return c.json<OrderList>({ orders: page.records, ...describePage(page, request) });
    })
    .post('/', async (c) => {
      const input = await readJson(c, orderSchema);
      return write(c, { status: 201, input }, async (work) =>
        answer('Order created successfully', await createOrder(work, input)),
      );
    })
    .get('/:id', async (c) => {
      const order = await findDetailedOrder(repositories, c.req.param('id'));
      return c.json<OrderResult>({ order });
    })
    .get('/:id/products', async (c) => {
      const products = await findOrderProducts(repositories, c.req.param('id'));
      return c.json<OrderProducts>({ products });
    })
    .get('/:id/status-effects', async (c) =>
      c.json<OrderEffects>(await findOrderEffects(repositories, c.req.param('id'))),
    )
    .put('/:id', async (c) => {
      const input = await readJson(c, orderUpdateSchema);
      return write(c, { status: 200, input }, async (work) =>
        answer('Order updated successfully', await updateOrder(work, c.req.param('id'), input)),
      );
    })
    .patch('/:id/status', async (c) => {
      const input = await readJson(c, orderStatusSchema);
      return write(c, { status: 200, input }, async (work) => {
        const changed = await changeOrderStatus(work, c.req.param('id'), input);
        return answer('Order status updated successfully', changed);
      });
    })
    .delete('/:id', async (c) => {
      const input = await readOptionalJson(c, orderForceSchema);
      return write(c, { status: 200, input }, async (work) => {
        const changed = await deleteOrder(work, c.req.param('id'), input.force);
        return answer('Order deleted successfully', changed);
      });
    })
    .post('/:id/restore', async (c) => {
      const input = await readOptionalJson(c, orderForceSchema);
      return write(c, { status: 200, input }, async (work) => {
        const changed = await restoreOrder(work, c.req.param('id'), input.force);
        return answer('Order restored successfully', changed);
      });
    });
}

function answer(message: string, changed: ChangedOrder): OrderWriteResult {
  return { success: true, message, ...changed };
}
