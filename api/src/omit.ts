/** The record without these fields. */
export function omit<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: Key[]
): Omit<Whole, Key> {
  const rest: Partial<Whole> = { ...whole };
  for (const key of keys) delete rest[key];
  return rest as Omit<Whole, Key>;
}
