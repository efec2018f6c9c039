import type { Supplier } from '@stockroom/contract';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { useUpdateSupplierMutation } from '../api/suppliers-api';
import { supplierChanges } from './supplier-changes';
import { SupplierForm } from './supplier-form';
import { toSupplierValues } from './supplier-values';

interface EditSupplierFormProps {
  supplier: Supplier;
  /** Fetches the supplier as it is now. */
  reload: () => Promise<Supplier>;
}

/** Changes a supplier from the version it was opened with; if somebody was faster, it shows what they changed. */
export function EditSupplierForm({ supplier, reload }: EditSupplierFormProps) {
  const [updateSupplier] = useUpdateSupplierMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: supplier,
    reload,
    differences: supplierChanges,
  });
  return (
    <SupplierForm
      initialValues={toSupplierValues(opened)}
      submitLabel="Update Supplier"
      notice={<ChangesNotice changes={changes} />}
      onSubmit={(input, { idempotencyKey }) =>
        save((version) => {
          const changed = { ...input, version };
          return updateSupplier({ id: opened._id, supplier: changed, idempotencyKey }).unwrap();
        })
      }
      onLoadNewer={async () => toSupplierValues(await loadNewer())}
    />
  );
}
