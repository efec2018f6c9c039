import {
  createTranslate,
  inEnglish,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type Messages,
  type Translate,
} from '@stockroom/contract';
import ofContract from '@stockroom/contract/locales/ru.po';
import russian from '../locales/ru.po';
import type { ApiContext } from './http/environment';

/** For whoever reads the answer. */
export const translateFor = createTranslateFor(russian);

/** @param catalogue of the package whose routes answer; the texts of the contract come with it */
export function createTranslateFor(catalogue: Messages | string): (c: ApiContext) => Translate {
  // The builds of pages give addresses instead of messages: an API in a page speaks English.
  const messages = [catalogue, ofContract].filter((one) => typeof one !== 'string');
  const translations: Record<InterfaceLanguage, Translate> = {
    en: inEnglish,
    ru: createTranslate(messages),
  };
  return (c) => translations[languageOf(c.req.header('Accept-Language'))];
}

/** The first language of the header "Accept-Language: de, ru-RU;q=0.9" that we have; English if there is none. */
function languageOf(accepted = ''): InterfaceLanguage {
  const wanted = accepted.split(',').map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase());
  const known = wanted.flatMap(
    (name) => INTERFACE_LANGUAGES.find(({ value }) => value === name) ?? [],
  );
  return known[0]?.value ?? 'en';
}
