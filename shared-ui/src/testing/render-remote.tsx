import type { InMemoryApi } from '@stockroom/api/in-memory';
import type { Role } from '@stockroom/contract';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { AppFrame } from '../components/pages/app-frame';
import { createStore, type AppStore } from '../store/create-store';
import { rememberRole } from '../store/role';
import { SessionClient } from '../store/session-client';
import { setRole, signInAs } from './roles';
import { startSimulatedApi } from './simulated-api';
import { Unstyled } from './unstyled';

interface RenderOptions {
  /** The first page, e.g. "/products?search=lamp". */
  path: string;
  /** demo: the sample data (default); none: an empty shop. */
  seed?: 'demo' | 'none';
  /** Signs in somebody of this role; default: the demo account, an owner. */
  role?: Role;
  /** true: with styles, for a test of what they hide. */
  isStyled?: boolean;
}

interface Rendered extends Pick<InMemoryApi, 'app' | 'store'> {
  user: UserEvent;
  redux: AppStore;
  /** Calls the API as the owner, to prepare or check records; the path is below /api. */
  request: (path: string, init?: { method?: string; body?: object }) => Promise<Response>;
  /** Gives the signed-in person another role. */
  setRole: (role: Role) => Promise<void>;
  /** Current path and query. */
  currentPath: () => string;
  router: ReturnType<typeof createMemoryRouter>;
}

interface Shop extends Rendered {
  /** Navigates to a path. */
  open: (path: string) => Promise<void>;
}

/**
 * Shows a remote as the shell does, on the product's own API over the memory store, without delays. A path outside of
 * its routes shows the text "Elsewhere: <path>".
 */
export async function renderRemote(
  routes: RouteObject[],
  { path, seed = 'demo', role, isStyled = false }: RenderOptions,
): Promise<Rendered> {
  const { app, store, tokens } = await startSimulatedApi({ seed });
  const session = new SessionClient({ locks: undefined, loadPage: () => {} });
  if (tokens) session.tokens.save(tokens);
  const request = requestAs(app, session);
  if (role) await signInAs(session, { app, store }, role);
  rememberRole(session.tokens.user, role ?? 'owner');
  const redux = createStore(session);
  const router = createMemoryRouter(
    [
      {
        element: <Page />,
        hydrateFallbackElement: <p>Loading the page</p>,
        children: [...routes, { path: '*', element: <Elsewhere /> }],
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={redux}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>,
    isStyled ? {} : { wrapper: Unstyled },
  );
  const currentPath = () => router.state.location.pathname + router.state.location.search;
  const user = userEvent.setup();
  const become = (next: Role) => setRole(session, { app, store }, next);
  return { user, app, store, redux, router, request, setRole: become, currentPath };
}

/** An empty shop, to fill through `request` before the user opens a page. */
export async function renderShop(
  routes: RouteObject[],
  options: Pick<RenderOptions, 'role'> = {},
): Promise<Shop> {
  const shop = await renderRemote(routes, { path: '/', seed: 'none', ...options });
  const open = (path: string) => act(() => shop.router.navigate(path));
  return { ...shop, open };
}

/** Calls the API in the name of a session. */
export function requestAs(
  app: InMemoryApi['app'],
  { tokens }: { tokens: Pick<SessionClient['tokens'], 'accessToken'> },
): Rendered['request'] {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${tokens.accessToken ?? ''}`,
  };
  // The page may change while the test waits.
  return (path, { method = 'GET', body } = {}) =>
    act(async () =>
      app.request(`/api/${path}`, { method, headers, body: body && JSON.stringify(body) }),
    );
}

function Page() {
  return (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
}

function Elsewhere() {
  return <p>Elsewhere: {useLocation().pathname}</p>;
}
