import {
  INTERFACE_LANGUAGES,
  type AccountLanguage,
  type InterfaceLanguage,
  type WriteResult,
} from '@stockroom/contract';
import {
  api,
  chooseLanguage,
  currentLanguage,
  logFailure,
  showError,
  useAccountQuery,
  useAppDispatch,
  useAppSelector,
  useInterfaceLanguage,
} from '@stockroom/shared-ui';
import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import { translate } from '../texts';
import { takeChosenLanguage } from './chosen-language';

const { useSaveLanguageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveLanguage: build.mutation<WriteResult, AccountLanguage>({
      query: (body) => ({ operation: 'PUT /account/language', body }),
      invalidatesTags: (result) => (result ? ['Account'] : []),
      onQueryStarted: (_language, { queryFulfilled }) =>
        logFailure('Failed to save the language', queryFulfilled),
    }),
  }),
});

/** The languages of the interface, each in its own words. A choice is kept in this browser and with the account. */
export function useLanguages() {
  const dispatch = useAppDispatch();
  const chosen = useInterfaceLanguage();
  const [save] = useSaveLanguageMutation();
  const choose = async (language: InterfaceLanguage) => {
    try {
      await chooseLanguage(language);
    } catch {
      dispatch(showError(translate('Failed to load the translation')));
      return;
    }
    await save({ language });
  };
  return INTERFACE_LANGUAGES.map(({ value, label }) => ({
    label,
    lang: value,
    icon: Languages,
    isChosen: value === chosen,
    onSelect: () => void choose(value),
  }));
}

/** Shows the language of the account, on any device. What the person chose on the sign-in page becomes it. */
export function useAccountLanguage(): void {
  const isSignedIn = useAppSelector(({ session }) => session.isAuthenticated);
  const { data: account } = useAccountQuery(undefined, { skip: !isSignedIn });
  const [save] = useSaveLanguageMutation();
  const language = account?.language;
  useEffect(() => {
    if (language === undefined) return;
    const current = currentLanguage();
    const isChosen = takeChosenLanguage() === current;
    if (language === current) return;
    if (isChosen || (language === null && current !== 'en')) void save({ language: current });
    else if (language !== null) chooseLanguage(language).catch(() => {});
  }, [language, save]);
}
