import { toDigits, type Decimal } from './decimal';
import { DEFAULT_CURRENCY, DEFAULT_LANGUAGE, type Currency, type Language } from './options';
import type { InterfaceLanguage } from './translate';

/** The settings that decide how numbers, money and dates look, whatever the language of the interface. */
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
  return moneyFormat(settings).format(exact(amount));
}

/** The sign of the display currency for the side of a field: "₽", or "RUB" in English. */
export function currencySign(settings: FormatSettings): string {
  const parts = moneyFormat(settings).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? settings.currency;
}

/**
 * The cost of one unit, usually an average: money with up to four places, so that quantity x cost gives the value on
 * screen: 393.8953 -> "393,8953 ₽", 54990 -> "54 990,00 ₽".
 */
export function formatUnitCost(cost: Decimal, settings: FormatSettings = DEFAULT_FORMAT): string {
  return moneyFormat(settings, { maximumFractionDigits: 4 }).format(exact(cost));
}

function moneyFormat(settings: FormatSettings, options: Intl.NumberFormatOptions = {}) {
  const { currency } = settings;
  return numberFormat(localeOf(settings), { style: 'currency', currency, ...options });
}

/** A count or quantity without trailing zeros, at most 3 decimals: 1250.5 -> "1 250,5". */
export function formatNumber(value: Decimal, settings: FormatSettings = DEFAULT_FORMAT): string {
  return numberFormat(localeOf(settings), { maximumFractionDigits: 3 }).format(exact(value));
}

/**
 * A quantity with its unit, on one line in any text: 1250.5 -> "1 250,5 kg".
 * @param unit in the reader's language: `t(unitText(unit))`
 */
export function formatQuantity(
  value: Decimal,
  unit: string,
  settings: FormatSettings = DEFAULT_FORMAT,
): string {
  return `${formatNumber(value, settings)}\u00a0${unit}`;
}

/**
 * A short number for the scale of a chart: 1250000 -> "1,3M".
 * @param words the language of the reader, for "M"; the decimal point is that of the settings
 */
export function formatCompact(
  value: number,
  settings: FormatSettings = DEFAULT_FORMAT,
  words: InterfaceLanguage = 'en',
): string {
  const parts = numberFormat(LOCALES[words], { notation: 'compact' }).formatToParts(value);
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

/** A share of 1 in percent, with one decimal, so that columns line up: 1 -> "100,0 %"; a change shows its sign: "+12,5 %". */
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

/** The same without the year, for many days side by side: "20.11". */
export function formatShortDay(day: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return formatCalendar(day, settings, { day: '2-digit', month: '2-digit' });
}

/** A month of the calendar: "2026-11" -> "11.2026". */
export function formatMonth(month: string, settings: FormatSettings = DEFAULT_FORMAT): string {
  return formatCalendar(month, settings, { month: '2-digit', year: 'numeric' });
}

/** JavaScript reads a date without a time as midnight UTC. */
function formatCalendar(
  date: string,
  settings: FormatSettings,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(localeOf(settings), { ...options, timeZone: 'UTC' }).format(new Date(date));
}

/** Intl formats a string of digits exactly, where a number would already be rounded. */
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
