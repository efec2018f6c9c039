import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { SubmitRefusal } from './submit-refusal';

/** After a version conflict, every field that this user has not touched takes up what the newer record says. */
export function useNewerValues<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  newer: Values,
  refusal: SubmitRefusal | null,
): void {
  const takeUp = useEffectEvent(() => {
    const { initialValues, values, submitCount } = formik;
    formik.resetForm({ values: newer, submitCount });
    void formik.setValues(withTyped(newer, initialValues, values));
  });
  useEffect(() => {
    if (refusal?.isVersionConflict) takeUp();
  }, [refusal]);
}

/** The newer values, but for those that are no longer what the form began with. */
function withTyped<Values extends FormikValues>(
  newer: Values,
  initial: Values,
  typed: Values,
): Values {
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(initial[field]);
  return { ...newer, ...Object.fromEntries(Object.entries(typed).filter(isTyped)) };
}
