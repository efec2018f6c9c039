import './csp-nonce';
import '@stockroom/shared-ui/global.css';
import { AppFrame, createStore, readRegistry } from '@stockroom/shared-ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { loadSignedIn } from './load-signed-in';
import { withDevRemotes } from './remotes/dev-remotes';
import { prefetchPointedLinks } from './remotes/prefetch';
import { RegistryProvider } from './remotes/registry-context';
import { startUpdates } from './remotes/start-updates';
import { createShellRouter } from './router';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const written = readRegistry();
if (written === null) throw new Error('The page has no registry of features');
const registry = withDevRemotes(written);
const store = createStore();
const isSignedIn = () => store.getState().session.isAuthenticated;
// The router starts to load the visited page here, before anything is rendered.
const router = createShellRouter({ registry, isSignedIn });

const render = () =>
  createRoot(root).render(
    <Provider store={store}>
      <RegistryProvider value={registry}>
        <AppFrame>
          <RouterProvider router={router} />
        </AppFrame>
      </RegistryProvider>
    </Provider>,
  );
// Where it does not come, the frame says so.
if (isSignedIn()) void loadSignedIn().then(render, render);
else {
  render();
  // Whoever types here will need it.
  document.addEventListener('input', () => void loadSignedIn().catch(() => {}), { once: true });
}
prefetchPointedLinks(registry);
startUpdates(registry, store);
