import type { SettingsWriteResult } from '@stockroom/contract';
import {
  ErrorState,
  FIELDS_WIDTH,
  reasonOf,
  showSuccess,
  Spinner,
  Surface,
  useAppDispatch,
  useErrorToast,
} from '@stockroom/shared-ui';
import {
  ChangesNotice,
  Form,
  FormActions,
  FormLayout,
  useVersionedRecord,
  type Change,
} from '@stockroom/shared-ui/forms';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Schema } from 'yup';

interface LoadedSettingsProps<Settings> {
  answer: { data?: Settings; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** E.g. "Failed to load categories". */
  failure: string;
  children: (settings: Settings) => ReactNode;
}

/** The loaded settings, a spinner or the failure. Loaded settings stay when a refresh fails. */
export function LoadedSettings<Settings>(props: LoadedSettingsProps<Settings>) {
  const { answer, failure, children } = props;
  const { data, isFetching, refetch } = answer;
  const error = data === undefined ? answer.error : undefined;
  useErrorToast(error, failure);
  if (data !== undefined) return children(data);
  if (error === undefined)
    return (
      <Place>
        <Spinner />
      </Place>
    );
  return (
    <Place as={Surface}>
      <ErrorState
        title={failure}
        description={reasonOf(error)}
        busy={isFetching}
        onRetry={refetch}
      />
    </Place>
  );
}

interface SettingsFormProps<Settings extends { version: number }> {
  settings: Settings;
  /** Fetches the current settings. */
  reload: () => Promise<Settings>;
  schema: Schema<Settings>;
  onSave: (submit: {
    settings: Settings;
    idempotencyKey: string;
  }) => Promise<SettingsWriteResult<Settings>>;
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

/* As wide as the form that replaces it. */
const Place = styled.div`
  max-width: ${FIELDS_WIDTH};
`;
