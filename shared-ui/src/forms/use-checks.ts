import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/**
 * Checks a form again when its values or its schema have changed, once what was typed is painted. Before it was sent
 * for the first time nothing is checked, as no message would be shown; sending checks by itself.
 */
export function useChecks<Values extends FormikValues>(
  { values, submitCount, validateForm }: ReturnType<typeof useFormik<Values>>,
  schema: unknown,
): void {
  const isSent = submitCount > 0;
  const check = useEffectEvent(() => void validateForm());
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(check);
    return () => clearTimeout(timer);
  }, [isSent, values, schema]);
}
