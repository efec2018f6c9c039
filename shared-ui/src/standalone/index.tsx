import '../theme/global.css';
import type { RemoteDescription } from '@stockroom/contract';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppFrame } from '../components/pages/app-frame';
import { Spinner } from '../components/spinner';
import type { AppStore } from '../store/create-store';
import { OtherArea } from './other-area';
import { PageFailure } from './page-failure';
import { readRealApi, signInAt, type RealApi } from './real-api';
import { StandaloneFrame } from './standalone-frame';

interface Standalone {
  /** The remote's remote.json. */
  description: RemoteDescription;
  routes: RouteObject[];
}

/**
 * Runs a remote alone in this page: same theme, toasts, store and paths as in the product, signed in, on
 * sample data or at a real API, without the shell, the gateway or another remote.
 */
export async function startStandalone(standalone: Standalone): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const api = readRealApi();
  try {
    const store = await startApi(api);
    createRoot(root).render(<StandaloneApp {...standalone} store={store} api={api} />);
  } catch (error) {
    root.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** The one place that decides what answers the calls of this page. */
async function startApi(api: RealApi | null): Promise<AppStore> {
  if (api) return signInAt(api);
  const { startSimulatedApi } = await import('./simulated-api');
  return startSimulatedApi();
}

interface StandaloneAppProps extends Standalone {
  store: AppStore;
  api: RealApi | null;
}

function StandaloneApp({ description, routes, store, api }: StandaloneAppProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: <StandaloneFrame description={description} api={api} />,
        children: [
          {
            hydrateFallbackElement: <Spinner />,
            errorElement: <PageFailure />,
            children: [...routes, { path: '*', element: <OtherArea description={description} /> }],
          },
        ],
      },
    ]),
  );
  return (
    <Provider store={store}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>
  );
}
