import { useId, useSyncExternalStore } from 'react';
import { useFormContext } from '../form-context';
import { useFormValue } from './use-form-value';

/**
 * A field of the form by its dotted name: its value, what is wrong with it, and the ids that tie them together.
 * @param knownAs see FieldProps
 */
export function useFormField<Value>(name: string, knownAs = name) {
  const { state, refusedFields, changedFields } = useFormContext();
  const [value, setValue] = useFormValue<Value>(name);
  const typedError = useSyncExternalStore(state.follow, () => state.errorOf(name));
  const { handleChange, handleBlur } = state.handlers;
  const id = useId();
  const refused = refusedFields.get(name);
  const change = changedFields.get(knownAs);
  const refusal = refused && refused.value === value ? refused.message : undefined;
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    /** Says that somebody else has changed the field; where nobody has, there is none. */
    changeId: change && `${id}-change`,
    change,
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
  field: Pick<FormField<unknown>, 'id' | 'hintId' | 'errorId' | 'changeId' | 'error'>,
  { required, hint }: { required?: boolean; hint?: unknown },
) {
  const { error, errorId, changeId, hintId } = field;
  const described = [error && errorId, changeId, hint && hintId].filter(Boolean);
  return {
    id: field.id,
    'aria-required': required || undefined,
    'aria-invalid': field.error !== undefined || undefined,
    'aria-describedby': described.join(' ') || undefined,
  };
}
