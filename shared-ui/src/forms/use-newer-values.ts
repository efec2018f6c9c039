import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { mergeValues, type Merged, type Merges } from './newer-values';
import type { SubmitRefusal } from './submit-refusal';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * After a version conflict, every field that this user has not touched takes up what the newer record says.
 * @returns what to say at the fields that somebody else has changed, until the form is sent again
 */
export function useNewerValues<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  newer: Values,
  refusal: SubmitRefusal | null,
  merges: Merges<Values> = {},
): ReadonlyMap<string, string> {
  const [last, setLast] = useState<{ refusal: typeof refusal; merged: Merged<Values> | null }>({
    refusal,
    merged: null,
  });
  // Before the form begins anew with the newer values.
  if (refusal !== last.refusal) {
    const { initialValues, values } = formik;
    const merged = refusal?.isVersionConflict
      ? mergeValues(initialValues, values, newer, merges)
      : null;
    setLast({ refusal, merged });
  }
  const { merged } = last;
  const takeUp = useEffectEvent((taken: Merged<Values>) => {
    formik.resetForm({ values: taken.newer, submitCount: formik.submitCount });
    void formik.setValues(taken.value);
  });
  useEffect(() => {
    if (merged) takeUp(merged);
  }, [merged]);
  return merged?.marks ?? NONE;
}
