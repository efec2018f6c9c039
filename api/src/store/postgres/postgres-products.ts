import type { OrderType } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ImageRepository, ProductRecord, ProductRepository } from '../store';
import { selected, toRow } from './columns';
import type { CountCache } from './lists/count-cache';
import { listPage } from './lists/list-page';
import { first, fixed, insertNew, updateVersion } from './queries';
import { productsFound } from './search/products-found';
import type { Tables } from './tables';

/** The fields that stock movements and orders leave alone. */
const FIELDS = [
  ...(['_id', 'name', 'sku', 'description', 'category', 'unitOfMeasurement'] as const),
  ...(['purchasePrice', 'sellingPrice', 'minimumStockLevel', 'supplierId', 'imageUrl'] as const),
  ...(['createdAt', 'updatedAt', 'archivedAt', 'version'] as const),
];

const READ = [...FIELDS, 'currentStock', 'lastMovementAt'] as const;

/** The quantity that open orders still take or bring. */
function outstanding(type: OrderType) {
  return sql<number>`(
    select coalesce(sum(quantity), 0) from outstanding_quantities
    where product_id = products.id and type = ${sql.lit(type)})`;
}

export function postgresProducts(db: Kysely<Tables>, counts?: CountCache): ProductRepository {
  const products = () =>
    db
      .selectFrom('products')
      .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
      .select(selected('products', READ))
      .select([
        sql<string | null>`trim_scale(products.average_cost)::text`.as('averageCost'),
        sql<string>`trim_scale(products.stock_value)::text`.as('stockValue'),
        outstanding('outgoing').as('committed'),
        outstanding('incoming').as('expected'),
        'suppliers.company_name as supplierName',
      ]);
  let records: RawBuilder<ProductRecord> | undefined;
  return {
    list(request) {
      records ??= fixed(products());
      const source = { name: 'products', ...productsFound(request), records, counts };
      return listPage(db, source, request);
    },
    find: (id) => first(products().where('products.id', '=', id)),
    findBySku: (sku) =>
      first(
        products().where(sql<boolean>`lower(products.sku) = lower(${sku}::text collate "und-x-icu")
          and products.archived_at is null`),
      ),
    async findBySkus(skus) {
      const wanted = sql<boolean>`lower(products.sku) in (
        select lower(sku collate "und-x-icu") from unnest(${skus}::text[]) as wanted (sku))`;
      return products().where(wanted).where('products.archived_at', 'is', null).execute();
    },
    async findMany(ids) {
      return ids.length > 0 ? products().where('products.id', 'in', ids).execute() : [];
    },
    async lock(ids) {
      if (ids.length === 0) return [];
      const rows = products().where('products.id', 'in', ids).orderBy('products.id');
      return rows.forNoKeyUpdate('products').execute();
    },
    async insert(product) {
      const row = toRow(product, [...FIELDS, 'currentStock', 'averageCost', 'stockValue']);
      await db.insertInto('products').values(row).execute();
    },
    update: (product, fromVersion) =>
      updateVersion(db, 'products', toRow(product, FIELDS), fromVersion),
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
