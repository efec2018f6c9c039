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

/** The states of a record, or of a part of it, that go together after a conflict. */
export interface States<Value> {
  /** What the user opened: what they know, and marks are measured from. */
  first: Value;
  /** What the newer record is merged into; after an earlier conflict, the newer record of that one. */
  opened: Value;
  typed: Value;
  newer: Value;
  /** The marks of the conflict before. */
  said: ReadonlyMap<string, string>;
}

type Merge<Value> = (states: States<Value>) => Merged<Value>;

/** How to merge what is more than one field to the user, such as a list of rows. */
export type Merges<Values> = { readonly [Field in keyof Values]?: Merge<Values[Field]> };

const CHANGED = 'Changed meanwhile';
export const YOURS_KEPT = `${CHANGED}; yours is kept`;

/** What to say at a field, if anything. */
export function markOf<Value>(first: Value, merged: Value, newer: Value): string | undefined {
  if (isSame(newer, first)) return undefined;
  return isSame(merged, newer) ? CHANGED : YOURS_KEPT;
}

/** Every field that was not touched takes up what the newer record says. */
export function mergeValues<Values extends FormikValues>(
  { first, opened, typed, newer, said }: States<Values>,
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
      said,
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
