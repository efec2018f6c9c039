import {
  createTranslate,
  inEnglish,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  type Translate,
} from '@stockroom/contract';
import ofContract from '@stockroom/contract/locales/ru.po';
import russian from '../locales/ru.po';
import type { ApiContext } from './http/environment';

/** The builds of pages give addresses instead of messages: an API in a page speaks English. */
const CATALOGUES = [russian, ofContract].filter((one) => typeof one !== 'string');

const TRANSLATIONS: Record<InterfaceLanguage, Translate> = {
  en: inEnglish,
  ru: createTranslate(CATALOGUES),
};

export function translateInto(language: InterfaceLanguage): Translate {
  return TRANSLATIONS[language];
}

/** For whoever reads the answer. */
export function translateFor(c: ApiContext): Translate {
  return translateInto(languageOf(c.req.header('Accept-Language')));
}

/** The first language of the header "Accept-Language: de, ru-RU;q=0.9" that we have; English if there is none. */
function languageOf(accepted = ''): InterfaceLanguage {
  const wanted = accepted.split(',').map((tag) => tag.trim().split(/[-;]/)[0]?.toLowerCase());
  const known = wanted.flatMap(
    (name) => INTERFACE_LANGUAGES.find(({ value }) => value === name) ?? [],
  );
  return known[0]?.value ?? 'en';
}
