import type { Language, TypingContext } from '@stockroom/contract';
import { getIn, useFormik, type FormikValues } from 'formik';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { ISchema } from 'yup';
import { isUndecided, messageOf, toApiError, type ApiError } from '../store/api-error';
import { useAppDispatch, useLanguage } from '../store/hooks';
import { SubmitKeys, type Submit } from '../store/submit-keys';
import { dismissError, showError } from '../store/toasts';
import { type Merges, useNewerValues } from './conflicts/newer-values';
import type { RefusedFields } from './fields/form-context';
import { useFormStore } from './form-store';

export interface SubmitOptions<Values extends FormikValues, Payload, Result> {
  /**
   * Every field needs an entry; numbers may be typed texts. The form reads them once, and again after a version
   * conflict, when they must be those of the newer version.
   */
  initialValues: Values;
  /** The contract's schema: checks the typed values and turns them into the payload. */
  schema: ISchema<Payload>;
  /** Sends the payload; rejects with the API's error (`.unwrap()`). Null: the user has cancelled the save. */
  onSubmit: (payload: Payload, submit: Submit) => Promise<Result | null>;
  /** Runs after a save, even if the user has left the page. */
  onSaved?: (result: Result) => void;
  /** For a form that stays after a save: the values it then shows, if they differ from the typed ones. */
  toSavedValues?: (result: Result) => Values;
  /** Opens the next page after a save, unless the user is leaving by another way. The form stays busy meanwhile. */
  goOn?: (result: Result) => Promise<void> | void;
  /** The "Error" toast, e.g. "Failed to save product"; a function can use the server's message. */
  failure: string | ((error: unknown) => string);
  /** Fetches the present record as form values, after somebody else has changed it. */
  onLoadNewer?: () => Promise<Values>;
  /** Merges typed and newer values that are more than one field, such as rows. */
  merges?: Merges<Values>;
}

/** The state that the guard of unsaved typing needs. */
export interface LeaveGuard {
  isDirtyRef: RefObject<boolean>;
  /** True while the user is leaving, or is deciding about it. */
  isLeavingRef: RefObject<boolean>;
  pendingSave: () => Promise<void> | undefined;
}

/** Why a submit failed, by the place that shows it. */
export interface SubmitRefusal {
  error: ApiError;
  refusedFields: RefusedFields;
  /** Messages above the form: those of fields that it lacks, or the whole refusal if it names no field. */
  notices: string[];
  isVersionConflict: boolean;
}

interface Save {
  finished: Promise<void>;
  finish: () => void;
}

/** Formik, with what every form of the product does on submit; see Form. */
export function useSubmitForm<Values extends FormikValues, Payload, Result>(
  options: SubmitOptions<Values, Payload, Result>,
) {
  const { initialValues, schema, onSaved, goOn, failure, onLoadNewer } = options;
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const [keys] = useState(() => new SubmitKeys());
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const saving = useRef<Save | null>(null);
  const isMounted = useIsMounted();
  const isDirtyRef = useRef(false);
  const isLeavingRef = useRef(false);
  const { waitFor, finishWork, hasWork } = usePendingWork();

  const refuse = (cause: unknown, values: Values) => {
    if (!isUndecided(cause)) keys.settle();
    // The sign-in that follows reports it.
    if (toApiError(cause).code === 'SIGNED_OUT') return;
    const toast = typeof failure === 'function' ? failure(cause) : failure;
    setRefusal(toSubmitRefusal(cause, values, toast));
    dispatch(showError(toast, cause));
  };
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: useMemo(() => inLanguage(language, schema), [language, schema]),
    // useChecks does this after the paint: checking a long order takes longer than a key may take.
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const payload = schema.cast(values, { stripUnknown: true });
      let result: Result | null;
      try {
        result = await options.onSubmit(payload, { idempotencyKey: keys.keyFor(payload) });
      } catch (cause) {
        return refuse(cause, values);
      }
      keys.settle();
      if (result === null) return;
      setRefusal(null);
      settle();
      isDirtyRef.current = false;
      formik.resetForm({ values: options.toSavedValues?.(result) ?? values, isSubmitting: true });
      onSaved?.(result);
      // A user who is leaving need not wait for the next page.
      saving.current?.finish();
      if (isMounted.current && !isLeavingRef.current) await goOn?.(result);
    },
  });
  const { changedFields, settle } = useNewerValues(formik, initialValues, refusal, options.merges);
  useChecks(formik, schema);
  useEffect(() => {
    isDirtyRef.current = formik.dirty;
  }, [formik.dirty]);

  const [round, startRound] = useReducer((last: number) => last + 1, 0);
  const submit = () => {
    if (saving.current !== null) return;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    saving.current = { finished, finish };
    setIsBusy(true);
    // The notice of a conflict stays until the save succeeds, so that nothing moves under its buttons.
    setRefusal((last) => (last?.isVersionConflict ? last : null));
    startRound();
  };
  const { submitForm } = formik;
  const store = useFormStore(formik);
  // In an effect, because Formik submits the values of the last render.
  useEffect(() => {
    if (round === 0) return;
    const endRound = async () => {
      // Fields react to that render and may wait for more: a chosen product loads its orders.
      await null;
      if (hasWork() || store.isBehind) return finishWork().then(startRound);
      return submitForm().finally(() => {
        saving.current?.finish();
        saving.current = null;
        setIsBusy(false);
      });
    };
    void endRound();
  }, [round, submitForm, store, hasWork, finishWork]);

  const loadNewer = async () => {
    const newer = await onLoadNewer?.();
    if (newer === undefined) return;
    // The toast reports a conflict that no longer exists.
    dispatch(dismissError());
    formik.resetForm({ values: newer });
    setRefusal(null);
    settle();
  };
  const pendingSave = useCallback(() => saving.current?.finished, []);
  const guard: LeaveGuard = { isDirtyRef, isLeavingRef, pendingSave };
  return { formik, store, refusal, changedFields, isBusy, submit, waitFor, loadNewer, guard };
}

/** @param fallback the message if the server sent none for users */
function toSubmitRefusal(cause: unknown, values: object, fallback: string): SubmitRefusal {
  const error = toApiError(cause);
  const isVersionConflict = error.code === 'VERSION_CONFLICT';
  const refusedFields = new Map<string, { message: string; value: unknown }>();
  const notices: string[] = [];
  for (const [path, message] of Object.entries(error.fieldErrors)) {
    const value: unknown = getIn(values, path);
    if (value === undefined) notices.push(`${path}: ${message}`);
    else refusedFields.set(path, { message, value });
  }
  const isUnexplained = refusedFields.size === 0 && notices.length === 0 && !isVersionConflict;
  if (isUnexplained) notices.push(messageOf(error, fallback));
  return { error, refusedFields, notices, isVersionConflict };
}

/** The schema as Formik calls it, with the language that its rules need. */
function inLanguage(language: Language, schema: ISchema<unknown>) {
  const context: Partial<TypingContext> = { language };
  return {
    validate: (values: unknown, options: object) =>
      schema.validate(values, { ...options, context }),
  };
}

/** Checks the form after the paint when its values or its schema change, once it has been submitted. */
function useChecks<Values extends FormikValues>(
  { values, submitCount, validateForm }: ReturnType<typeof useFormik<Values>>,
  schema: unknown,
): void {
  const isSubmitted = submitCount > 0;
  const check = useEffectEvent(() => void validateForm());
  useEffect(() => {
    if (!isSubmitted) return undefined;
    const timer = setTimeout(check);
    return () => clearTimeout(timer);
  }, [isSubmitted, values, schema]);
}

/** Work of fields, such as an upload, that a submit waits for. */
function usePendingWork() {
  const pending = useRef(new Set<Promise<unknown>>());
  const waitFor = useCallback((work: Promise<unknown>) => {
    pending.current.add(work);
    const forget = () => pending.current.delete(work);
    work.then(forget, forget);
  }, []);
  const finishWork = useCallback(() => Promise.allSettled(pending.current), []);
  const hasWork = useCallback(() => pending.current.size > 0, []);
  return { waitFor, finishWork, hasWork };
}

function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
