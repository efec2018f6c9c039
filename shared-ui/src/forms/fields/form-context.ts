import type { FormikValues } from 'formik';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslate } from '../../texts';
// Only its type: the core of shared-ui has the text field of sign-in, but not formik.
import type { FormStore } from '../form-store';
import type { FieldProps } from './field-frame';

/** Messages of the server by field, with the value that it refused: another value removes the message. */
export type RefusedFields = ReadonlyMap<string, { message: string; value: unknown }>;

interface FormContextValue {
  store: FormStore;
  refusedFields: RefusedFields;
  /** Messages at fields that somebody else has changed, by the `knownAs` of the field. */
  changedFields: ReadonlyMap<string, string>;
  isBusy: boolean;
  /** Makes a submit wait for work of a field, such as an upload. */
  waitFor: (work: Promise<unknown>) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === null) throw new Error('Put fields inside a <Form>');
  return context;
}

/** Makes a submit wait while a value for the form is still to arrive. */
export function useSubmitWait(isComing: boolean): void {
  const { waitFor } = useFormContext();
  useEffect(() => {
    if (!isComing) return undefined;
    let release = () => {};
    waitFor(new Promise<void>((resolve) => (release = resolve)));
    return () => release();
  }, [isComing, waitFor]);
}

/**
 * The value of one field by its dotted name, and its setter, like `useState`. Renders when this value changes, and not
 * when another field does.
 */
export function useFormValue<Value>(name: string): readonly [Value, (next: Value) => void] {
  const { store } = useFormContext();
  const value: Value = useSyncExternalStore(store.subscribe, () => store.valueOf(name));
  const setValue = useCallback((next: Value) => store.setFieldValue(name, next), [store, name]);
  return [value, setValue];
}

/** All values of the form, to read and to change in an event. Does not render when they change. */
export function useFormValues<Values extends FormikValues>() {
  const { store } = useFormContext();
  return useMemo(
    () => ({ read: (): Values => store.values, write: (next: Values) => store.write(next) }),
    [store],
  );
}

/** The value, the messages and the ids of one field, and the attributes of its control. */
export function useFormField<Value>({ name, knownAs = name, required }: FieldProps) {
  const t = useTranslate();
  const { store, refusedFields, changedFields } = useFormContext();
  const [value, setValue] = useFormValue<Value>(name);
  const typedError = useSyncExternalStore(store.subscribe, () => store.errorOf(name));
  const id = useId();
  const refused = refusedFields.get(name);
  const refusal = refused && refused.value === value ? refused.message : undefined;
  const error = typedError === undefined ? refusal : t(typedError);
  const mark = changedFields.get(knownAs);
  const change = mark && t(mark);
  return {
    id,
    /** Says that somebody else has changed the field, if so. */
    change,
    error,
    /** For boxes of text: a save is on its way. */
    readOnly: useSyncExternalStore(store.subscribe, () => store.isSaving),
    value,
    setValue,
    control: (hint?: ReactNode) => {
      const parts = [error && 'error', change && 'change', hint && 'hint'].filter(Boolean);
      return {
        id,
        name,
        'aria-required': required || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': parts.map((part) => `${id}-${part}`).join(' ') || undefined,
      };
    },
  };
}

/** Selects the text of a box that has the focus, so that typing replaces it. */
export function selectText(inputId: string): void {
  const box = document.activeElement;
  if (box instanceof HTMLInputElement && box.id === inputId) box.select();
}
