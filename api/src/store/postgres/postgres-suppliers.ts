import type { SUPPLIER_SORT_KEYS } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { sortKey } from '../sort';
import type { SupplierFilter, SupplierRecord, SupplierRepository } from '../store';
import type { KnownTotals } from './lists/known-totals';
import { listPage, type SortValue } from './lists/list-page';
import { build, first, fixed } from './lists/queries';
import { holdsWords } from './search/search';
import type { Tables } from './tables';

const PRODUCTS_COUNT = sql<number>`(
  select count(*)::int from products
  where products.supplier_id = suppliers.id and products.archived_at is null)`;

const SORT_VALUES: Record<(typeof SUPPLIER_SORT_KEYS)[number], SortValue> = {
  companyName: { expression: sql`suppliers.company_name`, type: 'text' },
  contactPerson: { expression: sql`suppliers.contact_person`, type: 'text' },
  productsCount: { expression: PRODUCTS_COUNT, type: 'numeric' },
};

const SUPPLIERS = build
  .selectFrom('suppliers')
  .select([
    'id as _id',
    'company_name as companyName',
    'contact_person as contactPerson',
    'phone',
    'email',
    'address',
    'payment_terms as paymentTerms',
    'notes',
    'created_at as createdAt',
    'updated_at as updatedAt',
    'version',
    PRODUCTS_COUNT.as('productsCount'),
  ]);

const RECORDS = fixed(SUPPLIERS);

export function postgresSuppliers(db: Kysely<Tables>, totals?: KnownTotals): SupplierRepository {
  return {
    list(request) {
      const { search } = request.filter;
      const { expression, type } = SORT_VALUES[sortKey(request.sort)];
      const source = {
        name: 'suppliers',
        found: () => foundBy(db, request.filter, expression),
        isGathered: !!search,
        keyType: type,
        records: RECORDS,
        totals,
      };
      return listPage(db, source, request);
    },
    find: (id) => first(db, SUPPLIERS.select('archived_at as archivedAt').where('id', '=', id)),
    async insert(supplier) {
      await db.insertInto('suppliers').values(toRow(supplier)).execute();
    },
    async update(supplier, fromVersion) {
      const { id, ...changes } = toRow(supplier);
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

function foundBy(db: Kysely<Tables>, { search }: SupplierFilter, key: RawBuilder<string | number>) {
  return db
    .selectFrom('suppliers')
    .select(['suppliers.id', key.as('key')])
    .where('archived_at', 'is', null)
    .$if(!!search, (query) => query.where(holdsWords(sql.ref('search_text'), search ?? '')));
}

function toRow(supplier: SupplierRecord) {
  return {
    id: supplier._id,
    company_name: supplier.companyName,
    contact_person: supplier.contactPerson,
    phone: supplier.phone,
    email: supplier.email,
    address: supplier.address,
    payment_terms: supplier.paymentTerms,
    notes: supplier.notes,
    created_at: supplier.createdAt,
    updated_at: supplier.updatedAt,
    archived_at: supplier.archivedAt,
    version: supplier.version,
  };
}
