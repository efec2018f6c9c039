import { supplierSchema, type SupplierInput, type SupplierWriteResult } from '@stockroom/contract';
import {
  FieldRow,
  FormActions,
  FormLayout,
  RecordForm,
  TextAreaField,
  TextField,
  type FormProps,
} from '@stockroom/shared-ui/forms';
import type { ReactNode } from 'react';
import { SUPPLIERS_PATH } from '../paths';
import { SUPPLIER_LABELS } from './supplier-values';

/** Suggestions; the field takes any text. */
const PAYMENT_TERMS = ['Net 15', 'Net 30', 'Net 45', 'COD'];

type SupplierFormProps = Pick<
  FormProps<SupplierInput, SupplierInput, SupplierWriteResult>,
  'initialValues' | 'onSubmit' | 'onLoadNewer'
> & {
  submitLabel: string;
  /** Stands above the fields. */
  notice?: ReactNode;
};

/** The fields of a new or an edited supplier. After a save it returns to the list. */
export function SupplierForm({ submitLabel, notice, ...form }: SupplierFormProps) {
  return (
    <RecordForm
      {...form}
      schema={supplierSchema}
      listPath={SUPPLIERS_PATH}
      failure="Failed to save supplier"
    >
      {notice}
      <FormLayout>
        <TextField name="companyName" label={SUPPLIER_LABELS.companyName} required />
        <TextField name="contactPerson" label={SUPPLIER_LABELS.contactPerson} required />
        <FieldRow>
          <TextField name="phone" label={SUPPLIER_LABELS.phone} type="tel" required />
          <TextField name="email" label={SUPPLIER_LABELS.email} type="email" required />
        </FieldRow>
        <TextAreaField name="address" label={SUPPLIER_LABELS.address} />
        <TextField
          name="paymentTerms"
          label={SUPPLIER_LABELS.paymentTerms}
          hint="Net 30, Net 15, COD"
          suggestions={PAYMENT_TERMS}
        />
        <TextAreaField name="notes" label={SUPPLIER_LABELS.notes} />
        <FormActions submitLabel={submitLabel} cancelTo={SUPPLIERS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
