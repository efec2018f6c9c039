import type { Location } from 'react-router-dom';

/** Where a visitor wanted to go when sign-in came first; travels in the history state. */
export interface OriginState {
  origin: string;
}

/** The state to go to /login with. The dashboard needs no remembering: it is where everyone lands. */
export function originOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): OriginState | null {
  const origin = pathname + search + hash;
  return origin === '/' ? null : { origin };
}

/** The remembered origin in a history state, which a reload brings back as whatever was stored. */
export function originIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null;
  const { origin } = state;
  // A path of this site, never "//elsewhere".
  return typeof origin === 'string' && /^\/(?!\/)/.test(origin) ? origin : null;
}
