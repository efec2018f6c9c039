import type { Supplier } from '@stockroom/contract';
import { HistoryLink, PageFrame, RecordBody } from '@stockroom/shared-ui';
import { changesBetween, ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { Truck } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useSupplierQuery, useUpdateSupplierMutation } from '../api/suppliers-api';
import { SUPPLIERS_PATH } from '../paths';
import { SupplierForm } from './supplier-form';
import { SUPPLIER_LABELS, toSupplierValues } from './supplier-values';

const MISSING = {
  icon: Truck,
  title: 'Supplier not found',
  back: { to: SUPPLIERS_PATH, label: 'Back to Suppliers' },
};

export function EditSupplierPage() {
  const { id = '' } = useParams();
  const query = useSupplierQuery(id);
  return (
    <PageFrame
      title="Edit Supplier"
      backTo={SUPPLIERS_PATH}
      actions={<HistoryLink entity="supplier" id={id} />}
    >
      <RecordBody query={query} failure="Failed to load supplier data" missing={MISSING}>
        {(supplier) => (
          <EditSupplierForm
            key={supplier._id}
            supplier={supplier}
            reload={() => query.refetch().unwrap()}
          />
        )}
      </RecordBody>
    </PageFrame>
  );
}

interface EditSupplierFormProps {
  supplier: Supplier;
  /** Fetches the current record. */
  reload: () => Promise<Supplier>;
}

/** Updates the version that the user opened. After a conflict it lists what somebody else changed. */
function EditSupplierForm({ supplier, reload }: EditSupplierFormProps) {
  const [updateSupplier] = useUpdateSupplierMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: supplier,
    reload,
    differences: (before, now) =>
      changesBetween(SUPPLIER_LABELS, toSupplierValues(before), toSupplierValues(now)),
  });
  return (
    <SupplierForm
      initialValues={toSupplierValues(opened)}
      submitLabel="Update Supplier"
      notice={<ChangesNotice changes={changes} />}
      onSubmit={(input, submit) =>
        save((version) =>
          updateSupplier({
            id: opened._id,
            supplier: { ...input, version },
            ...submit,
          }).unwrap(),
        )
      }
      onLoadNewer={async () => toSupplierValues(await loadNewer())}
    />
  );
}
