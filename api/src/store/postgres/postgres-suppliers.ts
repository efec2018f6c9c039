import { foldName, type SUPPLIER_SORT_KEYS } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { sortKey } from '../pagination';
import type { SupplierRepository } from '../store';
import { selected, toRow } from './columns';
import { allOf } from './conditions';
import type { CountCache } from './lists/count-cache';
import { listPage, type Found } from './lists/list-page';
import { first } from './queries';
import { holdsWords } from './search/search';
import type { Tables } from './tables';

const PRODUCTS_COUNT = sql<number>`(
  select count(*)::int from products
  where products.supplier_id = suppliers.id and products.archived_at is null)`;

const SORT_VALUES: Record<(typeof SUPPLIER_SORT_KEYS)[number], RawBuilder<string | number>> = {
  companyName: sql`company_name`,
  contactPerson: sql`contact_person`,
  productsCount: sql`${PRODUCTS_COUNT}::numeric`,
};

const LISTED = [
  ...(['_id', 'companyName', 'contactPerson', 'phone', 'email', 'address'] as const),
  ...(['paymentTerms', 'minimumOrderValue', 'leadTimeDays'] as const),
  ...(['notes', 'createdAt', 'updatedAt', 'version'] as const),
];
const FIELDS = [...LISTED, 'archivedAt'] as const;

export function postgresSuppliers(db: Kysely<Tables>, counts?: CountCache): SupplierRepository {
  const suppliers = () => db.selectFrom('suppliers').select(PRODUCTS_COUNT.as('productsCount'));
  const whole = (id: string) =>
    suppliers().select(selected('suppliers', FIELDS)).where('id', '=', id);
  const live = () =>
    db
      .selectFrom('suppliers')
      .select(selected('suppliers', FIELDS))
      .where('archived_at', 'is', null)
      .orderBy('id');
  return {
    list(request) {
      const { search } = request.filter;
      const key = SORT_VALUES[sortKey(request.sort)];
      const found = (): Found => sql`
        select id, ${key} as key from suppliers
        where ${allOf(sql`archived_at is null`, search && holdsWords(sql.ref('search_text'), search))}`;
      const records = suppliers().select(selected('suppliers', LISTED));
      const source = { name: 'suppliers', found, isGathered: !!search, records, counts };
      return listPage(db, source, request);
    },
    find: (id) => first(whole(id)),
    async findMany(ids) {
      const found = db.selectFrom('suppliers').select(selected('suppliers', FIELDS));
      return ids.length > 0 ? found.where('id', 'in', ids).execute() : [];
    },
    lock: (id) => first(whole(id).forNoKeyUpdate()),
    findByNames(names) {
      const name = sql`comparable(regexp_replace(trim(company_name), '\\s+', ' ', 'g'))`;
      return live()
        .where(sql<boolean>`${name} = any(${names.map(foldName)}::text[])`)
        .execute();
    },
    findByPhone(digits) {
      const phone = sql`regexp_replace(phone, '\\D', '', 'g')`;
      return live()
        .where(sql<boolean>`${phone} like ${`%${digits}%`}`)
        .execute();
    },
    async insert(supplier) {
      await db.insertInto('suppliers').values(toRow(supplier, FIELDS)).execute();
    },
    async update(supplier, fromVersion) {
      const { id, ...changes } = toRow(supplier, FIELDS);
      const { numUpdatedRows } = await db
        .updateTable('suppliers')
        .set(changes)
        .where('id', '=', id)
        .where('version', '=', fromVersion)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
