import { barcodeKey, isBarcodeLike, type Barcode } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { BarcodeOwner, ImageRepository, ProductRecord, ProductRepository } from '../store';
import { columnName, selected, toRow } from './columns';
import type { CountCache } from './lists/count-cache';
import { listPage } from './lists/list-page';
import { first, fixed, insertNew } from './queries';
import { productsFound } from './search/products-found';
import type { Tables } from './tables';

/** The fields that stock movements and orders leave alone. */
const FIELDS = [
  ...(['_id', 'name', 'sku', 'description', 'category', 'unitOfMeasurement'] as const),
  ...(['purchasePrice', 'sellingPrice', 'minimumStockLevel', 'packSize'] as const),
  ...(['supplierId', 'imageUrl'] as const),
  ...(['createdAt', 'updatedAt', 'archivedAt', 'version'] as const),
];

/** JSON has the units as numbers. */
const BARCODES = sql<Barcode[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'units', units) order by position), '[]')
  from product_barcodes where product_id = products.id)`;

const READ = [...FIELDS, 'currentStock', 'lastMovementAt'] as const;

/** What open orders still take and bring of the product beside it. */
const OUTSTANDING = sql<{ committed: number; expected: number }>`(
  select coalesce(sum(quantity) filter (where type = 'outgoing'), 0) as committed,
    coalesce(sum(quantity) filter (where type = 'incoming'), 0) as expected
  from outstanding_quantities where product_id = products.id)`.as<'outstanding'>(sql`outstanding`);

export function postgresProducts(db: Kysely<Tables>, counts?: CountCache): ProductRepository {
  const products = () =>
    db
      .selectFrom('products')
      .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
      .innerJoinLateral(OUTSTANDING, (join) => join.onTrue())
      .select(selected('products', READ))
      .select([
        sql<string | null>`trim_scale(products.average_cost)::text`.as('averageCost'),
        sql<string>`trim_scale(products.stock_value)::text`.as('stockValue'),
        BARCODES.as('barcodes'),
        'outstanding.committed',
        'outstanding.expected',
        'suppliers.company_name as supplierName',
      ]);
  const ownersOf = async (codes: readonly string[]) => {
    const { rows } = await sql<BarcodeOwner>`
      select key, product_id as "productId", name
      from product_barcodes join products on products.id = product_id
      where is_live and key = any(${codes.map(barcodeKey)}::text[])`.execute(db);
    return rows;
  };
  const ownerOf = async (search = '') =>
    isBarcodeLike(search) ? ((await ownersOf([search]))[0]?.productId ?? null) : null;
  /** Of products whose stored barcodes are gone. */
  const insertBarcodes = async (products: readonly ProductRecord[]) => {
    const rows = products.flatMap(({ _id, barcodes, archivedAt }) =>
      barcodes.map(({ code, units }, position) => ({
        product_id: _id,
        position,
        code,
        key: barcodeKey(code),
        units,
        is_live: archivedAt === null,
      })),
    );
    if (rows.length > 0) await db.insertInto('product_barcodes').values(rows).execute();
  };
  let records: RawBuilder<ProductRecord> | undefined;
  return {
    async list(request) {
      records ??= fixed(products());
      // Before the list, whose plan stays the same for every text that is no barcode.
      const owner = await ownerOf(request.filter.search);
      const source = { name: 'products', ...productsFound(request, owner), records, counts };
      return listPage(db, source, request);
    },
    find: (id) => first(products().where('products.id', '=', id)),
    async findByCode(code) {
      const owner = await ownerOf(code);
      const bySku = sql`select id from products where archived_at is null
        and lower(sku) = lower(${code}::text collate "und-x-icu")`;
      return products()
        .where(sql<boolean>`products.id in (${bySku} union all select ${owner}::uuid)`)
        .orderBy(sql`products.id is not distinct from ${owner}::uuid`, 'desc')
        .execute();
    },
    barcodeOwners: ownersOf,
    async findBySkus(skus) {
      // An array makes PostgreSQL use the index, also before it knows how many products there are.
      const wanted = sql<boolean>`lower(products.sku) = any (array(
        select lower(sku collate "und-x-icu") from unnest(${skus}::text[]) as wanted (sku)))`;
      return products().where(wanted).where('products.archived_at', 'is', null).execute();
    },
    async lastSkuNumber() {
      const { rows } = await sql<{ last: number }>`
        select coalesce(max(substring(sku from '^[Pp]-([0-9]{1,8})$')::int), 0) as last
        from products`.execute(db);
      return rows[0]?.last ?? 0;
    },
    async findMany(ids) {
      return ids.length > 0 ? products().where('products.id', 'in', ids).execute() : [];
    },
    async lock(ids) {
      if (ids.length === 0) return [];
      const rows = products().where('products.id', 'in', ids).orderBy('products.id');
      return rows.forNoKeyUpdate('products').execute();
    },
    async insert(...products) {
      const rows = products.map((product) =>
        toRow(product, [...FIELDS, 'currentStock', 'averageCost', 'stockValue']),
      );
      await db.insertInto('products').values(rows).execute();
      await insertBarcodes(products);
    },
    async update(...products) {
      const rows = JSON.stringify(products.map((product) => toRow(product, FIELDS)));
      const columns = FIELDS.map(columnName).filter((column) => column !== 'id');
      const { rows: updated } = await sql<{ id: string }>`
        update products set ${sql.join(columns.map((column) => sql`${sql.id(column)} = given.${sql.id(column)}`))}
        from jsonb_populate_recordset(null::products, ${rows}::jsonb) as given
        where products.id = given.id and products.version = given.version - 1
        returning products.id`.execute(db);
      const ids = new Set(updated.map(({ id }) => id));
      if (ids.size === 0) return 0;
      await db
        .deleteFrom('product_barcodes')
        .where('product_id', 'in', [...ids])
        .execute();
      await insertBarcodes(products.filter(({ _id }) => ids.has(_id)));
      return ids.size;
    },
    async takeInStoreNumbers(count) {
      const counter = await db
        .insertInto('in_store_counter')
        .values({ value: count })
        .onConflict((conflict) =>
          conflict
            .column('is_only')
            .doUpdateSet({ value: sql`in_store_counter.value + excluded.value` }),
        )
        .returning('value')
        .executeTakeFirstOrThrow();
      return counter.value;
    },
  };
}

const IMAGE = ['hash', 'type', 'bytes'] as const;

export function postgresImages(db: Kysely<Tables>): ImageRepository {
  const images = db.selectFrom('images').select(IMAGE);
  return {
    find: (hash) => first(images.where('hash', '=', hash)),
    async insert(image, now) {
      await insertNew(db, 'images', { ...toRow(image, IMAGE), created_at: now });
    },
  };
}
