import { setIn, type FormikContextType, type FormikValues } from 'formik';
import { useLayoutEffect, useState, type ChangeEvent } from 'react';

interface Formik extends Pick<
  FormikContextType<FormikValues>,
  'submitCount' | 'handleBlur' | 'setFieldValue'
> {
  values: FormikValues;
  errors: object;
  setValues(values: FormikValues): unknown;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a form holds, for components that follow their own part of it. Formik's context would render all that use it at
 * each key, the 300 fields of a long order too, and React would look for them in every row.
 */
export class FormState {
  private readonly followers = new Set<() => void>();

  /** What was written since the last render: an answer may come between a key and that, and must not undo it. */
  private written: FormikValues | null = null;

  constructor(private formik: Formik) {}

  /** All of them: of the type that the form was made with. */
  get values(): FormikValues[string] {
    return this.written ?? this.formik.values;
  }

  /** Whether something was written that formik does not send yet, which it does after a render. */
  get isBehind(): boolean {
    return this.written !== null;
  }

  write(values: FormikValues): void {
    this.written = values;
    this.formik.setValues(values);
  }

  readonly setFieldValue = (name: string, value: unknown) => {
    this.written = setIn(this.values, name, value);
    void this.formik.setFieldValue(name, value);
  };

  readonly handleChange = ({ target: { name, value } }: ChangeEvent<Control>) =>
    this.setFieldValue(name, value);

  /** These stay the same as long as the form is there. */
  get handlers() {
    const { handleChange, setFieldValue } = this;
    return { handleChange, handleBlur: this.formik.handleBlur, setFieldValue };
  }

  valueOf(name: string) {
    return valueAt(this.formik.values, name);
  }

  /** Not when a field is left: a message that appears while the mouse is down moves away what is being clicked. */
  errorOf(name: string): string | undefined {
    return this.formik.submitCount > 0 ? valueAt(this.formik.errors, name) : undefined;
  }

  readonly follow = (onChange: () => void) => {
    this.followers.add(onChange);
    return () => this.followers.delete(onChange);
  };

  take(formik: Formik): void {
    this.formik = formik;
    this.written = null;
  }

  announce(): void {
    for (const onChange of this.followers) onChange();
  }
}

export function useFormState(formik: Formik): FormState {
  const [state] = useState(() => new FormState(formik));
  // Now, so that a field which comes with this rendering finds its value.
  state.take(formik);
  const { values, errors, submitCount } = formik;
  useLayoutEffect(() => state.announce(), [state, values, errors, submitCount]);
  return state;
}

const paths = new Map<string, readonly string[]>();

/** As formik reads "items[0].quantity"; its own way of taking a name apart is felt in a form of 300 fields. */
function valueAt(values: object, name: string) {
  let path = paths.get(name);
  if (!path) paths.set(name, (path = name.split(/[.[\]]+/).filter(Boolean)));
  let value: FormikValues[string] = values;
  for (const key of path) value = value?.[key];
  return value;
}
