import type { Text } from '@stockroom/contract';
import { getIn, setIn, type FormikValues } from 'formik';
import { useLayoutEffect, useState } from 'react';

interface Formik {
  values: FormikValues;
  errors: object;
  submitCount: number;
  isSubmitting: boolean;
  setValues(values: FormikValues): unknown;
}

/**
 * The values and errors of a form, for components that subscribe to one field. Formik's context would render every field
 * at each key, which is slow in an order of 100 rows.
 */
export class FormStore {
  private readonly subscribers = new Set<() => void>();

  /** Values that Formik has not rendered yet. An answer that arrives before that must not undo a key. */
  private written: FormikValues | null = null;

  constructor(private formik: Formik) {}

  /** All values: of the type that the form was created with. */
  get values(): FormikValues[string] {
    return this.written ?? this.formik.values;
  }

  /** Whether Formik would submit without the last values: it takes them at the next render. */
  get isBehind(): boolean {
    return this.written !== null;
  }

  /** Whether a save is on its way. It would lose a change, so the store refuses changes meanwhile. */
  get isSaving(): boolean {
    return this.formik.isSubmitting;
  }

  write(values: FormikValues): void {
    if (this.isSaving) return;
    this.written = values;
    this.formik.setValues(values);
  }

  setFieldValue(name: string, value: unknown): void {
    this.write(setIn(this.values, name, value));
  }

  valueOf(name: string) {
    return getIn(this.formik.values, name);
  }

  /** The message of the schema. Not before the first submit: a message that appears on blur moves the target of the click that caused it. */
  errorOf(name: string): Text | string | undefined {
    return this.formik.submitCount > 0 ? getIn(this.formik.errors, name) : undefined;
  }

  readonly subscribe = (onChange: () => void) => {
    this.subscribers.add(onChange);
    return () => this.subscribers.delete(onChange);
  };

  update(formik: Formik): void {
    this.formik = formik;
    this.written = null;
  }

  notify(): void {
    for (const onChange of this.subscribers) onChange();
  }
}

export function useFormStore(formik: Formik): FormStore {
  const [store] = useState(() => new FormStore(formik));
  // During the render, so that a new field finds its value.
  store.update(formik);
  const { values, errors, submitCount, isSubmitting } = formik;
  useLayoutEffect(() => store.notify(), [store, values, errors, submitCount, isSubmitting]);
  return store;
}
