import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SubmitRefusal } from './submit-refusal';

const NONE: ReadonlySet<string> = new Set();

/**
 * After a version conflict, every field that this user has not touched takes up what the newer record says.
 * @returns the fields that somebody else has changed, until the form is sent again
 */
export function useNewerValues<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  newer: Values,
  refusal: SubmitRefusal | null,
): ReadonlySet<string> {
  const [changed, setChanged] = useState({ refusal, fields: NONE });
  // Before the form begins anew with the newer values.
  if (refusal !== changed.refusal) {
    const fields = refusal?.isVersionConflict ? differing(newer, formik.initialValues) : NONE;
    setChanged({ refusal, fields: new Set(fields) });
  }
  const takeUp = useEffectEvent(() => {
    const { initialValues, values, submitCount } = formik;
    formik.resetForm({ values: newer, submitCount });
    const typed = differing(values, initialValues).map((field) => [field, values[field]]);
    void formik.setValues({ ...newer, ...Object.fromEntries(typed) });
  });
  useEffect(() => {
    if (refusal?.isVersionConflict) takeUp();
  }, [refusal]);
  return changed.fields;
}

function differing<Values extends FormikValues>(values: Values, others: Values): string[] {
  return Object.keys(values).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(others[field]),
  );
}
