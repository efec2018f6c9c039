import { DEFAULT_SITE, type Credentials, type RegisteredRemote } from '@stockroom/contract';
import { createStore, SessionClient } from '@stockroom/shared-ui';
import { requestAs, startSimulatedApi } from '@stockroom/shared-ui/testing';
import type { Api } from '@stockroom/api';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { discoverRemotes } from '../remotes/remote-routes';
import { shellRoutes } from '../router';
import { ShellRoot } from '../shell-root';

interface RenderOptions {
  path: string;
  isSignedIn: boolean;
  remotes?: RegisteredRemote[];
  /** Version of the shell; unset: a page that no gateway has made. */
  shell?: string;
  /** An account that exists besides the demo account. */
  account?: Credentials;
  /** demo: the sample data (default); none: an empty shop. */
  seed?: 'demo' | 'none';
}

/** Shows the shell at a path, with the remotes that a test mocks, on the product's API over the memory store. */
export async function renderShell(options: RenderOptions) {
  const { path, isSignedIn, remotes = [], shell, account, seed = 'demo' } = options;
  const { app, tokens } = await startSimulatedApi({ seed });
  if (account) await register(app, account);
  const loadPage = jest.fn<void, [string]>();
  const session = new SessionClient({ locks: undefined, loadPage });
  if (isSignedIn && tokens) session.tokens.save(tokens);
  const redux = createStore(session);
  const registry = { site: DEFAULT_SITE, remotes, ...(shell && { shell }) };
  const isSignedInNow = () => redux.getState().session.isAuthenticated;
  const router = createMemoryRouter(shellRoutes(registry), {
    initialEntries: [path],
    patchRoutesOnNavigation: discoverRemotes({ registry, isSignedIn: isSignedInNow }),
  });
  render(<ShellRoot store={redux} registry={registry} router={router} />);
  const request = requestAs(app, session);
  return { user: userEvent.setup(), app, request, redux, router, loadPage };
}

async function register(app: Api, account: Credentials): Promise<void> {
  const response = await app.request('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error('The account could not be created');
}
