import type { InterfaceLanguage } from '@stockroom/contract';
import { chooseLanguage, tabItems } from '@stockroom/shared-ui';

const CHOSEN_KEY = 'stockroom-chosen-language';

/** Shows a language before sign-in; it becomes the one of the account. */
export async function chooseBeforeSignIn(language: InterfaceLanguage): Promise<void> {
  await chooseLanguage(language);
  tabItems.write(CHOSEN_KEY, language);
}

/** What was chosen before this sign-in, once. */
export function takeChosenLanguage(): string | null {
  const chosen = tabItems.read(CHOSEN_KEY);
  tabItems.write(CHOSEN_KEY, null);
  return chosen;
}
