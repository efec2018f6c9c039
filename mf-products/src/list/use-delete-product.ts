import type { Product } from '@stockroom/contract';
import {
  messageOf,
  showError,
  showSuccess,
  useAppDispatch,
  useConfirm,
} from '@stockroom/shared-ui';
import { useCallback } from 'react';
import { useDeleteProductMutation, useRestoreProductMutation } from '../api/products-api';

/** Deletes a product after a question; the toast offers to take it back. */
export function useDeleteProduct(): (product: Product) => Promise<void> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const [deleteProduct] = useDeleteProductMutation();
  const [restoreProduct] = useRestoreProductMutation();

  const restore = useCallback(
    async (id: string) => {
      try {
        const { message } = await restoreProduct(id).unwrap();
        dispatch(showSuccess(message));
      } catch (error) {
        // The server says why: the SKU may have been given to another product since.
        dispatch(showError(messageOf(error, 'Failed to restore product'), error));
      }
    },
    [dispatch, restoreProduct],
  );

  return useCallback(
    async ({ _id, name }: Product) => {
      const isConfirmed = await confirm({
        title: 'Are you sure you want to delete this product?',
        description: name,
        confirmLabel: 'Delete',
        tone: 'danger',
      });
      if (!isConfirmed) return;
      try {
        const { message } = await deleteProduct(_id).unwrap();
        dispatch(showSuccess(message, { label: 'Undo', onSelect: () => void restore(_id) }));
      } catch (error) {
        dispatch(showError('Failed to delete product', error));
      }
    },
    [confirm, deleteProduct, dispatch, restore],
  );
}
