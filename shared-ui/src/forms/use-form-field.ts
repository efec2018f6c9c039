import { useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { useFormContext } from './form-context';

/** A field of the form by its dotted name: its value, what is wrong with it, and the ids that tie them together. */
export function useFormField<Value>(name: string) {
  const [input, meta, { setValue }] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const { refusedFields } = useFormContext();
  const id = useId();
  const refused = refusedFields.get(name);
  const refusal = refused && refused.value === input.value ? refused.message : undefined;
  // Not when a field is left: a message that appears while the mouse is down moves away what is being clicked.
  const typedError = submitCount > 0 ? meta.error : undefined;
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    value: input.value,
    onChange: input.onChange,
    onBlur: input.onBlur,
    setValue,
    error: typedError ?? refusal,
  };
}

export type FormField<Value> = ReturnType<typeof useFormField<Value>>;

/** What every control of a field says to assistive technology. */
export function controlProps(
  field: Pick<FormField<unknown>, 'id' | 'hintId' | 'errorId' | 'error'>,
  { required, hint }: { required?: boolean; hint?: unknown },
) {
  const described = [field.error && field.errorId, hint && field.hintId].filter(Boolean);
  return {
    id: field.id,
    'aria-required': required || undefined,
    'aria-invalid': field.error !== undefined || undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
}
