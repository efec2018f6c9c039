/** The browser's storage, without its exceptions: if the browser refuses it, the page works until it is closed. */
export interface StoredItems {
  read(key: string): string | null;
  /** null removes the item. */
  write(key: string, value: string | null): void;
}

interface ListedItems extends StoredItems {
  keys(): string[];
}

/** Shared by all tabs. */
export const localItems = itemsOf(() => window.localStorage);
/** Only for this tab. */
export const tabItems = itemsOf(() => window.sessionStorage);

function itemsOf(storage: () => Storage): ListedItems {
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
        // Blocked or full: the caller keeps the value in memory.
      }
    },
    keys() {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
}
