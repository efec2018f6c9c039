import type { SettingsWriteResult } from '@stockroom/contract';
import { showSuccess, useAppDispatch, type Submit } from '@stockroom/shared-ui';
import {
  ChangesNotice,
  Form,
  FormActions,
  FormLayout,
  useVersionedRecord,
  type Change,
} from '@stockroom/shared-ui/forms';
import type { ReactNode } from 'react';
import type { Schema } from 'yup';

interface SettingsFormProps<Settings extends { version: number }> {
  settings: Settings;
  reload: () => Promise<Settings>;
  schema: Schema<Settings>;
  onSave: (save: Submit & { settings: Settings }) => Promise<SettingsWriteResult<Settings>>;
  differences: (opened: Settings, newer: Settings) => Change[];
  submitLabel: string;
  failure: string;
  children: ReactNode;
}

/** A form that stays on screen after a save. */
export function SettingsForm<Settings extends { version: number }>(
  props: SettingsFormProps<Settings>,
) {
  const { settings, reload, schema, onSave, differences, submitLabel, failure, children } = props;
  const dispatch = useAppDispatch();
  const record = useVersionedRecord({ record: settings, reload, differences });
  return (
    <Form
      initialValues={record.opened}
      schema={schema}
      onSubmit={(input, submit) =>
        record.save((version) => onSave({ settings: { ...input, version }, ...submit }))
      }
      onSaved={({ message, settings: saved }) => {
        record.reopen(saved);
        dispatch(showSuccess(message));
      }}
      toSavedValues={({ settings: saved }) => saved}
      onLoadNewer={record.loadNewer}
      failure={failure}
    >
      <ChangesNotice changes={record.changes} />
      <FormLayout>
        {children}
        <FormActions submitLabel={submitLabel} />
      </FormLayout>
    </Form>
  );
}
