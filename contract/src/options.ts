import { msg, type Text } from './translate';

/** Choice lists, in the order of the screen. */
export const UNITS = [
  'pieces',
  'kg',
  'g',
  'liters',
  'ml',
  'meters',
  'cm',
  'boxes',
  'packs',
] as const;
export type Unit = (typeof UNITS)[number];
export const DEFAULT_UNIT: Unit = 'pieces';

const UNIT_TEXTS: Readonly<Record<string, Text>> = {
  pieces: msg('pieces'),
  kg: msg('kg'),
  g: msg('g'),
  liters: msg('liters'),
  ml: msg('ml'),
  meters: msg('meters'),
  cm: msg('cm'),
  boxes: msg('boxes'),
  packs: msg('packs'),
} satisfies Record<Unit, Text>;

/** A unit as people read it; an unknown one as it is. */
export function unitText(unit: string): Text {
  return UNIT_TEXTS[unit] ?? msg(unit);
}

export const ADJUSTMENT_REASONS = [
  'Damaged',
  'Lost',
  'Found',
  'Correction',
  'Expired',
  'Returned',
  'Theft',
  'Other',
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

export const ADJUSTMENT_TYPES = [
  { value: 'absolute', label: msg('Set Absolute Stock Level') },
  { value: 'relative', label: msg('Adjust by Amount (+/-)') },
] as const;

export const CURRENCIES = [
  { value: 'RUB', label: msg('Russian Ruble') },
  { value: 'USD', label: msg('US Dollar') },
  { value: 'EUR', label: msg('Euro') },
  { value: 'GBP', label: msg('British Pound') },
] as const;
export type Currency = (typeof CURRENCIES)[number]['value'];
export const DEFAULT_CURRENCY: Currency = 'RUB';

export const LANGUAGES = [
  { value: 'ru', label: msg('Russian') },
  { value: 'en', label: msg('English') },
] as const;
export type Language = (typeof LANGUAGES)[number]['value'];
export const DEFAULT_LANGUAGE: Language = 'ru';

export const INITIAL_CATEGORIES = [
  'Electronics',
  'Furniture',
  'Office Supplies',
  'Clothing',
  'Books',
  'Tools',
] as const;

export const DEFAULT_LOW_STOCK_THRESHOLD = 10;
