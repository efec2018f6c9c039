import type { Registry } from '@stockroom/contract';
import { AppFrame, type AppStore } from '@stockroom/shared-ui';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { RegistryProvider } from './remotes/registry';

interface ShellRootProps {
  store: AppStore;
  registry: Registry;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole app with its providers. */
export function ShellRoot({ store, registry, router }: ShellRootProps) {
  return (
    <Provider store={store}>
      <RegistryProvider value={registry}>
        <AppFrame>
          <RouterProvider router={router} />
        </AppFrame>
      </RegistryProvider>
    </Provider>
  );
}
