import { msg, parseTyped, type Text } from '@stockroom/contract';

type Parsed<Value> = { value: Value } | { problem: Text };

const CURRENCY = /₽|р(уб(лей|ля|ль)?)?\.?$|ru[br]|\$|usd|€|eur|£|gbp/i;
/** A double holds no more digits exactly. */
const EXACT_DIGITS = 15;

/** Reads an amount: "1 250,50 ₽" is 1250.5, and so are "1,250.50" and "1.250,50". */
export function parseNumber(text: string): Parsed<number> {
  const trimmed = text.trim();
  if (trimmed.endsWith('%')) return { problem: msg('Write the amount instead of a percentage') };
  const value = parseTyped(trimmed.replace(CURRENCY, ''));
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
