import {
  MONEY_SCALE,
  parseTyped,
  sumMoney,
  typedNumber,
  type Decimal,
  type Language,
  type Order,
  type OrderProduct,
  type OrderType,
  type Product,
} from '@stockroom/contract';
import type { ItemValues, OrderValues } from './order-values';

/** Only the products of a saved order tell whether they are archived. */
export type KnownProduct = Product & Partial<OrderProduct>;
export type KnownProducts = ReadonlyMap<string, KnownProduct>;

/** Returns the purchase price for a purchase, the selling price for a sale; null for a price that the user may not see. */
export function priceOf(product: Product, type: OrderType | ''): number | null {
  if (type === '') return null;
  const price: number | undefined =
    type === 'incoming' ? product.purchasePrice : product.sellingPrice;
  return price ?? null;
}

/**
 * Gives the row another product and its price; without a product it clears a filled in price. It keeps a price that
 * was typed into a row without a product: scanner users type on before the product arrives.
 */
export function withProduct(
  item: ItemValues,
  product: Product | null,
  type: OrderType | '',
): ItemValues {
  const changed = { ...item, productId: product?._id ?? '' };
  const isTyped = !isFilledIn(item);
  if (product === null) return isTyped ? changed : withPrice(changed, null);
  return isTyped && item.productId === '' ? changed : withPrice(changed, priceOf(product, type));
}

/** Changes the type. Prices that the form filled in follow it; typed prices stay. */
export function withType(
  values: OrderValues,
  type: OrderType,
  products: KnownProducts,
): OrderValues {
  return withListPrices({ ...values, type }, products, isFilledIn);
}

/** Sets the products' own prices in the rows that `isChanged` picks. */
export function withListPrices(
  values: OrderValues,
  products: KnownProducts,
  isChanged: (item: ItemValues) => boolean,
): OrderValues {
  const items = values.items.map((item) => {
    const product = products.get(item.productId);
    return product && isChanged(item) ? withPrice(item, priceOf(product, values.type)) : item;
  });
  return { ...values, items };
}

/** Returns the keys of the rows with a typed price that differs from the product's. */
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

/** Tells whether the saved order already has the product at this price. */
export function isAgreed(
  { productId, unitPrice }: Pick<ItemValues, 'productId' | 'unitPrice'>,
  order: Order | undefined,
): boolean {
  const price = parseTyped(unitPrice);
  return (
    order?.items.some((item) => item.productId === productId && item.unitPrice === price) ?? false
  );
}

/** How much a unit sells below its purchase price; null for none, or if the user may not see that price. */
export function lossAt(
  typed: number | string,
  product: KnownProduct | undefined,
  language: Language,
): Decimal | null {
  const cost: number | undefined = product?.purchasePrice;
  const price = typedNumber(typed, MONEY_SCALE, language);
  return price !== null && cost !== undefined && price < cost ? sumMoney([cost, -price]) : null;
}

function withPrice(item: ItemValues, price: number | null): ItemValues {
  return { ...item, unitPrice: price ?? '', filledPrice: price };
}

function isFilledIn({ unitPrice, filledPrice }: ItemValues): boolean {
  return unitPrice === '' || unitPrice === filledPrice;
}
