import type { ReactNode } from 'react';
import { useIsRoleSettled } from '../../lookups/account';
import { useShopFormats } from '../../lookups/system-settings';
import { ConfirmProvider } from '../dialogs/confirm';
import { Spinner } from '../spinner';
import { Toaster } from '../toasts/toaster';

/** Surrounds every page, in the shell, standalone and in tests: formats, questions and toasts. */
export function AppFrame({ children }: { children: ReactNode }) {
  useShopFormats();
  const isRoleSettled = useIsRoleSettled();
  return (
    <ConfirmProvider>
      {isRoleSettled ? children : <Spinner />}
      <Toaster />
    </ConfirmProvider>
  );
}
