import { tabItems } from '@stockroom/shared-ui';
import type { Path } from 'react-router-dom';

/** The script in the page writes it too (index.html). */
const KEY = 'stockroom-return-path';

/** Remembers where a visitor wanted to go before sign-in; not the dashboard, where everyone lands. */
export function rememberReturnPath({ pathname, search, hash }: Path): void {
  const path = pathname + search + hash;
  if (path !== '/') tabItems.write(KEY, path);
}

/** The remembered path of this site; null when there is none. */
export function readReturnPath(): string | null {
  const path = tabItems.read(KEY);
  // Never "//elsewhere".
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
}

export function forgetReturnPath(): void {
  tabItems.write(KEY, null);
}
