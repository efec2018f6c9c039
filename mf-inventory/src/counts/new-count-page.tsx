import { countSchema, documentPath, today, type CountScope } from '@stockroom/contract';
import {
  PageFrame,
  showSuccess,
  useAppDispatch,
  useCategoryOptionsQuery,
} from '@stockroom/shared-ui';
import {
  Form,
  FormActions,
  FormLayout,
  NumberField,
  RadioField,
  SelectField,
  SupplierField,
  TextAreaField,
  useFormValue,
} from '@stockroom/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { useCreateCountMutation } from '../api/documents-api';
import { COUNTS_PATH } from '../paths';
import { useTranslate } from '../texts';

/** Begins a count: what to count, and whether people see the stock meanwhile. */
export function NewCountPage() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [createCount] = useCreateCountMutation();
  return (
    <PageFrame title={t('New count')} backTo={COUNTS_PATH}>
      <Form
        initialValues={{
          scope: 'all',
          scopeValue: '',
          isBlind: 'false',
          documentDate: today(),
          notes: '',
        }}
        schema={countSchema}
        onSubmit={(count, { idempotencyKey }) => createCount({ count, idempotencyKey }).unwrap()}
        onSaved={({ message }) => dispatch(showSuccess(message))}
        goOn={({ document }) => navigate(documentPath('count', document._id), { replace: true })}
        failure={t('Failed to begin the count')}
      >
        <FormLayout>
          <ScopeFields />
          <RadioField
            name="isBlind"
            label={t('People who count')}
            options={[
              { value: 'false', label: t('See the stock in the books') },
              { value: 'true', label: t('Count blind, without seeing the stock') },
            ]}
          />
          <TextAreaField name="notes" label={t('Notes')} />
          <FormActions submitLabel={t('Start')} cancelTo={COUNTS_PATH} />
        </FormLayout>
      </Form>
    </PageFrame>
  );
}

function ScopeFields() {
  const t = useTranslate();
  const [scope] = useFormValue<CountScope>('scope');
  const [, setScopeValue] = useFormValue<string>('scopeValue');
  return (
    <>
      <RadioField
        name="scope"
        label={t('What to count')}
        onPick={(value) => setScopeValue(value === 'not-counted' ? '30' : '')}
        options={[
          { value: 'all', label: t('Everything') },
          { value: 'category', label: t('A category') },
          { value: 'supplier', label: t('The products of a supplier') },
          { value: 'not-counted', label: t('Products that nobody has counted for some days') },
        ]}
      />
      {scope === 'category' && <CategoryScope />}
      {scope === 'supplier' && <SupplierField name="scopeValue" label={t('Supplier')} required />}
      {scope === 'not-counted' && (
        <NumberField name="scopeValue" label={t('Days')} min={1} required />
      )}
    </>
  );
}

function CategoryScope() {
  const t = useTranslate();
  const { data = [], isFetching, isError, refetch } = useCategoryOptionsQuery();
  return (
    <SelectField
      name="scopeValue"
      label={t('Category')}
      required
      placeholder={t('Select a category')}
      options={data.map((name) => ({ value: name, label: name }))}
      loading={isFetching}
      {...(isError && {
        failure: { message: t('Failed to load categories'), onRetry: refetch, busy: isFetching },
      })}
    />
  );
}
