import { PageFrame } from '@stockroom/shared-ui';
import { useCreateSampleThingMutation } from '../api/sample-things-api';
import { SAMPLE_THINGS_PATH } from '../paths';
import { SampleThingForm } from './sample-thing-form';
import { NEW_SAMPLE_THING } from './sample-thing-values';

export function NewSampleThingPage() {
  const [createSampleThing] = useCreateSampleThingMutation();
  return (
    <PageFrame title="Add Sample Thing" backTo={SAMPLE_THINGS_PATH}>
      <SampleThingForm
        initialValues={NEW_SAMPLE_THING}
        submitLabel="Create Sample Thing"
        onSubmit={(input, { idempotencyKey }) =>
          createSampleThing({ input, idempotencyKey }).unwrap()
        }
      />
    </PageFrame>
  );
}
