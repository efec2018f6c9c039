import '../theme/global.css';
import type { RemoteDescription } from '@stockroom/contract';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppFrame } from '../components/app-frame';
import { Spinner } from '../components/spinner';
import { createStore } from '../store/create-store';
import { OtherArea } from './other-area';
import { startSimulatedApi } from './simulated-api';
import { StandaloneFrame } from './standalone-frame';

interface Standalone {
  /** The remote's remote.json. */
  description: RemoteDescription;
  routes: RouteObject[];
}

/**
 * Runs a remote alone in this page: same theme, toasts, store and paths as in the product, signed in, on
 * sample data, without the shell, the gateway or another remote.
 */
export async function startStandalone({ description, routes }: Standalone): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // The one place that decides what answers the calls of this page.
  const session = await startSimulatedApi();
  const router = createBrowserRouter([
    {
      element: <StandaloneFrame description={description} />,
      children: [
        {
          hydrateFallbackElement: <Spinner />,
          children: [...routes, { path: '*', element: <OtherArea description={description} /> }],
        },
      ],
    },
  ]);
  createRoot(root).render(
    <Provider store={createStore(session)}>
      <AppFrame>
        <RouterProvider router={router} />
      </AppFrame>
    </Provider>,
  );
}
