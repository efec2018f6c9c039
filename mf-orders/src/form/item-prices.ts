import {
  parseTyped,
  type Order,
  type OrderProduct,
  type OrderType,
  type Product,
} from '@stockroom/contract';
import { blankItem, newOrderValues, type ItemValues, type OrderValues } from './order-values';
import type { StartItem } from './use-start-item';

/** One that was chosen here is not archived, and does not say so. */
export type KnownProduct = Product & Partial<OrderProduct>;
export type KnownProducts = ReadonlyMap<string, KnownProduct>;

/** What a product costs in an order of this type: bought at the purchase price, sold at the selling price. */
export function priceOf(product: Product, type: OrderType | ''): number | null {
  if (type === '') return null;
  return type === 'incoming' ? product.purchasePrice : product.sellingPrice;
}

/**
 * The row with another product and its price; without one, a price that was filled in goes too. A price that was typed
 * before the first product came, as behind a scanner that nobody waits for, is meant for that product.
 */
export function withProduct(
  item: ItemValues,
  product: Product | null,
  type: OrderType | '',
): ItemValues {
  const isMeant = item.productId === '' && !isFilledIn(item);
  if (product !== null && isMeant) return { ...item, productId: product._id };
  if (product !== null)
    return withPrice({ ...item, productId: product._id }, priceOf(product, type));
  return isFilledIn(item)
    ? withPrice({ ...item, productId: '' }, null)
    : { ...item, productId: '' };
}

/** A purchase of one product from its supplier. */
export function purchaseOf({ product, quantity }: StartItem): OrderValues {
  const item = withProduct({ ...blankItem(), quantity }, product, 'incoming');
  const { supplierId } = product;
  return { ...newOrderValues(), type: 'incoming', supplierId, items: [item] };
}

/** Another type: prices that the form filled in follow it, prices typed by hand stay. */
export function withType(
  values: OrderValues,
  type: OrderType,
  products: KnownProducts,
): OrderValues {
  const items = values.items.map((item) => {
    const product = products.get(item.productId);
    return product && isFilledIn(item) ? withPrice(item, priceOf(product, type)) : item;
  });
  return { ...values, type, items };
}

/** These rows, by key, at the prices of their products. */
export function withListPrices(
  values: OrderValues,
  keys: readonly string[],
  products: KnownProducts,
): OrderValues {
  const items = values.items.map((item) => {
    const product = products.get(item.productId);
    return product && keys.includes(item.key)
      ? withPrice(item, priceOf(product, values.type))
      : item;
  });
  return { ...values, items };
}

/** The rows, by key, that have a price of their own: it was typed, and is not the product's for this type. */
export function ownPrices(
  { items, type }: Pick<OrderValues, 'items' | 'type'>,
  products: KnownProducts,
): string[] {
  return items
    .filter((item) => {
      const product = products.get(item.productId);
      const isTyped = product !== undefined && !isFilledIn(item);
      return isTyped && parseTyped(item.unitPrice) !== priceOf(product, type);
    })
    .map(({ key }) => key);
}

/** Whether the order that is edited has the product at this price: it was agreed upon, whoever filled it in. */
export function isAgreed(
  { productId, unitPrice }: Pick<ItemValues, 'productId' | 'unitPrice'>,
  order: Order | undefined,
): boolean {
  const price = parseTyped(unitPrice);
  return (
    order?.items.some((item) => item.productId === productId && item.unitPrice === price) ?? false
  );
}

function withPrice(item: ItemValues, price: number | null): ItemValues {
  return { ...item, unitPrice: price ?? '', filledPrice: price };
}

function isFilledIn({ unitPrice, filledPrice }: ItemValues): boolean {
  return unitPrice === '' || unitPrice === filledPrice;
}
