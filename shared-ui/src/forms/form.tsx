import { FormikProvider, type FormikValues } from 'formik';
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormContext, type RefusedFields } from './form-context';
import { FormNotice } from './form-notice';
import { useFormState } from './form-state';
import { UnsavedGuard } from './unsaved-guard';
import { useFocusAfterSubmit } from './use-focus-after-submit';
import { useSubmitForm, type SubmitOptions } from './use-submit-form';

export interface FormProps<Values extends FormikValues, Payload, Result> extends SubmitOptions<
  Values,
  Payload,
  Result
> {
  /** Asks before typed values are left behind. */
  guarded?: boolean;
  children: ReactNode;
}

const NO_FIELDS: RefusedFields = new Map();

/**
 * A form over a schema of the contract. It cannot be sent twice, keeps what was typed whatever the server
 * says, shows refusals at their fields, and puts the focus on the first field that is wrong.
 */
export function Form<Values extends FormikValues, Payload, Result>({
  guarded = true,
  children,
  ...options
}: FormProps<Values, Payload, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const { formik, refusal, isBusy, submit, waitFor, loadNewer, guard } = useSubmitForm(options);
  const refusedFields = refusal?.refusedFields ?? NO_FIELDS;
  const state = useFormState(formik);
  const context = useMemo(
    () => ({ state, refusedFields, isBusy, waitFor }),
    [state, refusedFields, isBusy, waitFor],
  );
  useFocusAfterSubmit(form, isBusy);

  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          onKeyDown={submitOnCtrlEnter}
        >
          <FormNotice
            refusal={refusal}
            onLoadNewer={options.onLoadNewer && loadNewer}
            onKeepTyped={() => void submit()}
          />
          {children}
        </form>
        {guarded && <UnsavedGuard {...guard} />}
      </FormContext>
    </FormikProvider>
  );
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
