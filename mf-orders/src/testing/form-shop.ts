import type { Order, OrderInput, OrderList, OrderResult } from '@stockroom/contract';
import { addProduct, findPage, receiveStock } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { renderStockedShop } from './stocked-shop';

type FormShop = Awaited<ReturnType<typeof renderFormShop>>;

/** Renders a shop with seven kettles (100 and 150 each) and 2.5 kg of salt (0.10 and 33.33). */
export async function renderFormShop() {
  const shop = await renderStockedShop();
  const { request, supplier } = shop;
  const salt = await addProduct(request, {
    name: 'Salt',
    sku: 'SALT',
    supplierId: supplier._id,
    unitOfMeasurement: 'kg',
    purchasePrice: 0.1,
    sellingPrice: 33.33,
  });
  await receiveStock(request, { productId: salt._id, quantity: 2.5 });

  const find = async (id: string): Promise<Order> =>
    ((await (await request(`orders/${id}`)).json()) as OrderResult).order;
  return {
    ...shop,
    salt,
    find,
    stored: async (): Promise<Order[]> => {
      const { orders } = (await (await request('orders')).json()) as OrderList;
      return Promise.all(orders.map(({ _id }) => find(_id)));
    },
    /** Saves changes as another user. */
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

export async function openEditForm(addOrder: (shop: FormShop) => Promise<Order>) {
  const shop = await renderFormShop();
  const { _id } = await addOrder(shop);
  await shop.open(`/orders/edit/${_id}`);
  await screen.findByText('Order Items');
  return { ...shop, id: _id, now: () => shop.find(_id) };
}

/** Opens a sale of three kettles for 150 and 1.5 kg of salt for 10. */
export function openSale(given: Parameters<FormShop['addKettleOrder']>[1] = {}) {
  return openEditForm(({ addKettleOrder, kettle, salt }) => {
    const items = [
      { productId: kettle._id, quantity: 3, unitPrice: 150 },
      { productId: salt._id, quantity: 1.5, unitPrice: 10 },
    ];
    return addKettleOrder(3, { customerName: 'Vera Orlova', items, ...given });
  });
}
