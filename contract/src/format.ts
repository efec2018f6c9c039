import { toDigits, type Decimal } from './decimal';
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, type Currency, type Language } from './options';

/** What decides how numbers, money and dates are written. The interface text is English throughout. */
export interface FormatSettings {
  language: Language;
  currency: Currency;
}

export const DEFAULT_FORMAT: FormatSettings = {
  language: DEFAULT_LANGUAGE,
  currency: DEFAULT_CURRENCY,
};

const LOCALES: Record<Language, string> = { ru: 'ru-RU', en: 'en-US' };

export function localeOf(settings: FormatSettings): string {
  return LOCALES[settings.language];
}

/** Money of the display currency, two places: 54990 -> "54 990,00 ₽". Nothing is converted. */
export function formatMoney(amount: Decimal, settings: FormatSettings = DEFAULT_FORMAT): string {
  const { currency } = settings;
  return numberFormat(localeOf(settings), { style: 'currency', currency }).format(exact(amount));
}

/** What money of the display currency is marked with, for the side of a field: "₽", and "RUB" where English writes it so. */
export function currencySign(settings: FormatSettings): string {
  const { currency } = settings;
  const parts = numberFormat(localeOf(settings), { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * What one unit cost, which is an average more often than a price: money of up to four places where it has them, so
 * that it is no other number than what a value was reckoned with: 393.8953 -> "393,8953 ₽", 54990 -> "54 990,00 ₽".
 */
export function formatUnitCost(cost: Decimal, settings: FormatSettings = DEFAULT_FORMAT): string {
  const { currency } = settings;
  const options = { style: 'currency', currency, maximumFractionDigits: 4 } as const;
  return numberFormat(localeOf(settings), options).format(exact(cost));
}

/** A count or quantity without trailing zeros, at most 3 decimals: 1250.5 -> "1 250,5". */
export function formatNumber(value: Decimal, settings: FormatSettings = DEFAULT_FORMAT): string {
  return numberFormat(localeOf(settings), { maximumFractionDigits: 3 }).format(exact(value));
}

/** A quantity with its unit, on one line in any text: 1250.5 -> "1 250,5 kg". */
export function formatQuantity(
  value: Decimal,
  unit: string,
  settings: FormatSettings = DEFAULT_FORMAT,
): string {
  return `${formatNumber(value, settings)}\u00a0${unit}`;
}

/** A rough number for the scale of a picture: 1250000 -> "1,3M". Only its point is of the language. */
export function formatCompact(value: number, settings: FormatSettings = DEFAULT_FORMAT): string {
  const parts = numberFormat(LOCALES.en, { notation: 'compact' }).formatToParts(value);
  const tenth = numberFormat(localeOf(settings), {}).formatToParts(0.1);
  const point = tenth.find(({ type }) => type === 'decimal');
  return parts.map((part) => (part.type === point?.type ? point : part).value).join('');
}

/** A date of an ISO instant in the reader's time zone: "20.11.2026". */
export function formatDate(instant: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return dateFormat(localeOf(settings), { dateStyle: 'short' }).format(new Date(instant));
}

/** Date and time of an ISO instant in the reader's time zone: "20.11.2026, 14:05". */
export function formatDateTime(instant: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return dateFormat(localeOf(settings), { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

/** A share of 1 in percent, with one decimal, so that a column lines up: 1 -> "100,0 %"; a change shows its sign: "+12,5 %". */
export function formatPercent(
  share: number,
  settings: FormatSettings = DEFAULT_FORMAT,
  { signed = false } = {},
): string {
  return numberFormat(localeOf(settings), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(share);
}

/** A day of the calendar, whatever the time zone: "2026-11-20" -> "20.11.2026". */
export function formatDay(day: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return formatCalendar(day, settings, { dateStyle: 'short' });
}

/** The same without its year, where many days stand side by side: "20.11". */
export function formatShortDay(day: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return formatCalendar(day, settings, { day: '2-digit', month: '2-digit' });
}

/** A month of the calendar: "2026-11" -> "11.2026". */
export function formatMonth(month: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return formatCalendar(month, settings, { month: '2-digit', year: 'numeric' });
}

/** A date without a time is midnight UTC to JavaScript. */
function formatCalendar(
  date: string,
  settings: FormatSettings,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(localeOf(settings), { ...options, timeZone: 'UTC' }).format(new Date(date));
}

/** Intl formats a string of digits exactly, where a number would already have been rounded. */
function exact(value: Decimal): number {
  return (typeof value === 'number' ? value : toDigits(value)) as number;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remember(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remember(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** Making a formatter costs about a hundred times as much as using it. */
function remember<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}
