import type { ReactNode } from 'react';
import { useShopFormats } from '../../lookups/system-settings';
import { ConfirmProvider } from '../dialogs/confirm';
import { Toaster } from '../toasts/toaster';

/** Surrounds every page, in the shell, standalone and in tests: formats, questions and toasts. */
export function AppFrame({ children }: { children: ReactNode }) {
  useShopFormats();
  return (
    <ConfirmProvider>
      {children}
      <Toaster />
    </ConfirmProvider>
  );
}
