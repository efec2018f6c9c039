import { object, type InferType } from 'yup';
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
import { mayFitUnit } from './quantity';
import { choice, EMAIL_RULE, quantity, requiredText, text, version } from './schema-fields';
import { msg } from './translate';

/** An address as people write it: a name with a point in it, and perhaps a port or path. */
const BARE_ADDRESS = /^\s*[^\s:/?#@.]+\.[^\s:/?#@]+(?:[:/?#]\S*)?\s*$/;
const WEB_ADDRESS = /^\s*https?:\/\/[^\s/?#:]\S*\s*$/i;

/** Settings → Company. */
export const companySettingsSchema = object({
  companyName: requiredText({ max: 200, label: msg('Company name') }),
  taxId: text({ max: 50, label: msg('Tax ID') }),
  address: text({ max: 500, label: msg('Address') }),
  phone: text({ max: 50, label: msg('Phone') }),
  email: text({ max: 254, label: msg('Email') }).matches(...EMAIL_RULE),
  website: text({ max: 200, label: msg('Website') })
    .transform((website: string) => (BARE_ADDRESS.test(website) ? `https://${website}` : website))
    .matches(new RegExp(`${WEB_ADDRESS.source}|${BARE_ADDRESS.source}`, 'i'), {
      message: msg('Website must be an address like example.com or https://example.com'),
      excludeEmptyString: true,
    }),
  version: version(),
}).noUnknown();
export type CompanySettings = InferType<typeof companySettingsSchema>;

/** Settings → System. */
export const systemSettingsSchema = object({
  currency: choice(
    CURRENCIES.map(({ value }) => value),
    msg('Please select a currency'),
  ),
  language: choice(
    LANGUAGES.map(({ value }) => value),
    msg('Please select a language'),
  ),
  defaultUnit: choice(UNITS, msg('Please select a unit of measurement')),
  lowStockThreshold: quantity(msg('Low stock threshold'), {
    value: 0,
    message: msg('Threshold must be positive'),
  }).test('unit', msg('Threshold must be a whole number for this unit'), function (threshold) {
    return mayFitUnit(threshold, this.parent.defaultUnit);
  }),
  version: version(),
}).noUnknown();
export type SystemSettings = InferType<typeof systemSettingsSchema>;

/* eslint-disable lingui/no-unlocalized-strings -- data of a new shop */
/** The placeholder of a new shop. Its tax number is well-formed but belongs to nobody (region 00). */
export const DEFAULT_COMPANY_SETTINGS: CompanySettings = {
  companyName: 'Sample Company',
  taxId: '0012345673',
  address: 'Sample Street 1\nMoscow',
  phone: '+7 (000) 000-00-00',
  email: 'info@example.com',
  website: 'https://example.com/',
  version: 1,
};
/* eslint-enable lingui/no-unlocalized-strings */
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
