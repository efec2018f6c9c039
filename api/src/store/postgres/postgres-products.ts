import type { OrderType } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import type { ProductRecord, ProductRepository } from '../store';
import type { KnownTotals } from './lists/known-totals';
import { listPage } from './lists/list-page';
import { productsFound } from './search/products-found';
import { all, build, first, fixed } from './lists/queries';
import type { Tables } from './tables';

/** What open orders are still to take or bring. */
function outstanding(type: OrderType) {
  return sql<number>`(
    select coalesce(sum(quantity), 0) from outstanding_quantities
    where product_id = products.id and type = ${sql.lit(type)})`;
}

const PRODUCTS = build
  .selectFrom('products')
  .innerJoin('suppliers', 'suppliers.id', 'products.supplier_id')
  .select([
    'products.id as _id',
    'products.name',
    'products.sku',
    'products.description',
    'products.category',
    'products.unit_of_measurement as unitOfMeasurement',
    'products.purchase_price as purchasePrice',
    'products.selling_price as sellingPrice',
    'products.minimum_stock_level as minimumStockLevel',
    'products.current_stock as currentStock',
    sql<string | null>`trim_scale(products.average_cost)::text`.as('averageCost'),
    'products.last_movement_at as lastMovementAt',
    outstanding('outgoing').as('committed'),
    outstanding('incoming').as('expected'),
    'products.supplier_id as supplierId',
    'suppliers.company_name as supplierName',
    'products.image_url as imageUrl',
    'products.created_at as createdAt',
    'products.updated_at as updatedAt',
    'products.archived_at as archivedAt',
    'products.version',
  ]);

const RECORDS = fixed(PRODUCTS);

export function postgresProducts(db: Kysely<Tables>, totals?: KnownTotals): ProductRepository {
  return {
    list: (request) =>
      listPage(
        db,
        { name: 'products', ...productsFound(request), records: RECORDS, totals },
        request,
      ),
    find: (id) => first(db, PRODUCTS.where('products.id', '=', id)),
    findBySku: (sku) =>
      first(
        db,
        PRODUCTS.where(sql<boolean>`lower(products.sku) = lower(${sku}::text collate "und-x-icu")
          and products.archived_at is null`),
      ),
    async findMany(ids) {
      return ids.length > 0 ? all(db, PRODUCTS.where('products.id', 'in', ids)) : [];
    },
    async lock(ids) {
      if (ids.length === 0) return [];
      const rows = PRODUCTS.where('products.id', 'in', ids).orderBy('products.id');
      return all(db, rows.forNoKeyUpdate('products'));
    },
    async insert(product) {
      const { currentStock, averageCost } = product;
      const row = { ...toRow(product), current_stock: currentStock, average_cost: averageCost };
      await db.insertInto('products').values(row).execute();
    },
    async update(product, fromVersion) {
      const { id, ...changes } = toRow(product);
      const { numUpdatedRows } = await db
        .updateTable('products')
        .set(changes)
        .where('id', '=', id)
        .where('version', '=', fromVersion)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}

/** All but what follows from the movements. */
function toRow(product: ProductRecord) {
  return {
    id: product._id,
    name: product.name,
    sku: product.sku,
    description: product.description,
    category: product.category,
    unit_of_measurement: product.unitOfMeasurement,
    purchase_price: product.purchasePrice,
    selling_price: product.sellingPrice,
    minimum_stock_level: product.minimumStockLevel,
    supplier_id: product.supplierId,
    image_url: product.imageUrl,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
    archived_at: product.archivedAt,
    version: product.version,
  };
}
