import { localItems, tabItems } from '@stockroom/shared-ui';

const STARTED_KEY = 'stockroom-started';
/** Shared by all tabs; absent at a plain HTTP address. */
const locks = 'locks' in navigator ? navigator.locks : undefined;

// Read before the router starts a release in this tab.
const startedHere = tabItems.read(STARTED_KEY);
const startedElsewhere = localItems.read(STARTED_KEY);
/** Whether no other tab starts a release any more: then nobody holds the lock. */
const isFree = locks
  ?.request(STARTED_KEY, { ifAvailable: true }, (lock) => lock !== null)
  .catch(() => false);

let end: (() => void) | null = null;

/**
 * Remembers that code of a release starts, until its page is there or has failed: a page that hangs cannot report.
 * @param release such as "mf-orders@1a2b3c4d5e6f"
 */
export function noteStart(release: string): void {
  forgetStart();
  tabItems.write(STARTED_KEY, release);
  const ended = new Promise<void>((resolve) => (end = resolve));
  if (!locks) return;
  localItems.write(STARTED_KEY, release);
  // A tab loses its locks when it is closed.
  locks.request(STARTED_KEY, { mode: 'shared' }, () => ended).catch(() => {});
}

export function forgetStart(): void {
  if (end === null) return;
  end();
  end = null;
  for (const items of [tabItems, localItems]) items.write(STARTED_KEY, null);
}

/** Tells which release hung this tab before it was loaded again, or another tab before it was closed. */
export function findHungRelease(onFound: (release: string) => void): void {
  // At once: this page may hang soon, too.
  if (startedHere) onFound(startedHere);
  else if (startedElsewhere) void isFree?.then((isTrue) => isTrue && onFound(startedElsewhere));
}
