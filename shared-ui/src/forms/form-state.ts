import { getIn, type FormikContextType, type FormikValues } from 'formik';
import { useLayoutEffect, useState } from 'react';

interface Formik extends Pick<
  FormikContextType<FormikValues>,
  'submitCount' | 'handleChange' | 'handleBlur' | 'setFieldValue'
> {
  values: object;
  errors: object;
}

/**
 * What a form holds, for fields that follow their own part of it: as consumers of formik's context all of them would
 * render at each key, the 300 of a long order too.
 */
export class FormState {
  private readonly followers = new Set<() => void>();

  constructor(private formik: Formik) {}

  /** These stay the same as long as the form is there. */
  get handlers() {
    const { handleChange, handleBlur, setFieldValue } = this.formik;
    return { handleChange, handleBlur, setFieldValue };
  }

  valueOf(name: string) {
    return getIn(this.formik.values, name);
  }

  /** Not when a field is left: a message that appears while the mouse is down moves away what is being clicked. */
  errorOf(name: string): string | undefined {
    return this.formik.submitCount > 0 ? getIn(this.formik.errors, name) : undefined;
  }

  readonly follow = (onChange: () => void) => {
    this.followers.add(onChange);
    return () => this.followers.delete(onChange);
  };

  take(formik: Formik): void {
    this.formik = formik;
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
