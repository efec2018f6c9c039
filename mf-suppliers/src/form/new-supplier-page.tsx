import { PageFrame } from '@stockroom/shared-ui';
import { useCreateSupplierMutation } from '../api/suppliers-api';
import { SUPPLIERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { SupplierForm } from './supplier-form';
import { NEW_SUPPLIER } from './supplier-values';

export function NewSupplierPage() {
  const t = useTranslate();
  const [createSupplier] = useCreateSupplierMutation();
  return (
    <PageFrame title={t('Add Supplier')} backTo={SUPPLIERS_PATH}>
      <SupplierForm
        initialValues={NEW_SUPPLIER}
        submitLabel={t('Create Supplier')}
        onSubmit={(supplier, submit) => createSupplier({ supplier, ...submit }).unwrap()}
      />
    </PageFrame>
  );
}
