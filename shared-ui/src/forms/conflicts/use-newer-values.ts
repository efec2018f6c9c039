import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { mergeValues, type Merged, type Merges } from './newer-values';
import type { SubmitRefusal } from '../submit-refusal';

const NONE: ReadonlyMap<string, string> = new Map();

interface Conflict<Values> {
  /** What the form had been opened with at the first conflict. */
  first: Values;
  merged: Merged<Values>;
}

/**
 * After a version conflict, every field that this user has not touched takes up what the newer record says.
 * @returns what to say at the fields that somebody else has changed since the form was opened, until they are settled:
 * saved over, or loaded
 */
export function useNewerValues<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  newer: Values,
  refusal: SubmitRefusal | null,
  merges: Merges<Values> = {},
): { changedFields: ReadonlyMap<string, string>; settle: () => void } {
  const [last, setLast] = useState(refusal);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  // Before the form begins anew with the newer values.
  if (refusal !== last) {
    setLast(refusal);
    if (refusal?.isVersionConflict) {
      const { initialValues: opened, values: typed } = formik;
      const first = conflict?.first ?? opened;
      const said = conflict?.merged.marks ?? NONE;
      setConflict({ first, merged: mergeValues({ first, opened, typed, newer, said }, merges) });
    }
  }
  const merged = conflict?.merged;
  const takeUp = useEffectEvent((taken: Merged<Values>) => {
    formik.resetForm({ values: taken.newer, submitCount: formik.submitCount });
    void formik.setValues(taken.value);
  });
  useEffect(() => {
    if (merged) takeUp(merged);
  }, [merged]);
  return { changedFields: merged?.marks ?? NONE, settle: () => setConflict(null) };
}
