import { mixed, number, string, ValidationError, type Schema } from 'yup';
import { countDecimals, isDecimal } from './decimal';
import type { Language } from './options';

/** Messages by dotted field path, e.g. { 'items[0].quantity': 'Minimum quantity is 1' }. */
export type FieldErrors = Record<string, string>;

interface TextRule {
  max: number;
  /** How the field is called in the message about its length. */
  label: string;
}

/** Trimmed text, empty when absent. */
export function text(rule: TextRule) {
  return trimmed(rule).default('');
}

/** Trimmed text that must not be blank. */
export function requiredText({ required, ...rule }: TextRule & { required: string }) {
  return trimmed(rule)
    .required(required)
    .test('not-blank', required, (value) => value === undefined || value.trim() !== '');
}

function trimmed({ max, label }: TextRule) {
  return string()
    .typeError(`${label} must be text`)
    .nonNullable(`${label} must be text`)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .max(max, `${label} can have at most ${max} characters`)
    .test(
      'storable',
      `${label} contains characters that cannot be stored`,
      (value) => typeof value !== 'string' || isStorableText(value),
    );
}

/** False for text with a NUL or half of a surrogate pair, which a database of UTF-8 text cannot keep. */
export function isStorableText(value: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(value);
}

/** One of a fixed list. */
export function choice<Value extends string>(values: readonly Value[], message: string) {
  return string<Value>().typeError(message).oneOf(values, message).required(message);
}

interface NumberRule {
  required?: string;
  label: string;
  min?: { value: number; message: string };
  max: number;
  decimals: number;
}

/**
 * A number with a bounded count of decimals. Forms hold what was typed: there a text such as "12,5" is
 * converted first. The API validates strictly, without conversion.
 */
export function numeric(rule: NumberRule & { required: string }): RequiredNumber;
export function numeric(rule: NumberRule): OptionalNumber;
export function numeric({ required, ...rule }: NumberRule): RequiredNumber | OptionalNumber {
  const schema = boundedNumber(rule);
  return required === undefined ? schema : schema.required(required);
}

type OptionalNumber = ReturnType<typeof boundedNumber>;
type RequiredNumber = ReturnType<OptionalNumber['required']>;

function boundedNumber({ label, min, max, decimals }: Omit<NumberRule, 'required'>) {
  return (
    mixed<number>((value): value is number => typeof value === 'number')
      // The rules below in words of JSON Schema, for the description of the API.
      .meta({
        type: 'number',
        minimum: min?.value ?? -max,
        maximum: max,
        description: describeDecimals(decimals),
      })
      .typeError(`${label} must be a number`)
      .nonNullable(`${label} must be a number`)
      .transform((_value: unknown, original: unknown) => parseTyped(original))
      .test('separator', '', (_value, { originalValue: typed, options, createError }) => {
        const { language }: Partial<TypingContext> = options.context ?? {};
        const message = isAmbiguous(typed, language) && separatorMessage(typed.trim());
        return message === false || createError({ message });
      })
      .test(
        'finite',
        `${label} must be a number`,
        (value) => value === undefined || isDecimal(value),
      )
      .test(
        'min',
        min?.message ?? '',
        (value) => value === undefined || min === undefined || value >= min.value,
      )
      .test(
        'max',
        `${label} is too large`,
        (value) => value === undefined || Math.abs(value) <= max,
      )
      .test(
        'decimals',
        decimals === 0
          ? `${label} must be a whole number`
          : `${label} can have at most ${decimals} decimal places`,
        (value) => value === undefined || !isDecimal(value) || countDecimals(value) <= decimals,
      )
  );
}

function describeDecimals(decimals: number): string {
  return decimals === 0 ? 'A whole number' : `At most ${decimals} decimal places`;
}

const NO_SUCH_VERSION = 'There is no such version';
/** What a database keeps; a record has not been changed so often yet. */
const MAX_VERSION = 2 ** 31 - 1;

/** The version a change was made from; the update is refused when a newer one exists. */
export function version() {
  return number()
    .typeError('Version must be a number')
    .integer('Version must be a whole number')
    .min(0, NO_SUCH_VERSION)
    .max(MAX_VERSION, NO_SUCH_VERSION)
    .required('Version is required');
}

/** What a form tells its schema of the person who types. */
export interface TypingContext {
  language: Language;
}

/** English groups digits by commas, while many who write it type decimals with one: 1,125 is 1125 or 1.125. */
function isAmbiguous(typed: unknown, language: Language | undefined): typed is string {
  return (
    language === 'en' && typeof typed === 'string' && /^[-+]?[1-9]\d{0,2},\d{3}$/.test(bare(typed))
  );
}

/**
 * Whether what is read as 1.25 may be meant as 1250: 1.250 in a language that writes decimals with a comma, and of
 * money, which nobody writes with three decimals, either sign.
 */
export function mayMeanThousands(typed: string, language: Language, isMoney = false): boolean {
  const [, sign] = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/.exec(bare(typed)) ?? [];
  return sign !== undefined && (isMoney || (language === 'ru' && sign === '.'));
}

function separatorMessage(typed: string): string {
  const [whole, decimal] = [typed.replace(',', ''), typed.replace(',', '.')];
  return `Write ${whole} or ${decimal}: ${typed} can mean both`;
}

/** Groups of three digits that can be nothing else in any language: "1,234.50", "1.234,50", "1,234,567". */
const GROUPED = /^[-+]?[1-9]\d{0,2}((,\d{3})+\.\d*|(,\d{3}){2,}|(\.\d{3})+,\d*|(\.\d{3}){2,})$/;

/**
 * What a person typed into a number field: "12,5" -> 12.5, "" -> undefined; anything else is left as it is. In a
 * language, so is what has two meanings in it.
 */
export function parseTyped(typed: unknown, language?: Language): unknown {
  if (typeof typed !== 'string' || isAmbiguous(typed, language)) return typed;
  const digits = bare(typed);
  const plain = withoutGroups(digits).replace(',', '.');
  if (plain === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : typed;
}

function withoutGroups(digits: string): string {
  if (!GROUPED.test(digits)) return digits;
  // The first sign groups; another one after it is the decimal sign.
  const [group = ''] = /[,.]/.exec(digits) ?? [];
  return digits.replaceAll(group, '');
}

/** Whitespace of any width groups digits; a minus that was pasted may be a typographer's, or a dash. */
function bare(typed: string): string {
  return typed.replace(/\s/g, '').replace(/^[\u2010-\u2013\u2212\uff0d]/, '-');
}

/** Every message of a failed validation, the first per field; unknown fields are named one by one. */
export function toFieldErrors(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const failure of error.inner.length > 0 ? error.inner : [error]) {
    if (failure.type === 'noUnknown') {
      const prefix = failure.path ? `${failure.path}.` : '';
      for (const field of String(failure.params?.['unknown'] ?? '').split(', '))
        errors[prefix + field] ??= 'Unknown field';
    } else {
      errors[failure.path ?? ''] ??= failure.message;
    }
  }
  return errors;
}

export type Checked<Value> = { value: Value } | { fieldErrors: FieldErrors };

/** Validates an untrusted body: no conversion, no unknown fields, all messages at once. */
export async function check<Value>(schema: Schema<Value>, input: unknown): Promise<Checked<Value>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { fieldErrors: { '': 'The body must be a JSON object' } };
  try {
    const validated = await schema.validate(input, { strict: true, abortEarly: false });
    return { value: schema.cast(validated) as Value };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { fieldErrors: toFieldErrors(error) };
  }
}
