import {
  DEFAULT_COMPANY_SETTINGS,
  DEFAULT_SYSTEM_SETTINGS,
  type CompanySettings,
  type SystemSettings,
} from '@stockroom/contract';
import type { Kysely } from 'kysely';
import type { SettingsRepository } from '../settings';
import type { Tables } from './tables';

/** A table of settings has one row, and none until they are changed for the first time. */
export function postgresSettings(db: Kysely<Tables>): SettingsRepository {
  return {
    async company() {
      const stored = await db
        .selectFrom('company_settings')
        .select(['company_name as companyName', 'tax_id as taxId', 'address', 'phone'])
        .select(['email', 'website', 'version'])
        .executeTakeFirst();
      return stored ?? DEFAULT_COMPANY_SETTINGS;
    },
    async system() {
      const stored = await db
        .selectFrom('system_settings')
        .select(['currency', 'language', 'default_unit as defaultUnit'])
        .select(['low_stock_threshold as lowStockThreshold', 'version'])
        .executeTakeFirst();
      return stored ?? DEFAULT_SYSTEM_SETTINGS;
    },
    updateCompany: (settings, fromVersion) =>
      replace(db, 'company_settings', toCompanyRow(settings), fromVersion),
    updateSystem: (settings, fromVersion) =>
      replace(db, 'system_settings', toSystemRow(settings), fromVersion),
  };
}

/** @returns false when the stored version is another one */
async function replace<Table extends 'company_settings' | 'system_settings'>(
  db: Kysely<Tables>,
  table: Table,
  row: Table extends 'company_settings' ? CompanyRow : SystemRow,
  fromVersion: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable<'company_settings' | 'system_settings'>(table)
    .set(row)
    .where('version', '=', fromVersion)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  if (fromVersion !== DEFAULT_SYSTEM_SETTINGS.version) return false;
  // Whoever else changes them for the first time at this moment waits here.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto<'company_settings' | 'system_settings'>(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type CompanyRow = ReturnType<typeof toCompanyRow>;
type SystemRow = ReturnType<typeof toSystemRow>;

function toCompanyRow({ companyName, taxId, ...same }: CompanySettings) {
  return { company_name: companyName, tax_id: taxId, ...same };
}

function toSystemRow({ defaultUnit, lowStockThreshold, ...same }: SystemSettings) {
  return { default_unit: defaultUnit, low_stock_threshold: lowStockThreshold, ...same };
}
