import type { Kysely } from 'kysely';
import type { SettingsRepository } from '../settings';
import type { Tables } from './tables';

export function postgresSettings(db: Kysely<Tables>): SettingsRepository {
  return {
    company: () =>
      db
        .selectFrom('company_settings')
        .select(['company_name as companyName', 'tax_id as taxId', 'address', 'phone'])
        .select(['email', 'website', 'version'])
        .executeTakeFirstOrThrow(),
    system: () =>
      db
        .selectFrom('system_settings')
        .select(['currency', 'language', 'default_unit as defaultUnit'])
        .select(['low_stock_threshold as lowStockThreshold', 'version'])
        .executeTakeFirstOrThrow(),
    async updateCompany({ companyName, taxId, ...same }, fromVersion) {
      const { numUpdatedRows } = await db
        .updateTable('company_settings')
        .set({ company_name: companyName, tax_id: taxId, ...same })
        .where('version', '=', fromVersion)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async updateSystem({ defaultUnit, lowStockThreshold, ...same }, fromVersion) {
      const { numUpdatedRows } = await db
        .updateTable('system_settings')
        .set({ default_unit: defaultUnit, low_stock_threshold: lowStockThreshold, ...same })
        .where('version', '=', fromVersion)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
