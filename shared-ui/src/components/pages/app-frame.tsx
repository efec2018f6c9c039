import type { ReactNode } from 'react';
import { useSettingsOfOtherTabs } from '../../lookups/settings-of-other-tabs';
import { useShopFormats } from '../../lookups/system-settings';
import { ConfirmProvider } from '../dialogs/confirm';
import { Toaster } from '../toasts/toaster';

/** What every page of the product stands in, in the shell, alone and in tests: formats, questions and toasts. */
export function AppFrame({ children }: { children: ReactNode }) {
  useShopFormats();
  useSettingsOfOtherTabs();
  return (
    <ConfirmProvider>
      {children}
      <Toaster />
    </ConfirmProvider>
  );
}
