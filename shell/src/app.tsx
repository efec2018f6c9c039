import type { Credentials, Registry } from '@stockroom/contract';
import {
  createStore,
  logIn,
  register,
  showError,
  showSuccess,
  Toaster,
  toggleTheme,
} from '@stockroom/shared-ui';
import type { Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { withDevRemotes } from './remotes/dev-remotes';
import { startUpdates } from './remotes/start-updates';
import { createShellRouter, loadDashboard } from './router';
import { ShellRoot } from './shell-root';
import { whenQuiet } from './when-quiet';

/** The page that is shown comes first, with all that it asks for. */
const PREFETCH_AFTER_MS = 2_000;

export type App = ReturnType<typeof createApp>;

/** Everything but the pages before sign-in, as one file beside the main one: those do not wait for it. */
export function createApp(written: Registry) {
  const store = createStore();
  const isSignedIn = () => store.getState().session.isAuthenticated;
  return {
    /** Calls once, when somebody has signed in, here or in another tab. @returns ends it */
    followSignIn(onSignIn: () => void): () => void {
      const look = () => {
        if (!isSignedIn()) return;
        stop();
        onSignIn();
      };
      const stop = store.subscribe(look);
      look();
      return stop;
    },
    logIn: (credentials: Credentials) => store.dispatch(logIn(credentials)).unwrap(),
    register: (credentials: Credentials) => store.dispatch(register(credentials)).unwrap(),
    toggleTheme: () => store.dispatch(toggleTheme()),
    showSuccess: (words: string) => store.dispatch(showSuccess(words)),
    showError: (words: string, cause: unknown) => store.dispatch(showError(words, cause)),
    Toasts: () => (
      <Provider store={store}>
        <Toaster />
      </Provider>
    ),
    /** Fetches what is shown first after a sign-in. */
    prepareDashboard: () => loadDashboard(),
    /** Shows the page of the address from now on. */
    render(root: Root) {
      const registry = withDevRemotes(written);
      // The router starts to load the visited page here, before anything is rendered.
      const router = createShellRouter({ registry, isSignedIn });
      root.render(<ShellRoot store={store} registry={registry} router={router} />);
      whenQuiet(() => setTimeout(() => void prefetchAhead(registry), PREFETCH_AFTER_MS));
      startUpdates(registry, store);
    },
  };
}

/** What is likely to be wanted next, fetched by code that no first page waits for. */
async function prefetchAhead(registry: Registry): Promise<void> {
  const load = import(/* webpackChunkName: "prefetch" */ './prefetch/prefetch');
  (await load.catch(() => null))?.startPrefetch(registry);
}
