import {
  DEFAULT_SITE,
  type Credentials,
  type RegisteredRemote,
  type Role,
} from '@stockroom/contract';
import { createAccount, createStore, SessionClient, signIn } from '@stockroom/shared-ui';
import {
  rememberRole,
  requestAs,
  setRole,
  signInAs,
  startSimulatedApi,
  Unstyled,
} from '@stockroom/shared-ui/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { discoverRemotes } from '../remotes/remote-routes';
import { shellRoutes } from '../router';
import { ShellRoot } from '../shell-root';

interface RenderOptions {
  path: string;
  /** Somebody in particular, or anybody. */
  isSignedIn: boolean | Credentials;
  /** Signs in somebody of this role; default: the demo account, an owner. */
  role?: Role;
  remotes?: RegisteredRemote[];
  /** Version of the shell; unset: a page that no gateway has made. */
  shell?: string;
  /** demo: the sample data (default); none: an empty shop. */
  seed?: 'demo' | 'none';
}

/** Shows the shell at a path, with the remotes that a test mocks, on the product's API over the memory store. */
export async function renderShell(options: RenderOptions) {
  const { path, isSignedIn, role, remotes = [], shell, seed = 'demo' } = options;
  const { app, store, tokens } = await startSimulatedApi({ seed });
  const loadPage = jest.fn<void, [string]>();
  const session = new SessionClient({ locks: undefined, loadPage });
  if (typeof isSignedIn === 'object') await enter(session, isSignedIn);
  else if (isSignedIn && role) await signInAs(session, { app, store }, role);
  else if (isSignedIn && tokens) session.tokens.save(tokens);
  // A visit before this one has told the role.
  if (isSignedIn === true) rememberRole(session.tokens.user, role ?? 'owner');
  const redux = createStore(session);
  const registry = { site: DEFAULT_SITE, remotes, ...(shell && { shell }) };
  const isSignedInNow = () => redux.getState().session.isAuthenticated;
  const router = createMemoryRouter(shellRoutes(), {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRemotes({ registry, isSignedIn: isSignedInNow }),
  });
  render(<ShellRoot store={redux} registry={registry} router={router} />, { wrapper: Unstyled });
  // Prepares records as the owner, whatever the page's user may do.
  const request = requestAs(app, role && tokens ? { tokens } : session);
  return {
    user: userEvent.setup(),
    app,
    request,
    setRole: (next: Role) => setRole(session, { app, store }, next),
    redux,
    registry,
    router,
    session,
    loadPage,
  };
}

async function enter(session: SessionClient, account: Credentials): Promise<void> {
  const refusal = (await createAccount(session, account)) ?? (await signIn(session, account));
  if (refusal) throw new Error(refusal.message);
}
