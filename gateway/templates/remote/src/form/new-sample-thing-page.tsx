import { categorySchema } from '@stockroom/contract';
import { PageFrame, showSuccess, useAppDispatch } from '@stockroom/shared-ui';
import { Form, FormActions, FormLayout, TextField } from '@stockroom/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { useCreateSampleThingMutation } from '../api/sample-things-api';
import { SAMPLE_THINGS_PATH } from '../paths';

const NEW_SAMPLE_THING = { name: '' };

/** The form for a new record. Saved, it goes to the list. */
export function NewSampleThingPage() {
  const [createSampleThing] = useCreateSampleThingMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <PageFrame title="Add Sample Thing" backTo={SAMPLE_THINGS_PATH}>
      <Form
        initialValues={NEW_SAMPLE_THING}
        schema={categorySchema}
        onSubmit={(input, { idempotencyKey }) =>
          createSampleThing({ input, idempotencyKey }).unwrap()
        }
        onSaved={({ message }) => dispatch(showSuccess(message))}
        goOn={() => void navigate(SAMPLE_THINGS_PATH)}
        failure="Failed to save sample thing"
      >
        <FormLayout>
          <TextField name="name" label="Name" required />
          <FormActions submitLabel="Create Sample Thing" cancelTo={SAMPLE_THINGS_PATH} />
        </FormLayout>
      </Form>
    </PageFrame>
  );
}
