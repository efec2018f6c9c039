import { supplierSchema, type SupplierInput, type SupplierWriteResult } from '@stockroom/contract';
import {
  FieldRow,
  FormActions,
  FormLayout,
  NumberField,
  RecordForm,
  TextAreaField,
  TextField,
  useMoneyField,
  type FormProps,
} from '@stockroom/shared-ui/forms';
import { useCan } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import { SUPPLIERS_PATH } from '../paths';
import { useTranslate } from '../texts';
import { supplierLabels, type SupplierValues } from './supplier-values';

type SupplierFormProps = Pick<
  FormProps<SupplierValues, SupplierInput, SupplierWriteResult>,
  'initialValues' | 'onSubmit' | 'onLoadNewer'
> & {
  submitLabel: string;
  notice?: ReactNode;
};

/** The fields of a new or an edited supplier. After a save it returns to the list. */
export function SupplierForm({ submitLabel, notice, ...form }: SupplierFormProps) {
  const t = useTranslate();
  const canSeeCosts = useCan('costs:read');
  const moneyField = useMoneyField();
  const labels = supplierLabels(t);
  return (
    <RecordForm
      {...form}
      schema={supplierSchema}
      listPath={SUPPLIERS_PATH}
      failure={t('Failed to save supplier')}
    >
      {notice}
      <FormLayout>
        <TextField name="companyName" label={labels.companyName} required />
        <TextField name="contactPerson" label={labels.contactPerson} required />
        <FieldRow>
          <TextField name="phone" label={labels.phone} type="tel" required />
          <TextField name="email" label={labels.email} type="email" required />
        </FieldRow>
        <TextAreaField name="address" label={labels.address} />
        <TextField
          name="paymentTerms"
          label={labels.paymentTerms}
          hint={t('Net 30, Net 15, COD')}
          // The field takes any text.
          suggestions={[t('Net 15'), t('Net 30'), t('Net 45'), t('COD')]}
        />
        <FieldRow>
          {canSeeCosts && (
            <NumberField
              name="minimumOrderValue"
              label={labels.minimumOrderValue}
              {...moneyField}
            />
          )}
          <NumberField
            name="leadTimeDays"
            label={labels.leadTimeDays}
            min={0}
            suffix={t('days')}
            hint={t('Leave it empty to calculate it from completed orders.')}
          />
        </FieldRow>
        <TextAreaField name="notes" label={labels.notes} />
        <FormActions submitLabel={submitLabel} cancelTo={SUPPLIERS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
