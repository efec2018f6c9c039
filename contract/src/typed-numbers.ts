import { countDecimals } from './decimal';
import type { Language } from './options';
import { msg, type Text } from './translate';

/** What a form tells its schema about the person who types. */
export interface TypingContext {
  language: Language;
}

/** English groups digits by commas, while many who write it type decimals with one: 1,125 is 1125 or 1.125. */
export function isAmbiguous(typed: unknown, language: Language | undefined): typed is string {
  return (
    language === 'en' && typeof typed === 'string' && /^[-+]?[1-9]\d{0,2},\d{3}$/.test(bare(typed))
  );
}

/**
 * True if a text that reads as 1.25 may mean 1250: "1.250" in a language with decimal commas, and for money, which
 * nobody writes with three decimals, "1,250" too.
 */
export function mayMeanThousands(typed: string, language: Language, isMoney = false): boolean {
  const [, sign] = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/.exec(bare(typed)) ?? [];
  return sign !== undefined && (isMoney || (language === 'ru' && sign === '.'));
}

/** Asks for one of the two meanings of ambiguous text. */
export function separatorMessage(typed: string): Text {
  const [whole, decimal] = [typed.replace(',', ''), typed.replace(',', '.')];
  return msg('Write {whole} or {decimal}: {typed} can mean both', { whole, decimal, typed });
}

/** Unambiguous groups of three digits, in any language: "1,234.50", "1.234,50", "1,234,567". */
const GROUPED = /^[-+]?[1-9]\d{0,2}((,\d{3})+\.\d*|(,\d{3}){2,}|(\.\d{3})+,\d*|(\.\d{3}){2,})$/;

/**
 * Reads the text of a number field: "12,5" -> 12.5, "" -> undefined; returns anything else as it is. With a language,
 * it also returns text that has two meanings in that language.
 */
export function parseTyped(typed: unknown, language?: Language): unknown {
  if (typeof typed !== 'string' || isAmbiguous(typed, language)) return typed;
  const digits = bare(typed);
  const plain = withoutGroups(digits).replace(',', '.');
  if (plain === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

/** The text that `parseTyped` reads as this number. @param decimals without it, as many as the number has */
export function typedText(number: number, language: Language, decimals?: number): string {
  const text = decimals === undefined ? String(number) : number.toFixed(decimals);
  return language === 'ru' ? text.replace('.', ',') : text;
}

/** The number of a field, 0 or more and of at most so many decimals; null for anything else. */
export function typedNumber(
  typed: number | string,
  places: number,
  language: Language,
): number | null {
  const number = parseTyped(typed, language);
  const isExact = typeof number === 'number' && countDecimals(number) <= places;
  return isExact && number >= 0 ? number : null;
}

function withoutGroups(digits: string): string {
  if (!GROUPED.test(digits)) return digits;
  // The first separator groups digits; a different one after it is the decimal separator.
  const [group = ''] = /[,.]/.exec(digits) ?? [];
  return digits.replaceAll(group, '');
}

/** Without the whitespace that groups digits, and with a plain hyphen for any pasted minus or dash. */
function bare(typed: string): string {
  return typed.replace(/\s/g, '').replace(/^[\u2010-\u2013\u2212\uff0d]/, '-');
}
