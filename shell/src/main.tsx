import './csp-nonce';
import '@stockroom/shared-ui/global.css';
import { AppFrame, createStore, readRegistry } from '@stockroom/shared-ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { askForEarlyData } from './early-data';
import { withDevRemotes } from './remotes/dev-remotes';
import { registerDeployedRemotes } from './remotes/load-remote';
import { prefetchPointedLinks } from './remotes/prefetch';
import { RegistryProvider } from './remotes/registry-context';
import { startUpdates } from './remotes/start-updates';
import { createShellRouter } from './router';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

const written = readRegistry();
if (written === null) throw new Error('The page has no registry of features');
const registry = withDevRemotes(written);
registerDeployedRemotes(registry);
const store = createStore();
askForEarlyData(store, window.location.pathname);
// The router starts to load the visited page here, before anything is rendered.
const router = createShellRouter({
  registry,
  isSignedIn: () => store.getState().session.isAuthenticated,
});

createRoot(root).render(
  <Provider store={store}>
    <RegistryProvider value={registry}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </RegistryProvider>
  </Provider>,
);
prefetchPointedLinks(registry);
startUpdates(registry, store);
