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
  { value: 'absolute', label: 'Set Absolute Stock Level' },
  { value: 'relative', label: 'Adjust by Amount (+/-)' },
] as const;

export const CURRENCIES = [
  { value: 'RUB', label: 'Russian Ruble' },
  { value: 'USD', label: 'US Dollar' },
  { value: 'EUR', label: 'Euro' },
  { value: 'GBP', label: 'British Pound' },
] as const;
export type Currency = (typeof CURRENCIES)[number]['value'];
export const DEFAULT_CURRENCY: Currency = 'RUB';

export const LANGUAGES = [
  { value: 'ru', label: 'Russian' },
  { value: 'en', label: 'English' },
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
