import type { Product } from '@stockroom/contract';
import { useDeleteWithUndo } from '@stockroom/shared-ui';
import { useDeleteProductMutation, useRestoreProductMutation } from '../api/products-api';

/** Deletes a product after a question; the toast offers to take it back. */
export function useDeleteProduct(): (product: Product) => Promise<void> {
  const [deleteProduct] = useDeleteProductMutation();
  const [restoreProduct] = useRestoreProductMutation();
  return useDeleteWithUndo<Product>({
    question: 'Are you sure you want to delete this product?',
    describe: ({ name }) => name,
    remove: ({ _id: id }, submit) => deleteProduct({ id, ...submit }).unwrap(),
    restore: ({ _id: id }, submit) => restoreProduct({ id, ...submit }).unwrap(),
    failure: 'Failed to delete product',
    restoreFailure: 'Failed to restore product',
  });
}
