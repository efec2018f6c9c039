import { msg, parseTyped, separatorMessage, type Language, type Text } from '@stockroom/contract';

type Parsed<Value> = { value: Value } | { problem: Text };

const CURRENCY = /₽|р(уб(лей|ля|ль)?)?\.?$|ru[br]|\$|usd|€|eur|£|gbp/i;
/** A double holds no more digits exactly. */
const EXACT_DIGITS = 15;

export type DecimalSign = ',' | '.';

export interface NumberContext {
  /** Of the numbers of the shop. */
  language: Language;
  /** Of the column; null where its numbers don't tell it. */
  decimal: DecimalSign | null;
  /** Nobody writes money with three decimals. */
  isMoney?: boolean;
}

/** "1,250" and "1.250": thousands or decimals. */
const TWO_MEANINGS = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/;
const HAS_SIGN = /^[^\p{L}\d]?\d[\d\s]*[.,]/u;
const ONE_SIGN = /^[-+]?\d*([.,])\d+$/;
/** "1,250,500" and "1,250.50". */
const GROUPS = /^[-+]?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:\1\d{3}|(?!\1)[.,]\d*)$/;

/** The sign before the decimals of a column, by those of its numbers that have one meaning; null if they disagree. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | null {
  const numbers = cells.filter((cell) => HAS_SIGN.test(cell));
  const signs = new Set(numbers.map((number) => signOf(plainDigits(number))));
  signs.delete(null);
  const [sign = null] = signs;
  return signs.size === 1 ? sign : null;
}

function signOf(digits: string): DecimalSign | null {
  if (TWO_MEANINGS.test(digits)) return null;
  const [, decimal] = ONE_SIGN.exec(digits) ?? [];
  if (decimal) return decimal === ',' ? ',' : '.';
  const [, group] = GROUPS.exec(digits) ?? [];
  return group ? (group === ',' ? '.' : ',') : null;
}

function plainDigits(text: string): string {
  return text.replace(CURRENCY, '').replace(/\s/g, '');
}

/** Reads an amount: "1 250,50 ₽" is 1250.5, and so are "1,250.50" and "1.250,50". */
export function parseNumber(
  text: string,
  { language, decimal, isMoney = false }: NumberContext,
): Parsed<number> {
  const trimmed = text.trim();
  if (trimmed.endsWith('%')) return { problem: msg('Write the amount instead of a percentage') };
  const plain = plainDigits(trimmed);
  const [, sign] = TWO_MEANINGS.exec(plain) ?? [];
  const isOpen = decimal === null && sign === ',' && (language === 'en' || isMoney);
  if (isOpen) return { problem: separatorMessage(plain) };
  const isGroup = sign !== undefined && decimal !== null && sign !== decimal;
  const value = parseTyped(isGroup ? plain.replace(sign, '') : trimmed.replace(CURRENCY, ''));
  if (typeof value !== 'number')
    return { problem: msg('Write a number instead of “{text}”', { text }) };
  const digits = trimmed.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length > EXACT_DIGITS) return { problem: msg('Write a number of at most 15 digits') };
  return { value };
}

/** As Excel shows a long number: "4,6E+12". Its digits are gone. */
const SCIENTIFIC = /^\d([.,]\d+)?e\+\d+$/i;
const WHOLE_NUMBER = /^(\d+)[.,]0+$/;
const ERROR = /^#([\p{L}\d/]+[!?]|N\/A|Н\/Д)$/iu;

/** Reads a SKU or a barcode. Leading zeros stay, the ".0" of a whole number goes. */
export function parseCode(text: string): Parsed<string> {
  const code = text.trim();
  if (SCIENTIFIC.test(code))
    return {
      problem: msg(
        'Excel has shortened this code to {code}. Give the column the format “0” in Excel, check the codes, and save the file again.',
        { code },
      ),
    };
  if (ERROR.test(code))
    return { problem: msg('Write a code instead of the error {code}', { code }) };
  return { value: WHOLE_NUMBER.exec(code)?.[1] ?? code };
}
