import type { CategoryInput, CategoryWriteResult } from '@stockroom/contract';
import {
  FormActions,
  FormLayout,
  RecordForm,
  TextField,
  type FormProps,
} from '@stockroom/shared-ui/forms';
import { SAMPLE_THINGS_PATH } from '../paths';
import {
  SAMPLE_THING_LABELS,
  sampleThingSchema,
  type SampleThingValues,
} from './sample-thing-values';

type SampleThingFormProps = Pick<
  FormProps<SampleThingValues, CategoryInput, CategoryWriteResult>,
  'initialValues' | 'onSubmit'
> & {
  submitLabel: string;
};

/** The fields of a sample thing. Saved, it goes to the list. */
export function SampleThingForm({ submitLabel, ...form }: SampleThingFormProps) {
  return (
    <RecordForm
      {...form}
      schema={sampleThingSchema}
      listPath={SAMPLE_THINGS_PATH}
      failure="Failed to save sample thing"
    >
      <FormLayout>
        <TextField name="name" label={SAMPLE_THING_LABELS.name} required />
        <FormActions submitLabel={submitLabel} cancelTo={SAMPLE_THINGS_PATH} />
      </FormLayout>
    </RecordForm>
  );
}
