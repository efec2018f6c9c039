// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- for packages that import the catalogue
/// <reference path="./po.d.ts" preserve="true" />

/** The languages of the interface, each in its own words. */
export const INTERFACE_LANGUAGES = [
  // eslint-disable-next-line lingui/no-unlocalized-strings -- in its own words
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['value'];

/** What fills the {placeholders} of a text: words that stay as they are, or another text to translate. */
export type Values = Record<string, string | number | Text>;

/** A text of the product in English, not yet in the language of its reader. An alias, so that yup takes it as a message. */
export type Text = {
  text: string;
  /** What the text counts, and the text for any count but one. */
  plural?: { count: number; other: string };
  values?: Values;
};

/** Translations by the English text: one text, or the three forms of a plural (1, 2, 5). */
export type Messages = Readonly<Record<string, string | readonly string[]>>;

/** Shows texts in one language. */
export interface Translate {
  /** @param text English, written out in the source, or what `msg` made of it */
  (text: string | Text, values?: Values): string;
  /**
   * A text that counts: `t.plural(3, '{count} product', '{count} products')`.
   * @param values `count` may be given in another format
   */
  plural(count: number, one: string, other: string, values?: Values): string;
}

/** Names a text where its reader is not known yet; `t(...)` shows it. */
export function msg(text: string, values?: Values): Text {
  return { text, values };
}

/** As `t.plural`. */
msg.plural = counted;

function counted(count: number, one: string, other: string, values: Values = {}): Text {
  return { text: one, plural: { count, other }, values: { count, ...values } };
}

/** The form of a Russian plural by its category. There is none for fractions: "1,5 товара" is as "2 товара". */
const RUSSIAN_FORMS: Partial<Record<Intl.LDMLPluralRule, number>> = { one: 0, many: 2 };

/**
 * Shows texts in Russian, or in English where no catalogue has them.
 * @param catalogues Russian ones; the first that has a text wins
 */
export function createTranslate(catalogues: readonly Messages[]): Translate {
  // Made when the first text counts: Intl takes milliseconds to start.
  let rules: Intl.PluralRules | undefined;

  const show = ({ text, plural, values = {} }: Text): string => {
    const found = catalogues.find((messages) => Object.hasOwn(messages, text))?.[text];
    if (plural === undefined) return fill(typeof found === 'string' ? found : text, values);
    const { count, other } = plural;
    if (typeof found !== 'object') return fill(count === 1 ? text : other, values);
    rules ??= new Intl.PluralRules('ru');
    return fill(found[RUSSIAN_FORMS[rules.select(count)] ?? 1] ?? other, values);
  };

  const fill = (text: string, values: Values): string =>
    text
      .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = values[name];
        if (value === undefined) return placeholder;
        return typeof value === 'object' ? show(value) : String(value);
      })
      // A name may have the quotes that the text puts around it.
      .replace(/«(?=«)|»(?=»)/g, '');

  const translate = (text: string | Text, values?: Values) =>
    show(typeof text === 'string' ? { text, values } : text);
  return Object.assign(translate, {
    plural: (...all: Parameters<typeof counted>) => show(counted(...all)),
  });
}

/** For whoever reads English in any case: engineers, logs, tests. */
export const inEnglish: Translate = createTranslate([]);
