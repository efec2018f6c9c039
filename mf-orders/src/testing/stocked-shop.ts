import type { Order, OrderInput, OrderStatus, Product, Role } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  receiveStock,
  renderShop,
} from '@stockroom/shared-ui/testing';
import routes from '../remote';

const YEAR = new Date().getUTCFullYear();
/** The number of the first sale of a shop. */
export const SALE = `ORD-${YEAR}-0001`;
/** The number of its first purchase. */
export const PURCHASE = `PO-${YEAR}-0001`;

/** Renders a shop with kettles, which it buys for 100 and sells for 150, and without orders. */
export async function renderStockedShop(quantity = 7, role?: Role) {
  const shop = await renderShop(routes, { role });
  const { request } = shop;
  const supplier = await addSupplier(request, { companyName: 'Light Ltd' });
  const supplierId = supplier._id;
  const kettle = await addProduct(request, { name: 'Kettle', sku: 'KETTLE', supplierId });
  if (quantity > 0) await receiveStock(request, { productId: kettle._id, quantity });

  async function setStatus({ _id }: Pick<Order, '_id'>, status: OrderStatus, force?: boolean) {
    const body = { status, force };
    const answer = await request(`orders/${_id}/status`, { method: 'PATCH', body });
    if (!answer.ok) throw new Error(`The API refused: ${await answer.text()}`);
  }
  return {
    ...shop,
    supplier,
    kettle,
    setStatus,
    /** Stores an order of kettles: a sale, unless it is incoming. */
    addKettleOrder: async (
      ordered: number,
      { status, ...given }: Partial<OrderInput> & { status?: OrderStatus } = {},
    ) => {
      const items = [{ productId: kettle._id, quantity: ordered, unitPrice: 150 }];
      const party = given.type === 'incoming' ? { customerName: '', supplierId } : {};
      const order = await addOrder(request, { ...party, items, ...given });
      if (status) await setStatus(order, status);
      return order;
    },
    receiveFor: (order: Order, received: number) =>
      receiveStock(request, { productId: kettle._id, orderId: order._id, quantity: received }),
    /** Returns the stock of kettles. */
    stock: async () => {
      const answer = await request(`products/${kettle._id}`);
      return ((await answer.json()) as { product: Product }).product.currentStock;
    },
  };
}
