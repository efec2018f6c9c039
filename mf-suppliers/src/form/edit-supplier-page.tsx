import type { Supplier } from '@stockroom/contract';
import { HistoryLink, PageFrame, RecordBody, useFormat } from '@stockroom/shared-ui';
import { ChangesNotice, useVersionedRecord } from '@stockroom/shared-ui/forms';
import { Truck } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useSupplierQuery, useUpdateSupplierMutation } from '../api/suppliers-api';
import { SUPPLIERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { SupplierForm } from './supplier-form';
import { supplierChanges, toSupplierValues } from './supplier-values';

export function EditSupplierPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = useSupplierQuery(id);
  return (
    <PageFrame
      title={t('Edit Supplier')}
      backTo={SUPPLIERS_PATH}
      actions={<HistoryLink entity="supplier" id={id} />}
    >
      <RecordBody
        query={query}
        failure={t('Failed to load supplier data')}
        missing={{
          icon: Truck,
          title: t('Supplier not found'),
          back: { to: SUPPLIERS_PATH, label: t('Back to Suppliers') },
        }}
      >
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
  reload: () => Promise<Supplier>;
}

/** Updates the version that the user opened. After a conflict it lists what somebody else changed. */
function EditSupplierForm({ supplier, reload }: EditSupplierFormProps) {
  const t = useTranslate();
  const { money } = useFormat();
  const [updateSupplier] = useUpdateSupplierMutation();
  const { opened, changes, save, loadNewer } = useVersionedRecord({
    record: supplier,
    reload,
    differences: (before, now) => supplierChanges(before, now, money, t),
  });
  return (
    <SupplierForm
      initialValues={toSupplierValues(opened)}
      submitLabel={t('Update Supplier')}
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
