import {
  DEFAULT_COMPANY_SETTINGS,
  DEFAULT_ROLE,
  DEFAULT_SYSTEM_SETTINGS,
} from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { Repositories } from '../store';
import { selected, toRow } from './columns';
import { insertNew } from './queries';
import type { Tables } from './tables';

const COMPANY = [
  ...(['companyName', 'taxId', 'address', 'phone'] as const),
  ...(['email', 'website', 'version'] as const),
];
const SYSTEM = ['currency', 'language', 'defaultUnit', 'lowStockThreshold', 'version'] as const;

/** A table of settings is empty until somebody changes them for the first time; then it has one row. */
export function postgresSettings(
  db: Kysely<Tables>,
): Pick<Repositories, 'settings' | 'categories'> {
  async function list(): Promise<string[]> {
    const rows = await db.selectFrom('categories').select('name').orderBy('position').execute();
    return rows.map(({ name }) => name);
  }

  return {
    settings: {
      async company() {
        const stored = db
          .selectFrom('company_settings')
          .select(selected('company_settings', COMPANY));
        return (await stored.executeTakeFirst()) ?? DEFAULT_COMPANY_SETTINGS;
      },
      async system() {
        const stored = db.selectFrom('system_settings').select(selected('system_settings', SYSTEM));
        return (await stored.executeTakeFirst()) ?? DEFAULT_SYSTEM_SETTINGS;
      },
      updateCompany: (settings, fromVersion) =>
        replace(db, 'company_settings', toRow(settings, COMPANY), fromVersion),
      updateSystem: (settings, fromVersion) =>
        replace(db, 'system_settings', toRow(settings, SYSTEM), fromVersion),
      async countApprovalLimit() {
        const stored = db.selectFrom('count_settings').select('approval_limit');
        return (await stored.executeTakeFirst())?.approval_limit ?? null;
      },
      async updateCountApprovalLimit(limit) {
        const row = { approval_limit: limit };
        await db
          .insertInto('count_settings')
          .values(row)
          .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
          .execute();
      },
      async registrationRole() {
        const stored = db.selectFrom('registration_settings').select('role');
        return (await stored.executeTakeFirst())?.role ?? DEFAULT_ROLE;
      },
      async updateRegistrationRole(role) {
        await db
          .insertInto('registration_settings')
          .values({ role })
          .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ role }))
          .execute();
      },
    },
    categories: {
      list,
      async lock() {
        await sql`lock table categories in share row exclusive mode`.execute(db);
        return list();
      },
      async add(name) {
        await insertNew(db, 'categories', { name });
      },
      async remove(name) {
        await db.deleteFrom('categories').where('name', '=', name).execute();
      },
    },
  };
}

/** @returns false when the store has another version */
async function replace<Table extends 'company_settings' | 'system_settings'>(
  db: Kysely<Tables>,
  table: Table,
  row: Tables[Table],
  fromVersion: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable<'company_settings' | 'system_settings'>(table)
    .set(row)
    .where('version', '=', fromVersion)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  if (fromVersion !== DEFAULT_SYSTEM_SETTINGS.version) return false;
  // Of two first changes at the same moment, one waits here for the other.
  return insertNew<'company_settings' | 'system_settings'>(db, table, row);
}
