import '../theme/global.css';
import type { RemoteDescription } from '@stockroom/contract';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { AppFrame } from '../components/pages/app-frame';
import { NotFound } from '../components/pages/error-pages';
import { Spinner } from '../components/spinner';
import { followLanguage, languageReady, type Texts } from '../language/language';
import type { AppStore } from '../store/create-store';
import * as ownTexts from '../texts';
import { readRealApi, signInAt, type RealApi } from './real-api';
import { StandaloneFrame } from './standalone-frame';

interface Standalone {
  description: RemoteDescription;
  routes: RouteObject[];
  /** Of the remote: its menu is in the chosen language, too. */
  texts?: Texts;
}

/**
 * Runs a remote alone: with the theme, toasts, store and paths of the product, signed in, on sample data or a real API,
 * without the shell, the gateway and the other remotes.
 */
export async function startStandalone(standalone: Standalone): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const api = readRealApi();
  followLanguage();
  try {
    const store = await startApi(api);
    await languageReady();
    createRoot(root).render(<StandaloneApp {...standalone} store={store} api={api} />);
  } catch (error) {
    root.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** Decides which API answers the calls of this page. */
async function startApi(api: RealApi | null): Promise<AppStore> {
  if (api) return signInAt(api);
  const { startSimulatedApi } = await import('./simulated-api');
  return startSimulatedApi();
}

interface StandaloneAppProps extends Standalone {
  store: AppStore;
  api: RealApi | null;
}

function StandaloneApp(props: StandaloneAppProps) {
  const { description, routes, texts = ownTexts, store, api } = props;
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: <StandaloneFrame {...{ description, texts, api }} />,
        children: [
          {
            hydrateFallbackElement: <Spinner />,
            children: [
              ...routes,
              { path: '/', element: <Navigate to={description.basePaths[0] ?? ''} replace /> },
              { path: '*', element: <NotFound /> },
            ],
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
