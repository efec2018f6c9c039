import type { Supplier, Translate } from '@stockroom/contract';
import { useDeleteWithUndo, useFormat } from '@stockroom/shared-ui';
import { useDeleteSupplierMutation, useRestoreSupplierMutation } from '../api/suppliers-api';
import { useTranslate } from '../texts';

/** Asks, then deletes a supplier; the toast offers Undo. */
export function useDeleteSupplier(): (supplier: Supplier) => Promise<void> {
  const t = useTranslate();
  const format = useFormat();
  const [deleteSupplier] = useDeleteSupplierMutation();
  const [restoreSupplier] = useRestoreSupplierMutation();
  return useDeleteWithUndo<Supplier>({
    question: t('Are you sure you want to delete this supplier?'),
    describe: (supplier) => consequences(supplier, format.number, t),
    remove: ({ _id: id }, submit) => deleteSupplier({ id, ...submit }).unwrap(),
    restore: ({ _id: id }, submit) => restoreSupplier({ id, ...submit }).unwrap(),
    failure: t('Failed to delete supplier'),
    restoreFailure: t('Failed to restore supplier'),
  });
}

/** Deleting only archives the supplier, so records that name it keep it. */
function consequences(
  { companyName: name, productsCount }: Supplier,
  format: (count: number) => string,
  t: Translate,
): string {
  if (productsCount === 0)
    return t("{name}: existing orders keep this supplier; new ones can't select it.", { name });
  return t.plural(
    productsCount,
    "{name}: existing orders and {count} product keep this supplier; new ones can't select it.",
    "{name}: existing orders and {count} products keep this supplier; new ones can't select it.",
    { name, count: format(productsCount) },
  );
}
