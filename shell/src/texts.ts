import { inEnglish, type Text, type Translate } from '@stockroom/contract';
import { createTexts } from '@stockroom/shared-ui';
import russian from '../locales/ru.po';

export const { useTranslate, translate } = createTexts(russian);

/** What finds an entry by typing: its texts in the reader's language, and in English. */
export function searchWords(t: Translate, ...texts: Text[]): string {
  return texts.flatMap((text) => [t(text), inEnglish(text)]).join(' ');
}
