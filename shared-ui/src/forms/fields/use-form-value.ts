import type { FormikValues } from 'formik';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFormContext } from '../form-context';

/**
 * The value of one field by its dotted name, and what sets it, as `useState` gives them. Renders when this value has
 * changed, and not with what is typed into other fields.
 */
export function useFormValue<Value>(name: string): readonly [Value, (next: Value) => void] {
  const { state } = useFormContext();
  const value: Value = useSyncExternalStore(state.follow, () => state.valueOf(name));
  const { setFieldValue } = state.handlers;
  const setValue = useCallback(
    (next: Value) => void setFieldValue(name, next),
    [setFieldValue, name],
  );
  return [value, setValue];
}

/** All values of the form, to read and to change in an event; renders at none of their changes. */
export function useFormValues<Values extends FormikValues>() {
  const { state } = useFormContext();
  return useMemo(
    () => ({
      read: (): Values => state.values,
      write: (next: Values) => state.write(next),
    }),
    [state],
  );
}
