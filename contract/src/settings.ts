import { object, type InferType } from 'yup';
import { EMAIL } from './email';
import type { WriteResult } from './list';
import {
  CURRENCIES,
  DEFAULT_CURRENCY,
  DEFAULT_LANGUAGE,
  DEFAULT_LOW_STOCK_THRESHOLD,
  DEFAULT_UNIT,
  LANGUAGES,
  UNITS,
} from './options';
import { MAX_QUANTITY, mayFitUnit } from './quantity';
import { choice, numeric, requiredText, text, version } from './validation';

/** As people write one: a name with a point in it, and what may follow that. */
const BARE_ADDRESS = /^\s*[^\s:/?#@.]+\.[^\s:/?#@]+(?:[:/?#]\S*)?\s*$/;
const WEB_ADDRESS = /^\s*https?:\/\/[^\s/?#:]\S*\s*$/i;

/** Settings → Company (spec section 5). */
export const companySettingsSchema = object({
  companyName: requiredText({
    required: 'Company name is required',
    max: 200,
    label: 'Company name',
  }),
  taxId: text({ max: 50, label: 'Tax ID' }),
  address: text({ max: 500, label: 'Address' }),
  phone: text({ max: 50, label: 'Phone' }),
  email: text({ max: 254, label: 'Email' }).matches(EMAIL, {
    message: 'Invalid email address',
    excludeEmptyString: true,
  }),
  website: text({ max: 200, label: 'Website' })
    .transform((website: string) => (BARE_ADDRESS.test(website) ? `https://${website}` : website))
    .matches(new RegExp(`${WEB_ADDRESS.source}|${BARE_ADDRESS.source}`, 'i'), {
      message: 'Website must be an address like example.com or https://example.com',
      excludeEmptyString: true,
    }),
  version: version(),
}).noUnknown();
export type CompanySettings = InferType<typeof companySettingsSchema>;

/** Settings → System (spec sections 5 and 9). */
export const systemSettingsSchema = object({
  currency: choice(
    CURRENCIES.map(({ value }) => value),
    'Please select a currency',
  ),
  language: choice(
    LANGUAGES.map(({ value }) => value),
    'Please select a language',
  ),
  defaultUnit: choice(UNITS, 'Please select a unit of measurement'),
  lowStockThreshold: numeric({
    required: 'Low stock threshold is required',
    label: 'Low stock threshold',
    min: { value: 0, message: 'Threshold must be positive' },
    max: MAX_QUANTITY,
    decimals: 3,
  }).test('unit', 'Threshold must be a whole number for this unit', function (threshold) {
    return mayFitUnit(threshold, this.parent.defaultUnit);
  }),
  version: version(),
}).noUnknown();
export type SystemSettings = InferType<typeof systemSettingsSchema>;

/** What a new shop begins with: a placeholder, with a well-formed tax number of nobody (region 00). */
export const DEFAULT_COMPANY_SETTINGS: CompanySettings = {
  companyName: 'Sample Company',
  taxId: '0012345673',
  address: 'Sample Street 1\nMoscow',
  phone: '+7 (000) 000-00-00',
  email: 'info@example.com',
  website: 'https://example.com/',
  version: 1,
};
export const DEFAULT_SYSTEM_SETTINGS: SystemSettings = {
  currency: DEFAULT_CURRENCY,
  language: DEFAULT_LANGUAGE,
  defaultUnit: DEFAULT_UNIT,
  lowStockThreshold: DEFAULT_LOW_STOCK_THRESHOLD,
  version: 1,
};

export interface SettingsResult<Settings> {
  settings: Settings;
}
export type SettingsWriteResult<Settings> = WriteResult & SettingsResult<Settings>;
