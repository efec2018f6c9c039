import { supplierSchema, type SupplierInput, type SupplierWriteResult } from '@stockroom/contract';
import { Dialog } from '@stockroom/shared-ui/popups';
import { api } from '../../store/api';
import { useAppDispatch } from '../../store/hooks';
import type { Submit } from '../../store/submit-keys';
import { showSuccess } from '../../store/toasts';
import { useTranslate } from '../../texts';
import { TextField } from '../fields/text-field';
import type { NewOptionDialogProps } from '../fields/new-option';
import { Form } from '../form';
import { FieldRow, FormActions, FormFields } from '../form-layout';

const suppliers = api.injectEndpoints({
  endpoints: (build) => ({
    createSupplierOption: build.mutation<SupplierWriteResult, Submit & { supplier: SupplierInput }>(
      {
        query: ({ supplier, ...submit }) => ({
          operation: 'POST /suppliers',
          body: supplier,
          ...submit,
        }),
        invalidatesTags: (result) => (result ? ['Supplier', 'Report'] : []),
      },
    ),
  }),
});

const NEW_SUPPLIER = { companyName: '', contactPerson: '', phone: '', email: '' };

/** Creates a supplier with the fields that every supplier has; the page of suppliers has the others. */
export function NewSupplierDialog({ onCreate, onClose }: NewOptionDialogProps) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [createSupplier] = suppliers.useCreateSupplierOptionMutation();
  return (
    <Dialog isOpen onClose={onClose} title={t('New supplier')}>
      <Form
        initialValues={NEW_SUPPLIER}
        schema={supplierSchema}
        failure={t('Failed to save supplier')}
        onSubmit={(supplier, submit) => createSupplier({ supplier, ...submit }).unwrap()}
        onSaved={({ supplier, message }) => {
          dispatch(showSuccess(message));
          onCreate({ value: supplier._id, label: supplier.companyName });
        }}
        goOn={onClose}
      >
        <FormFields>
          <TextField name="companyName" label={t('Company Name')} required />
          <TextField name="contactPerson" label={t('Contact Person')} required />
          <FieldRow>
            <TextField name="phone" label={t('Phone')} type="tel" required />
            <TextField name="email" label={t('Email')} type="email" required />
          </FieldRow>
          <FormActions submitLabel={t('Create Supplier')} />
        </FormFields>
      </Form>
    </Dialog>
  );
}
