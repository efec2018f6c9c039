/**
 * Local storage that never throws: a browser may refuse it (blocked site data, full quota), and then the
 * page still works until it is closed.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the value; null removes it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Nothing to do: what was to be kept is kept in memory by the caller.
  }
}
