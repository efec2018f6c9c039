import type { Supplier } from '@stockroom/contract';
import { useDeleteWithUndo, useFormat } from '@stockroom/shared-ui';
import { useDeleteSupplierMutation, useRestoreSupplierMutation } from '../api/suppliers-api';

/** Asks, then deletes a supplier; the toast offers Undo. */
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

/** Deleting only archives the supplier, so records that name it keep it. */
function consequences(
  { companyName, productsCount }: Supplier,
  format: (count: number) => string,
): string {
  const noun = productsCount === 1 ? 'product' : 'products';
  const products = productsCount === 0 ? '' : ` and ${format(productsCount)} ${noun}`;
  return `${companyName}: existing orders${products} keep this supplier; new ones can't select it.`;
}
