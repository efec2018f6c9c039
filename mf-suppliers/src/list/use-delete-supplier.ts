import type { Supplier } from '@stockroom/contract';
import { useDeleteWithUndo, useFormat } from '@stockroom/shared-ui';
import { useDeleteSupplierMutation, useRestoreSupplierMutation } from '../api/suppliers-api';

/** Deletes a supplier after a question; the toast offers to take it back. */
export function useDeleteSupplier(): (supplier: Supplier) => Promise<void> {
  const format = useFormat();
  const [deleteSupplier] = useDeleteSupplierMutation();
  const [restoreSupplier] = useRestoreSupplierMutation();
  return useDeleteWithUndo<Supplier>({
    question: 'Are you sure you want to delete this supplier?',
    describe: (supplier) => consequences(supplier, format.number),
    remove: ({ _id: id }, submit) => deleteSupplier({ id, ...submit }).unwrap(),
    restore: ({ _id: id }, submit) => restoreSupplier({ id, ...submit }).unwrap(),
    failure: 'Failed to delete supplier',
    restoreFailure: 'Failed to restore supplier',
  });
}

/** The server archives: what names the supplier already stays as it is. */
function consequences(
  { companyName, productsCount }: Supplier,
  format: (count: number) => string,
): string {
  const noun = productsCount === 1 ? 'product' : 'products';
  const products = productsCount === 0 ? '' : `its ${format(productsCount)} ${noun} and `;
  return `${companyName}: ${products}its orders keep the name, but new ones cannot choose it.`;
}
