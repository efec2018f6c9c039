import type { Order, OrderInput, OrderStatus, Product } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  receiveStock,
  renderShop,
} from '@stockroom/shared-ui/testing';
import routes from '../remote';

type Shop = Awaited<ReturnType<typeof renderShop>>;

interface StockedShop extends Shop {
  kettle: Product;
  /** Stores an order of kettles: a sale, unless it is given as incoming. */
  addKettleOrder: (
    quantity: number,
    given?: Partial<OrderInput> & { status?: OrderStatus },
  ) => Promise<Order>;
  setStatus: (order: Order, status: OrderStatus, force?: boolean) => Promise<void>;
  /** Books kettles that were delivered for a purchase order. */
  receiveFor: (order: Order, quantity: number) => Promise<void>;
  /** How many kettles there are. */
  stock: () => Promise<number>;
}

/** A shop that has some kettles, for 150 each, and no order yet. */
export async function renderStockedShop(stock = 7): Promise<StockedShop> {
  const shop = await renderShop(routes);
  const { request } = shop;
  const { _id: supplierId } = await addSupplier(request, { companyName: 'Light Ltd' });
  const kettle = await addProduct(request, { name: 'Kettle', sku: 'KETTLE', supplierId });
  if (stock > 0) await receiveStock(request, { productId: kettle._id, quantity: stock });

  const setStatus: StockedShop['setStatus'] = async ({ _id }, status, force) => {
    const body = { status, force };
    const answer = await request(`orders/${_id}/status`, { method: 'PATCH', body });
    if (!answer.ok) throw new Error(`The API refused: ${await answer.text()}`);
  };
  return {
    ...shop,
    kettle,
    setStatus,
    receiveFor: async ({ _id: orderId }, quantity) => {
      await receiveStock(request, { productId: kettle._id, orderId, quantity });
    },
    addKettleOrder: async (quantity, { status, ...given } = {}) => {
      const items = [{ productId: kettle._id, quantity, unitPrice: 150 }];
      const party = given.type === 'incoming' ? { customerName: '', supplierId } : {};
      const order = await addOrder(request, { ...party, ...given, items });
      if (status) await setStatus(order, status);
      return order;
    },
    stock: async () => {
      const answer = await request(`products/${kettle._id}`);
      return ((await answer.json()) as { product: Product }).product.currentStock;
    },
  };
}
