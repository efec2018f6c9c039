/**
 * The browser's storage, which never throws: a browser may refuse it (blocked site data, full quota), and then
 * the page still works until it is closed.
 */
export interface StoredItems {
  read(key: string): string | null;
  /** null removes the item. */
  write(key: string, value: string | null): void;
}

/** Shared by all tabs, and kept. */
export const localItems = itemsOf(() => window.localStorage);
/** Of this tab alone. */
export const tabItems = itemsOf(() => window.sessionStorage);

function itemsOf(storage: () => Storage): StoredItems {
  return {
    read(key) {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Nothing to do: what was to be kept is kept in memory by the caller.
      }
    },
  };
}
