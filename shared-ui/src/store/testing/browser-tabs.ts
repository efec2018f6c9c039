/** Parts of a browser that its tabs share, and that jsdom lacks. */
import type { StoredItems } from '../stored-items';

/** Chromium takes a few milliseconds. */
const DELAY_MS = 40;

/** Locks like those of the browser: one holder at a time. */
export function browserLocks(): Pick<LockManager, 'request'> {
  const turns = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(work);
    turns.set(name, turn);
    return turn;
  };
  return { request: request as LockManager['request'] };
}

/** One local storage as several tabs see it: a write reaches the other tabs later. */
export function lateStorage(stored: Record<string, string>, tabs: number): StoredItems[] {
  const views = Array.from({ length: tabs }, () => new Map(Object.entries(stored)));
  return views.map((own) => ({
    read: (key) => own.get(key) ?? null,
    write(key, value) {
      const put = (view: Map<string, string>) =>
        value === null ? view.delete(key) : view.set(key, value);
      put(own);
      setTimeout(() => views.forEach(put), DELAY_MS);
    },
  }));
}
