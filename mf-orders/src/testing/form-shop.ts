import type {
  Order,
  OrderInput,
  OrderList,
  OrderResult,
  OrderStatus,
  ProductInput,
} from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  addSupplier,
  findPage,
  receiveStock,
  renderShop,
} from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import routes from '../remote';

/** A shop with seven kettles (bought for 100, sold for 150) and 2.5 kg of salt (0.10 and 33.33). */
export async function renderFormShop() {
  const shop = await renderShop(routes);
  const { request } = shop;
  const supplier = await addSupplier(request, { companyName: 'Light Ltd' });
  const add = (input: Partial<ProductInput>) =>
    addProduct(request, { supplierId: supplier._id, ...input });
  const kettle = await add({ name: 'Kettle', sku: 'KETTLE' });
  const salt = await add({
    name: 'Salt',
    sku: 'SALT',
    unitOfMeasurement: 'kg',
    purchasePrice: 0.1,
    sellingPrice: 33.33,
  });
  await receiveStock(request, { productId: kettle._id, quantity: 7 });
  await receiveStock(request, { productId: salt._id, quantity: 2.5 });

  const find = async (id: string): Promise<Order> =>
    ((await (await request(`orders/${id}`)).json()) as OrderResult).order;
  return {
    ...shop,
    supplier,
    kettle,
    salt,
    find,
    stored: async (): Promise<Order[]> => {
      const { orders } = (await (await request('orders')).json()) as OrderList;
      return Promise.all(orders.map(({ _id }) => find(_id)));
    },
    /** What somebody else does meanwhile. */
    changeElsewhere: async (id: string, changes: Partial<OrderInput>) => {
      const { type, customerName, supplierId, notes, items, version } = await find(id);
      const kept = items.map(({ productId, quantity, unitPrice }) => ({
        productId,
        quantity,
        unitPrice,
      }));
      const order = { type, customerName, supplierId, notes, items: kept, version, ...changes };
      const answer = await request(`orders/${id}`, { method: 'PUT', body: order });
      if (!answer.ok) throw new Error(`The API refused: ${await answer.text()}`);
    },
  };
}

export async function openNewForm() {
  const shop = await renderFormShop();
  await shop.open('/orders/new');
  await findPage('Create Order');
  return shop;
}

export async function openEditForm(
  order: (shop: Awaited<ReturnType<typeof renderFormShop>>) => Promise<Order>,
) {
  const shop = await renderFormShop();
  const { _id } = await order(shop);
  await shop.open(`/orders/edit/${_id}`);
  await screen.findByText('Order Items');
  return { ...shop, id: _id, now: () => shop.find(_id) };
}

/** Opens a sale of three kettles for 150 and 1.5 kg of salt for 10. */
export function openSale(given: Partial<OrderInput> = {}, status?: OrderStatus) {
  return openEditForm(async ({ request, kettle, salt, find }) => {
    const items = [
      { productId: kettle._id, quantity: 3, unitPrice: 150 },
      { productId: salt._id, quantity: 1.5, unitPrice: 10 },
    ];
    const { _id } = await addOrder(request, { customerName: 'Vera Orlova', items, ...given });
    if (status) await request(`orders/${_id}/status`, { method: 'PATCH', body: { status } });
    return find(_id);
  });
}
