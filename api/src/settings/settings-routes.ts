import {
  companySettingsSchema,
  msg,
  systemSettingsSchema,
  type CompanySettings,
  type SettingsResult,
  type SystemSettings,
} from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { versionConflict } from '../errors';
import { readRoute, writeRoute, type Route } from '../http/route';
import { record } from '../openapi/response-schemas';
import { fieldTypesOf } from '../openapi/json-schema';
import type { Work } from '../unit-of-work';

const COMPANY = { settings: record(fieldTypesOf(companySettingsSchema)) };
const SYSTEM = { settings: record(fieldTypesOf(systemSettingsSchema)) };

export const SETTINGS_ROUTES: readonly Route[] = [
  readRoute({
    path: '/api/settings/company',
    permission: 'signed-in',
    summary: 'Name and address of the company',
    answer: record(COMPANY),
    read: async ({ repositories }): Promise<SettingsResult<CompanySettings>> => ({
      settings: await repositories.settings.company(),
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/settings/company',
    permission: 'settings:write',
    summary: 'Change: name and address of the company',
    body: companySettingsSchema,
    answer: COMPANY,
    errors: ['VERSION_CONFLICT'],
    message: msg('Company settings saved successfully'),
    write(work, input) {
      const { company, updateCompany } = work.repositories.settings;
      return replace(work, 'company-settings', input, company, updateCompany);
    },
  }),
  readRoute({
    path: '/api/settings/system',
    // Every page shows money and dates by them.
    permission: 'signed-in',
    summary: 'Currency, language and defaults',
    answer: record(SYSTEM),
    read: async ({ repositories }): Promise<SettingsResult<SystemSettings>> => ({
      settings: await repositories.settings.system(),
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/settings/system',
    permission: 'settings:write',
    summary: 'Change: currency, language and defaults',
    body: systemSettingsSchema,
    answer: SYSTEM,
    errors: ['VERSION_CONFLICT'],
    message: msg('System settings saved successfully'),
    write(work, input) {
      const { system, updateSystem } = work.repositories.settings;
      return replace(work, 'system-settings', input, system, updateSystem);
    },
  }),
];

/** @throws ApiError VERSION_CONFLICT */
async function replace<Settings extends CompanySettings | SystemSettings>(
  work: Work,
  entity: 'company-settings' | 'system-settings',
  input: Settings,
  read: () => Promise<Settings>,
  update: (settings: Settings, fromVersion: number) => Promise<boolean>,
): Promise<SettingsResult<Settings>> {
  const before = await read();
  const settings = { ...input, version: input.version + 1 };
  if (!(await update(settings, input.version))) throw versionConflict('settings');
  await recordChange(work, { entity, action: 'updated', before, after: settings });
  return { settings };
}
