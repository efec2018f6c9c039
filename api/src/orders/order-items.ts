import { fitsUnit, msg, multiplyPrice, type OrderInput, type OrderItem } from '@stockroom/contract';
import { validationFailed, type FieldTexts } from '../errors';
import { byId, isId } from '../records';
import type { ProductRecord, Repositories } from '../store/store';

/**
 * The items as the store keeps them, with name and SKU of their products. Items of the order before keep their copies,
 * and may keep an archived product.
 * @throws ApiError 422 at the fields of the items
 */
export async function itemsOf(
  { products }: Repositories,
  input: OrderInput['items'],
  before: readonly OrderItem[] = [],
): Promise<OrderItem[]> {
  const ids = new Set(input.map(({ productId }) => productId).filter(isId));
  const known = byId(await products.findMany([...ids]));
  const kept = new Map(before.map((item) => [item.productId, item]));
  const errors: FieldTexts = {};
  const items = input.map((item, index) => {
    const product = known.get(item.productId);
    Object.assign(errors, errorsOf(item, product, kept.has(item.productId), `items[${index}]`));
    const { quantity, unitPrice, productId } = item;
    return {
      productId,
      productName: kept.get(productId)?.productName ?? product?.name ?? '',
      productSku: kept.get(productId)?.productSku ?? product?.sku ?? '',
      quantity,
      unitPrice,
      totalPrice: multiplyPrice(quantity, unitPrice),
    };
  });
  if (Object.keys(errors).length > 0) throw validationFailed(errors);
  return items;
}

function errorsOf(
  { quantity }: OrderInput['items'][number],
  product: ProductRecord | undefined,
  isKept: boolean,
  path: string,
): FieldTexts {
  if (!product || (product.archivedAt !== null && !isKept))
    return { [`${path}.productId`]: msg('This product no longer exists') };
  return fitsUnit(quantity, product.unitOfMeasurement)
    ? {}
    : {
        [`${path}.quantity`]: msg('{label} must be a whole number for this unit', {
          label: msg('Quantity'),
        }),
      };
}
