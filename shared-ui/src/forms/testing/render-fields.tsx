import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { mixed, object, type ISchema } from 'yup';
import { createStore } from '../../store/create-store';
import { formatSettingsLoaded } from '../../store/format-settings';
import { Form } from '../form';
import { SubmitButton } from '../form-layout';
import { Unstyled } from '../../testing/unstyled';

interface FieldsOptions {
  /** Default: accepts every value. */
  schema?: ISchema<object>;
  onSubmit?: (payload: object) => Promise<object | null>;
  language?: 'en' | 'ru';
  currency?: 'RUB' | 'USD' | 'EUR';
}

/** Renders fields in a form with a Save button. */
export function renderFields(
  fields: ReactNode,
  initialValues: FormikValues,
  options: FieldsOptions = {},
) {
  const anything = Object.fromEntries(Object.keys(initialValues).map((name) => [name, mixed()]));
  const { schema = object(anything), onSubmit = () => Promise.resolve(null) } = options;
  const { language = 'ru', currency = 'RUB' } = options;
  const store = createStore();
  store.dispatch(formatSettingsLoaded({ language, currency }));
  render(
    <Provider store={store}>
      <Form
        guarded={false}
        initialValues={initialValues}
        schema={schema}
        failure="Failed"
        onSubmit={onSubmit}
      >
        {fields}
        <SubmitButton busyLabel="Saving…">Save</SubmitButton>
      </Form>
    </Provider>,
    { wrapper: Unstyled },
  );
  return userEvent.setup();
}
