import { useEffect, useRef, type ReactNode } from 'react';
import { useInterfaceLanguage } from '../../language/language';
import { useIsRoleSettled } from '../../lookups/account';
import { useShopFormats } from '../../lookups/system-settings';
import { api } from '../../store/api';
import { forgetEarlyData } from '../../store/early-data';
import { useAppDispatch } from '../../store/hooks';
import { ConfirmProvider } from '../dialogs/confirm';
import { Spinner } from '../spinner';
import { Toaster } from '../toasts/toaster';

/** Surrounds every page, in the shell, standalone and in tests: formats, language, questions and toasts. */
export function AppFrame({ children }: { children: ReactNode }) {
  useShopFormats();
  useServerTexts();
  const isRoleSettled = useIsRoleSettled();
  return (
    <ConfirmProvider>
      {isRoleSettled ? children : <Spinner />}
      <Toaster />
    </ConfirmProvider>
  );
}

/** Asks again for the answers with words of the server when the language changes: they are in that of the request. */
function useServerTexts(): void {
  const dispatch = useAppDispatch();
  const language = useInterfaceLanguage();
  const asked = useRef(language);
  useEffect(() => {
    if (language === asked.current) return;
    asked.current = language;
    forgetEarlyData();
    dispatch(api.util.invalidateTags(['ServerTexts']));
  }, [dispatch, language]);
}
