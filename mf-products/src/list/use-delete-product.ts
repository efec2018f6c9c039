import type { Product, Translate } from '@stockroom/contract';
import { useDeleteWithUndo, useFormat } from '@stockroom/shared-ui';
import { useDeleteProductMutation, useRestoreProductMutation } from '../api/products-api';
import { useTranslate } from '../texts';

/** Asks, then deletes a product; the toast offers Undo. */
export function useDeleteProduct(): (product: Product) => Promise<void> {
  const t = useTranslate();
  const format = useFormat();
  const [deleteProduct] = useDeleteProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  return useDeleteWithUndo<Product>({
    question: t('Are you sure you want to delete this product?'),
    describe: (product) => consequences(product, format.quantity, t),
    remove: ({ _id: id }, submit) => deleteProduct({ id, ...submit }).unwrap(),
    restore: ({ _id: id }, submit) => restoreProduct({ id, ...submit }).unwrap(),
    failure: t('Failed to delete product'),
    restoreFailure: t('Failed to restore product'),
  });
}

/** Deleting only archives the product: its stock stays in the ledger, and open orders can still complete. */
function consequences(
  product: Product,
  format: (quantity: number, unit: string) => string,
  t: Translate,
): string {
  const { name, unitOfMeasurement: unit } = product;
  const [stock, committed, expected] = [
    product.currentStock,
    product.committed,
    product.expected,
  ].map((quantity) => quantity > 0 && format(quantity, unit));
  const sentences = [
    stock && t('{stock} in stock will no longer be valued.', { stock }),
    committed &&
      expected &&
      t('Open orders still take {committed} and bring {expected}.', { committed, expected }),
    committed && !expected && t('Open orders still take {committed}.', { committed }),
    !committed && expected && t('Open orders still bring {expected}.', { expected }),
  ].filter(Boolean);
  return sentences.length === 0 ? name : `${name}: ${sentences.join(' ')}`;
}
