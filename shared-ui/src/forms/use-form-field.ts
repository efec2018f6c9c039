import { useCallback, useId, useSyncExternalStore } from 'react';
import { useFormContext } from './form-context';

/** A field of the form by its dotted name: its value, what is wrong with it, and the ids that tie them together. */
export function useFormField<Value>(name: string) {
  const { state, refusedFields } = useFormContext();
  const value: Value = useSyncExternalStore(state.follow, () => state.valueOf(name));
  const typedError = useSyncExternalStore(state.follow, () => state.errorOf(name));
  const { handleChange, handleBlur, setFieldValue } = state.handlers;
  const setValue = useCallback(
    (next: Value) => void setFieldValue(name, next),
    [setFieldValue, name],
  );
  const id = useId();
  const refused = refusedFields.get(name);
  const refusal = refused && refused.value === value ? refused.message : undefined;
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    value,
    onChange: handleChange,
    onBlur: handleBlur,
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
