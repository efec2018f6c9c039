import { FormikProvider, useFormik, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { messageOf } from '../store/api-error';
import { useAppDispatch } from '../store/hooks';
import { showError } from '../store/toasts';
import { FormContext, type RefusedFields } from './form-context';
import { FormNotice } from './form-notice';
import { UnsavedGuard } from './unsaved-guard';
import {
  toSubmitFailure,
  useIdempotencyKeys,
  usePendingWork,
  type SubmitFailure,
} from './use-submission';

export interface FormProps<Values extends FormikValues, Payload, Result> {
  /** Read once; numbers may be typed texts. Every field needs an entry. */
  initialValues: Values;
  /** The contract's schema: checks what is typed and turns it into the payload. */
  schema: Schema<Payload>;
  /** Sends the payload; rejects with what the API answered (`.unwrap()`). */
  onSubmit: (payload: Payload, submit: { idempotencyKey: string }) => Promise<Result>;
  /** Runs once the form counts as saved, so that going to another page asks nothing. */
  onSaved?: (result: Result) => void;
  /** The "Error" toast, e.g. "Failed to save product"; a function can take the server's words. */
  failure: string | ((error: unknown) => string);
  /** Fetches the record as it is now, as form values; offered when somebody else has changed it. */
  onLoadNewer?: () => Promise<Values>;
  /** Asks before typed values are left behind. */
  guarded?: boolean;
  children: ReactNode;
}

const NO_FIELDS: RefusedFields = new Map();

/**
 * A form over a schema of the contract. It cannot be sent twice, keeps what was typed whatever the server
 * says, shows refusals at their fields, and puts the focus on the first field that is wrong.
 */
export function Form<Values extends FormikValues, Payload, Result>(
  props: FormProps<Values, Payload, Result>,
) {
  const { initialValues, schema, onSubmit, onSaved, failure, onLoadNewer, guarded = true } = props;
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const isDirty = useRef(false);
  const [refusal, setRefusal] = useState<SubmitFailure | null>(null);
  const keys = useIdempotencyKeys();
  const { waitFor, settle, isWaiting } = usePendingWork();

  const send = async (values: Values) => {
    setRefusal(null);
    const payload = schema.cast(values, { stripUnknown: true });
    try {
      const result = await onSubmit(payload, { idempotencyKey: keys.keyFor(payload) });
      keys.answered();
      isDirty.current = false;
      formik.resetForm({ values });
      onSaved?.(result);
    } catch (cause) {
      const toast = typeof failure === 'function' ? failure(cause) : failure;
      const refused = toSubmitFailure(cause, values, messageOf(cause, toast));
      if (refused.error.status >= 400 && refused.error.status < 500) keys.answered();
      setRefusal(refused);
      if (refused.error.code !== 'SIGNED_OUT') dispatch(showError(toast, cause));
    }
  };
  const formik = useFormik<Values>({ initialValues, validationSchema: schema, onSubmit: send });
  const isBusy = formik.isSubmitting || isWaiting;

  useEffect(() => {
    isDirty.current = formik.dirty;
  }, [formik.dirty]);
  useEffect(() => {
    if (formik.submitCount > 0 && !formik.isSubmitting && form.current) focusProblem(form.current);
  }, [formik.submitCount, formik.isSubmitting]);

  const submit = async () => {
    if (isBusy) return;
    await settle();
    await formik.submitForm();
  };
  const loadNewer = async () => {
    if (!onLoadNewer) return;
    formik.resetForm({ values: await onLoadNewer() });
    setRefusal(null);
  };
  const refusedFields = refusal?.refusedFields ?? NO_FIELDS;
  const context = useMemo(
    () => ({ refusedFields, isBusy, waitFor }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- waitFor only touches a ref
    [refusedFields, isBusy],
  );

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
          <FormNotice refusal={refusal} onLoadNewer={onLoadNewer && loadNewer} />
          {props.children}
        </form>
        {guarded && <UnsavedGuard isDirty={isDirty} />}
      </FormContext>
    </FormikProvider>
  );
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** The first wrong field, else the notice above the form. */
function focusProblem(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  (field ?? form.querySelector<HTMLElement>('[data-form-notice]'))?.focus();
}
