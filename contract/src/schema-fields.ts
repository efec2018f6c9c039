import { mixed, number, string } from 'yup';
import { countDecimals, isDecimal } from './decimal';
import { MAX_PRICE } from './money';
import { MAX_QUANTITY } from './quantity';
import { msg, type Text } from './translate';
import { isAmbiguous, parseTyped, separatorMessage, type TypingContext } from './typed-numbers';

interface TextRule {
  max: number;
  /** The field's name in messages. */
  label: Text;
}

/** Trimmed text, empty when absent. */
export function text(rule: TextRule) {
  return trimmed(rule).default('');
}

/** Trimmed text that must not be blank. */
export function requiredText(
  rule: TextRule,
  required = msg('{label} is required', { label: rule.label }),
) {
  return trimmed(rule)
    .required(required)
    .test('not-blank', required, (value) => value === undefined || value.trim() !== '');
}

/** A letter or digit of any script. Marks belong to letters such as й; those that turn a digit into an emoji don't count. */
const LETTER = '[\\p{L}\\p{Mn}\\p{Mc}\\p{Nd}]';
const LABEL = `${LETTER}+(?:-+${LETTER}+)*`;

/**
 * Matches what looks like an address: before the @ the characters that HTML allows in an email field, after it a domain
 * of two names or more, both with letters and digits of any script. Other code trims the space around it.
 */
export const EMAIL = new RegExp(
  `^\\s*(?:${LETTER}|[.!#$%&'*+/=?^_\`{|}~-])+@${LABEL}(?:\\.${LABEL})+\\s*$`,
  'u',
);

/** For `matches` of a text. */
export const EMAIL_RULE = [
  EMAIL,
  { message: msg('Invalid email address'), excludeEmptyString: true },
] as const;

function trimmed({ max, label }: TextRule) {
  return string()
    .typeError(msg('{label} must be text', { label }))
    .nonNullable(msg('{label} must be text', { label }))
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .max(max, msg('{label} can have at most {max} characters', { label, max }))
    .test(
      'storable',
      msg('{label} contains characters that cannot be stored', { label }),
      (value) => typeof value !== 'string' || isStorableText(value),
    );
}

/** False for text with a NUL or half of a surrogate pair, which a UTF-8 database cannot store. */
export function isStorableText(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** One of a fixed list. */
export function choice<Value extends string>(values: readonly Value[], message: Text) {
  return string<Value>().typeError(message).oneOf(values, message).required(message);
}

interface NumberRule {
  label: Text;
  min?: { value: number; message: Text };
  max: number;
  decimals: number;
}

/** A quantity of the product's unit. */
export function quantity(label: Text, min?: NumberRule['min']) {
  return numeric({ label, ...(min && { min }), max: MAX_QUANTITY, decimals: 3 }).required(
    msg('{label} is required', { label }),
  );
}

/** An optional price of one unit. */
export function price(label: Text) {
  const min = { value: 0, message: msg('Price must be positive') };
  return numeric({ label, min, max: MAX_PRICE, decimals: 2 });
}

/**
 * A number with a limited number of decimals. Forms hold typed text, so there "12,5" is converted first. The API
 * validates strictly, without conversion.
 */
export function numeric(rule: NumberRule) {
  const { label, min, max, decimals } = rule;
  return (
    mixed<number>((value): value is number => typeof value === 'number')
      // The limits as JSON Schema, for the description of the API.
      .meta({
        type: 'number',
        minimum: min?.value ?? -max,
        maximum: max,
        description: `At most ${decimals} decimal places`,
      })
      .typeError(msg('{label} must be a number', { label }))
      .nonNullable(msg('{label} must be a number', { label }))
      .transform((_value: unknown, original: unknown) => parseTyped(original))
      .test('separator', '', (_value, { originalValue: typed, options, createError }) => {
        const { language }: Partial<TypingContext> = options.context ?? {};
        const message = isAmbiguous(typed, language) && separatorMessage(typed.trim());
        return message === false || createError({ message });
      })
      .test('limits', '', (value, { createError }) => {
        const message = typeof value === 'number' && refusalOf(value, rule);
        return message === false || createError({ message });
      })
  );
}

/** A number field that stands for `empty` while nothing is typed into it. */
export function typedOr<Field extends ReturnType<typeof numeric>>(
  empty: number | null,
  field: Field,
): Field {
  return field.transform((value: unknown, typed: unknown) =>
    typeof typed === 'string' && typed.trim() === '' ? empty : value,
  );
}

function refusalOf(value: number, { label, min, max, decimals }: NumberRule): Text | false {
  if (!isDecimal(value)) return msg('{label} must be a number', { label });
  if (min && value < min.value) return min.message;
  if (Math.abs(value) > max) return msg('{label} is too large', { label });
  const hasMore = countDecimals(value) > decimals;
  return hasMore && msg('{label} can have at most {decimals} decimal places', { label, decimals });
}

const NO_SUCH_VERSION = msg('There is no such version');
/** The largest integer of the database column. */
const MAX_VERSION = 2 ** 31 - 1;

/** The version a change is based on; the server refuses the update when there is a newer one. */
export function version() {
  return number()
    .typeError(msg('Version must be a number'))
    .integer(msg('Version must be a whole number'))
    .min(0, NO_SUCH_VERSION)
    .max(MAX_VERSION, NO_SUCH_VERSION)
    .required(msg('Version is required'));
}
