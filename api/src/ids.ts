import { v7, validate } from 'uuid';

/** A new id; ids grow with time, which keeps indexes compact. */
export function newId(): string {
  return v7();
}

/** Makes ids that are new too, in a row: without chance in each, which takes some hundredths of a request. */
export function createSerialIds(): () => string {
  const series = newId();
  let count = 0;
  return () => `${series}-${(count += 1)}`;
}

/** False for anything that no record can be stored under, so that it need not be looked up. */
export function isId(text: string): boolean {
  return validate(text) && text === text.toLowerCase();
}
