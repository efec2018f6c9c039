import type { Language, TypingContext } from '@stockroom/contract';
import { useFormik, type FormikValues } from 'formik';
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { ISchema } from 'yup';
import { isUndecided, toApiError } from '../store/api-error';
import { SubmitKeys } from '../store/submit-keys';
import { useFormState } from './form-state';
import { toSubmitRefusal, type SubmitRefusal } from './submit-refusal';
import type { Merges } from './conflicts/newer-values';
import { useChecks } from './use-checks';
import { useNewerValues } from './conflicts/use-newer-values';
import { usePendingWork } from './use-pending-work';

export interface SubmitOptions<Values extends FormikValues, Payload, Result> {
  /**
   * Read once, and again when a save was refused because there is a newer version: then they are that one's.
   * Numbers may be typed texts. Every field needs an entry.
   */
  initialValues: Values;
  /** The contract's schema: checks what is typed and turns it into the payload. */
  schema: ISchema<Payload>;
  /** In which numbers are typed. */
  language?: Language;
  /** Sends the payload; rejects with what the API answered (`.unwrap()`). Null: the user has left it after all. */
  onSubmit: (payload: Payload, submit: { idempotencyKey: string }) => Promise<Result | null>;
  /** Runs once the form counts as saved, even if its page was left meanwhile: what there is to tell. */
  onSaved?: (result: Result) => void;
  /** For a form that stays after a save: what it shows then, where that differs from what was typed. */
  toSavedValues?: (result: Result) => Values;
  /**
   * Goes to the next page after a save, unless the user has gone, or wants to go, elsewhere. The form stays busy until
   * it is there: its code may be long on its way, and what is saved must not be sent anew meanwhile.
   */
  goOn?: (result: Result) => Promise<void> | void;
  /** The "Error" toast, e.g. "Failed to save product"; a function can take the server's words. */
  failure: string | ((error: unknown) => string);
  /** Shows that toast. */
  onRefused: (toast: string, cause: unknown) => void;
  /** Fetches the record as it is now, as form values; offered when somebody else has changed it. */
  onLoadNewer?: () => Promise<Values>;
  /** How what was typed goes together with that, where it is not field by field. */
  merges?: Merges<Values>;
}

/** What has to be known to stand guard over what is typed. */
export interface LeaveGuard {
  isDirtyRef: RefObject<boolean>;
  /** True from the wish to leave to its answer. */
  isLeavingRef: RefObject<boolean>;
  /** Resolves when no save is in flight. */
  finishSaving: () => Promise<unknown>;
}

const NOTHING = Object.create(null);

/** Formik with what every form of the product does when it is sent; see Form. */
export function useSubmitForm<Values extends FormikValues, Payload, Result>(
  options: SubmitOptions<Values, Payload, Result>,
) {
  const { initialValues, schema, language, onSaved, goOn, failure, onRefused, onLoadNewer } =
    options;
  const [keys] = useState(() => new SubmitKeys());
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** Ends the save in flight. */
  const endSaving = useRef<(() => void) | null>(null);
  const isMounted = useIsMounted();
  const [round, goRound] = useReducer((last: number) => last + 1, 0);
  const { waitFor, finish, hasWork } = usePendingWork();
  const { waitFor: noteSaving, finish: finishSaving } = usePendingWork();

  const refuse = (cause: unknown, values: Values) => {
    if (!isUndecided(cause)) keys.settle();
    // Told by the sign-in that follows; nothing of it is left when the form is back.
    if (toApiError(cause).code === 'SIGNED_OUT') return;
    const toast = typeof failure === 'function' ? failure(cause) : failure;
    setRefusal(toSubmitRefusal(cause, values, toast));
    onRefused(toast, cause);
  };
  const validationSchema = useMemo(() => toldOf(language, schema), [language, schema]);
  const formik = useFormik<Values>({
    // Once it has them it would still copy them at each key, all rows of a long order.
    initialValues: useDeferredValue<Values>(NOTHING, initialValues),
    validationSchema,
    // A long order takes longer to check than a key may take: see useChecks.
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
      // Who wants to leave need not wait for the next page.
      endSaving.current?.();
      if (isMounted.current && !isLeavingRef.current) await goOn?.(result);
    },
  });

  const { merges } = options;
  const { changedFields, settle } = useNewerValues(formik, initialValues, refusal, merges);

  useChecks(formik, schema);

  const isDirtyRef = useRef(false);
  const isLeavingRef = useRef(false);
  useEffect(() => {
    isDirtyRef.current = formik.dirty;
  }, [formik.dirty]);

  const submit = () => {
    if (endSaving.current !== null) return;
    noteSaving(new Promise<void>((resolve) => (endSaving.current = resolve)));
    setIsBusy(true);
    // A conflict stands until it is saved over: nothing may move below the button that says so.
    setRefusal((last) => (last?.isVersionConflict ? last : null));
    goRound();
  };
  const { submitForm } = formik;
  const state = useFormState(formik);
  // In an effect, because formik sends what was written into the form only after a render.
  useEffect(() => {
    if (round === 0) return;
    const endRound = async () => {
      // The fields follow that render: what has come may ask for more, as a product asks for its orders.
      await null;
      if (hasWork() || state.isBehind) return finish().then(goRound);
      return submitForm().finally(() => {
        endSaving.current?.();
        endSaving.current = null;
        setIsBusy(false);
      });
    };
    void endRound();
  }, [round, submitForm, state, hasWork, finish]);

  const loadNewer = async () => {
    const newer = await onLoadNewer?.();
    if (newer === undefined) return;
    formik.resetForm({ values: newer });
    setRefusal(null);
    settle();
  };
  const guard: LeaveGuard = { isDirtyRef, isLeavingRef, finishSaving };
  return { formik, state, refusal, changedFields, isBusy, submit, waitFor, loadNewer, guard };
}

/** The schema as Formik asks it, with what its rules need to know of the person who types. */
function toldOf(language: Language | undefined, schema: ISchema<unknown>) {
  const context: Partial<TypingContext> = { language };
  return {
    validate: (values: unknown, options: object) =>
      schema.validate(values, { ...options, context }),
  };
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
