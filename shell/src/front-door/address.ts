import type { Registry } from '@stockroom/contract';
import type { AuthPath } from '../auth/auth-cards';
import { originIn, originOf, type OriginState } from '../auth/origin';
import { findRemote } from '../remotes/registry';

/** The page before sign-in that the address names. */
export function frontDoorPath(): AuthPath | null {
  const { pathname } = window.location;
  return pathname === '/login' || pathname === '/register' ? pathname : null;
}

/** Sends a visitor of a page that wants a session to /login, as RequireSession does. */
export function sendToLogin(registry: Registry): void {
  const { location, history } = window;
  const isForUsers = location.pathname === '/' || findRemote(registry, location.pathname);
  if (isForUsers) history.replaceState(stateWith(originOf(location)), '', '/login');
}

/** Goes to the other page, with the origin. */
export function goTo(path: AuthPath): void {
  window.history.pushState(stateWith(storedOrigin()), '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Where everyone lands who has signed in. By a key the router knows that the page was gone to, not opened. */
export function enterDashboard(): void {
  const key = Date.now().toString(36);
  window.history.replaceState({ ...stateWith(storedOrigin()), key }, '', '/');
}

/** As the router keeps a state, which takes over from here. */
function stateWith(origin: OriginState | null) {
  return { usr: origin };
}

function storedOrigin(): OriginState | null {
  const state: unknown = window.history.state;
  const origin = typeof state === 'object' && state && 'usr' in state ? originIn(state.usr) : null;
  return origin === null ? null : { origin };
}
