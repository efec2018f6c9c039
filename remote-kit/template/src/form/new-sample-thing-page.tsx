import { msg, requiredText, type CategoryInput } from '@stockroom/contract';
import { PageFrame } from '@stockroom/shared-ui';
import { FormActions, FormLayout, RecordForm, TextField } from '@stockroom/shared-ui/forms';
import { object } from 'yup';
import { useCreateSampleThingMutation } from '../api/sample-things-api';
import { SAMPLE_THINGS_PATH } from '../paths';
import { useTranslate } from '../texts';

const NEW_SAMPLE_THING: CategoryInput = { name: '' };

// Move it to the contract once the API checks it too.
const schema = object({
  name: requiredText({ max: 100, label: msg('Sample thing name') }),
}).noUnknown();

/** After a save it returns to the list. */
export function NewSampleThingPage() {
  const t = useTranslate();
  const [createSampleThing] = useCreateSampleThingMutation();
  return (
    <PageFrame title={t('Add Sample Thing')} backTo={SAMPLE_THINGS_PATH}>
      <RecordForm
        initialValues={NEW_SAMPLE_THING}
        schema={schema}
        listPath={SAMPLE_THINGS_PATH}
        failure={t('Failed to save sample thing')}
        onSubmit={(input, submit) => createSampleThing({ input, ...submit }).unwrap()}
      >
        <FormLayout>
          <TextField name="name" label={t('Name')} required />
          <FormActions submitLabel={t('Create Sample Thing')} cancelTo={SAMPLE_THINGS_PATH} />
        </FormLayout>
      </RecordForm>
    </PageFrame>
  );
}
