import type { ReactNode } from 'react';
import { ConfirmProvider } from './confirm';
import { Toaster } from './toaster';

/** What every page of the product stands in, in the shell, alone and in tests: questions and toasts. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      {children}
      <Toaster />
    </ConfirmProvider>
  );
}
