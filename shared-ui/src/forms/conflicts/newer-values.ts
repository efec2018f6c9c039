import { msg } from '@stockroom/contract';
import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';

/** A field, or a list of rows, merged with a newer version of the record. */
export interface Merged<Value> {
  /** The typed value; if the user changed nothing, the newer value. */
  value: Value;
  /** The newer value. Rows keep their keys. */
  newer: Value;
  /** Messages at fields that somebody else has changed, by `knownAs`. */
  marks: ReadonlyMap<string, string>;
}

/** The states of a record, or of a part of it, at a conflict. */
export interface States<Value> {
  /** What the user opened. Marks show the changes since then. */
  first: Value;
  /** The base of the typed changes: `first`, or the newer state of the last conflict. */
  opened: Value;
  typed: Value;
  newer: Value;
}

type Merge<Value> = (states: States<Value>) => Merged<Value>;

/** How to merge values that are more than one field, such as a list of rows. */
export type Merges<Values> = { readonly [Field in keyof Values]?: Merge<Values[Field]> };

const CHANGED = msg('Changed meanwhile').text;
const YOURS_KEPT = msg('Changed meanwhile; yours is kept').text;

/** The message at a field, if somebody else has changed it: in English, which the field translates. */
export function markOf<Value>(first: Value, merged: Value, newer: Value): string | undefined {
  if (isSame(newer, first)) return undefined;
  return isSame(merged, newer) ? CHANGED : YOURS_KEPT;
}

/** Every field that the user did not change takes the newer value. */
function mergeValues<Values extends FormikValues>(
  { first, opened, typed, newer }: States<Values>,
  merges: Merges<Values>,
): Merged<Values> {
  const fields: (keyof Values & string)[] = Object.keys(newer);
  const merged = fields.map((field) => {
    const merge = merges[field] ?? mergerOf(field);
    const states = {
      first: first[field],
      opened: opened[field],
      typed: typed[field],
      newer: newer[field],
    };
    return [field, merge(states)] as const;
  });
  const only = (part: 'value' | 'newer') =>
    Object.fromEntries(merged.map(([field, each]) => [field, each[part]]));
  return {
    value: { ...newer, ...only('value') },
    newer: { ...newer, ...only('newer') },
    marks: new Map(merged.flatMap(([, { marks }]) => [...marks])),
  };
}

function mergerOf(field: string) {
  return <Value>({ first, opened, typed, newer }: States<Value>): Merged<Value> => {
    const value = isSame(typed, opened) ? newer : typed;
    const mark = markOf(first, value, newer);
    return { value, newer, marks: new Map(mark === undefined ? [] : [[field, mark]]) };
  };
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

const NONE: ReadonlyMap<string, string> = new Map();

interface Conflict<Values> {
  /** The values that the form was opened with. */
  first: Values;
  merged: Merged<Values>;
}

/**
 * After a version conflict, every field that the user did not change takes the newer value.
 * @returns messages at the fields that somebody else has changed, until the user saves or loads the newer record
 */
export function useNewerValues<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  newer: Values,
  refusal: { isVersionConflict: boolean } | null,
  merges: Merges<Values> = {},
): { changedFields: ReadonlyMap<string, string>; settle: () => void } {
  const [last, setLast] = useState(refusal);
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null);
  // During the render: the effect below resets the form.
  if (refusal !== last) {
    setLast(refusal);
    if (refusal?.isVersionConflict) {
      const { initialValues: opened, values: typed } = formik;
      const first = conflict?.first ?? opened;
      setConflict({ first, merged: mergeValues({ first, opened, typed, newer }, merges) });
    }
  }
  const merged = conflict?.merged;
  const take = useEffectEvent((taken: Merged<Values>) => {
    formik.resetForm({ values: taken.newer, submitCount: formik.submitCount });
    void formik.setValues(taken.value);
  });
  useEffect(() => {
    if (merged) take(merged);
  }, [merged]);
  return { changedFields: merged?.marks ?? NONE, settle: () => setConflict(null) };
}
