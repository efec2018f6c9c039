import type { Order, OrderWriteResult } from '@stockroom/contract';
import { addOrder, item, movementsOf, orderInput, productOf, purchaseInput } from './records';
import type { Shop } from './shop';
import type { TestApi } from './test-api';

/** Steps of tests of orders and stock; of lamps by default. */
export function orderSteps(api: TestApi, shop: Shop<'lamp'>) {
  return {
    sell: (quantity: number) => addOrder(api, orderInput([item(shop.lamp, quantity)])),
    buy: (quantity: number, unitPrice = 80) =>
      addOrder(api, purchaseInput(shop.supplier._id, [item(shop.lamp, quantity, unitPrice)])),
    edit(order: Order, items: object[], changes: object = {}) {
      const { type, customerName, supplierId, notes, version } = order;
      const body = { type, customerName, supplierId, notes, items, version, ...changes };
      return api.call<OrderWriteResult>('PUT', `orders/${order._id}`, { body });
    },
    stock: async (product = shop.lamp) => (await productOf(api, product._id)).currentStock,
    async open(product = shop.lamp) {
      const { committed, expected, available } = await productOf(api, product._id);
      return { committed, expected, available };
    },
    /** All movements, oldest first: "out 4 Sale". */
    reasons: async () =>
      (await movementsOf(api))
        .reverse()
        .map(({ movementType, quantity, reason }) => `${movementType} ${quantity} ${reason}`),
  };
}
