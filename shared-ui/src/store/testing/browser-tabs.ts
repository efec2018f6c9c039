/** What the tabs of a browser share, which jsdom lacks. */
import type { StoredItems } from '../stored-items';

/** Chromium takes a few milliseconds. */
const DELAY_MS = 40;

/** Locks like those of the browser: an exclusive one has one holder at a time, a shared one any number. */
export function browserLocks(): Pick<LockManager, 'request' | 'query'> {
  const held: { name: string }[] = [];
  const turns = new Map<string, Promise<unknown>>();
  const hold = async (name: string, work: () => Promise<unknown>) => {
    const lock = { name };
    held.push(lock);
    return work().finally(() => held.splice(held.indexOf(lock), 1));
  };
  const request = (name: string, ...rest: [unknown, unknown?]) => {
    const work = rest.at(-1) as () => Promise<unknown>;
    if (rest.length > 1) return hold(name, work);
    const turn = (turns.get(name) ?? Promise.resolve()).then(() => hold(name, work));
    turns.set(name, turn);
    return turn;
  };
  return {
    request: request as LockManager['request'],
    query: () => Promise.resolve({ held, pending: [] }),
  };
}

/** One local storage as so many tabs see it: what one stores, the others learn some time later. */
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
