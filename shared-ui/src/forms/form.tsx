import type { FormikValues } from 'formik';
import { useAppDispatch, useLanguage } from '../store/hooks';
import { dismissError, showError } from '../store/toasts';
import { PlainForm, type PlainFormProps } from './plain-form';
import { UnsavedGuard } from './unsaved-guard';

export interface FormProps<Values extends FormikValues, Payload, Result> extends Omit<
  PlainFormProps<Values, Payload, Result>,
  'onRefused' | 'renderGuard' | 'language'
> {
  /** Asks before typed values are left behind. */
  guarded?: boolean;
}

/**
 * A form over a schema of the contract. It cannot be sent twice, keeps what was typed whatever the server
 * says, shows refusals at their fields, and puts the focus on the first field that is wrong.
 */
export function Form<Values extends FormikValues, Payload, Result>({
  guarded = true,
  onLoadNewer,
  ...form
}: FormProps<Values, Payload, Result>) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const loadNewer = async () => {
    const newer = await onLoadNewer!();
    // What it told about is settled.
    dispatch(dismissError());
    return newer;
  };
  return (
    <PlainForm
      {...form}
      language={language}
      onLoadNewer={onLoadNewer && loadNewer}
      onRefused={(toast, cause) => dispatch(showError(toast, cause))}
      renderGuard={(guard) => guarded && <UnsavedGuard {...guard} />}
    />
  );
}
