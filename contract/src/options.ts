import type { Decimal } from './decimal';
import { msg, type Text } from './translate';

/** Choice lists, in the order of the screen. */
const UNIT_TEXTS = {
  pieces: msg('pieces'),
  kg: msg('kg'),
  g: msg('g'),
  liters: msg('liters'),
  ml: msg('ml'),
  meters: msg('meters'),
  cm: msg('cm'),
  boxes: msg('boxes'),
  packs: msg('packs'),
};
export type Unit = keyof typeof UNIT_TEXTS;
export const UNITS = Object.keys(UNIT_TEXTS) as Unit[];
export const DEFAULT_UNIT: Unit = 'pieces';

const ONE: Readonly<Record<string, Text>> = {
  pieces: msg('piece'),
  liters: msg('liter'),
  meters: msg('meter'),
  boxes: msg('box'),
  packs: msg('pack'),
};

/** A unit as people read it, beside a quantity in the right number; an unknown one as it is. */
export function unitText(unit: string, quantity?: Decimal): Text {
  const texts: Readonly<Record<string, Text>> = UNIT_TEXTS;
  const one = Math.abs(Number(quantity)) === 1 ? ONE[unit] : undefined;
  return one ?? texts[unit] ?? msg(unit);
}

export const ADJUSTMENT_REASON_TEXTS = {
  Damaged: msg('Damaged'),
  Lost: msg('Lost'),
  Found: msg('Found'),
  Correction: msg('Correction'),
  Expired: msg('Expired'),
  Returned: msg('Returned'),
  Theft: msg('Theft'),
  Other: msg('Other'),
};
export type AdjustmentReason = keyof typeof ADJUSTMENT_REASON_TEXTS;
export const ADJUSTMENT_REASONS = Object.keys(ADJUSTMENT_REASON_TEXTS) as AdjustmentReason[];
/** For these goods go, and none come. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- keys of texts
export const LOSS_REASONS: readonly AdjustmentReason[] = ['Damaged', 'Lost', 'Expired', 'Theft'];
/** Why goods that came do not go to stock. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- keys of texts
export const REJECT_REASONS: readonly AdjustmentReason[] = ['Damaged', 'Expired', 'Other'];

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

/* eslint-disable lingui/no-unlocalized-strings -- data of a new shop */
export const INITIAL_CATEGORIES = [
  'Electronics',
  'Furniture',
  'Office Supplies',
  'Clothing',
  'Books',
  'Tools',
] as const;
/* eslint-enable lingui/no-unlocalized-strings */

export const DEFAULT_LOW_STOCK_THRESHOLD = 10;
