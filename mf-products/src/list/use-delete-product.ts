import type { Product } from '@stockroom/contract';
import { useDeleteWithUndo, useFormat } from '@stockroom/shared-ui';
import { useDeleteProductMutation, useRestoreProductMutation } from '../api/products-api';

/** Asks, then deletes a product; the toast offers Undo. */
export function useDeleteProduct(): (product: Product) => Promise<void> {
  const format = useFormat();
  const [deleteProduct] = useDeleteProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  return useDeleteWithUndo<Product>({
    question: 'Are you sure you want to delete this product?',
    describe: (product) => consequences(product, format.quantity),
    remove: ({ _id: id }, submit) => deleteProduct({ id, ...submit }).unwrap(),
    restore: ({ _id: id }, submit) => restoreProduct({ id, ...submit }).unwrap(),
    failure: 'Failed to delete product',
    restoreFailure: 'Failed to restore product',
  });
}

/** Deleting only archives the product: its stock stays in the ledger, and open orders can still complete. */
function consequences(
  { name, unitOfMeasurement: unit, currentStock, committed, expected }: Product,
  format: (quantity: number, unit: string) => string,
): string {
  const amount = (quantity: number) => format(quantity, unit);
  const flows = [
    committed > 0 && `take ${amount(committed)}`,
    expected > 0 && `bring ${amount(expected)}`,
  ].filter((flow) => flow !== false);
  const sentences = [
    currentStock > 0 && `${amount(currentStock)} in stock will no longer be valued.`,
    flows.length > 0 && `Open orders still ${flows.join(' and ')}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? name : `${name}: ${sentences.join(' ')}`;
}
