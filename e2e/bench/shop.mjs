// @ts-check
import { randomUUID } from 'node:crypto';

/** More than a list shows at once. */
const PRODUCTS = 60;
const ORDER_ROWS = 100;

/**
 * Adds a list that fills its page and an order of many rows to the demo shop.
 * @param {string} origin
 * @param {string} accessToken
 */
export async function fillShop(origin, accessToken) {
  /** @param {string} path @param {unknown} [body] */
  const call = async (path, body) => {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { suppliers } = await call('/api/suppliers');
  /** @type {{ _id: string, purchasePrice: number }[]} */
  const products = [];
  for (let number = 1; number <= PRODUCTS; number += 1) {
    const { product } = await call('/api/products', {
      name: `Shelf board ${number}`,
      sku: `BOARD-${number}`,
      description: 'Pine, 80 x 30 cm',
      category: 'Furniture',
      unitOfMeasurement: 'pieces',
      purchasePrice: 100 + number,
      sellingPrice: 150 + number,
      minimumStockLevel: number % 10,
      supplierId: suppliers[number % suppliers.length]._id,
      imageUrl: '',
    });
    products.push(product);
  }
  const items = Array.from({ length: ORDER_ROWS }, (_, row) => {
    const product = products[row % PRODUCTS];
    return { productId: product?._id, quantity: 1 + row, unitPrice: product?.purchasePrice };
  });
  const { order } = await call('/api/orders', {
    type: 'incoming',
    supplierId: suppliers[0]._id,
    notes: '',
    items,
  });
  return { longOrder: order._id };
}
