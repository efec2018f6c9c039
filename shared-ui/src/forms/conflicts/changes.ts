/** A field that somebody else changed while the form was open, in words. */
export interface Change {
  label: string;
  before: string;
  now: string;
}

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What differs between two states of a record.
 * @param labels the fields of the form in their order, by their visible labels
 */
export function changesBetween<Field extends string>(
  labels: Texts<Field>,
  before: Texts<NoInfer<Field>>,
  now: Texts<NoInfer<Field>>,
): Change[] {
  // Exactly the keys of the labels.
  const fields = Object.keys(labels) as Field[];
  return fields
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ label: labels[field], before: before[field], now: now[field] }));
}
