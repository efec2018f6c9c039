import type { FormikValues } from 'formik';

/** A field, or a list of rows, after somebody else has saved another state of the record. */
export interface Merged<Value> {
  /** What was typed here; where nothing was, what the newer record says. */
  value: Value;
  /** What the newer record says. Rows have the keys of those they were. */
  newer: Value;
  /** What to say at fields that somebody else has changed, by what the fields are known by. */
  marks: ReadonlyMap<string, string>;
}

/** @param opened what the form was opened with */
export type Merge<Value> = (opened: Value, typed: Value, newer: Value) => Merged<Value>;

/** How to merge what is more than one field to the user, such as a list of rows. */
export type Merges<Values> = { readonly [Field in keyof Values]?: Merge<Values[Field]> };

export const CHANGED = 'Changed meanwhile';
export const YOURS_KEPT = `${CHANGED}; yours is kept`;

/** What to say at a field, if anything. */
export function markOf<Value>(opened: Value, typed: Value, newer: Value): string | undefined {
  if (isSame(newer, opened)) return undefined;
  return isSame(typed, opened) || isSame(typed, newer) ? CHANGED : YOURS_KEPT;
}

/** Every field that was not touched takes up what the newer record says. */
export function mergeValues<Values extends FormikValues>(
  opened: Values,
  typed: Values,
  newer: Values,
  merges: Merges<Values>,
): Merged<Values> {
  const fields: (keyof Values & string)[] = Object.keys(newer);
  const merged = fields.map((field) => {
    const merge = merges[field] ?? mergerOf(field);
    return [field, merge(opened[field], typed[field], newer[field])] as const;
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
  return <Value>(opened: Value, typed: Value, newer: Value): Merged<Value> => {
    const mark = markOf(opened, typed, newer);
    return {
      value: isSame(typed, opened) ? newer : typed,
      newer,
      marks: new Map(mark === undefined ? [] : [[field, mark]]),
    };
  };
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}
