import type { PRODUCT_SORT_KEYS, ProductSort } from '@stockroom/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { sortKey } from '../sort';
import type { ProductFilter, ProductRecord, ProductRepository } from '../store';
import { inOrder, pageOfIds, searchPattern } from './list-page';
import type { Tables } from './tables';

const SORT_VALUES: Record<(typeof PRODUCT_SORT_KEYS)[number], RawBuilder<string | number>> = {
  name: sql`products.name`,
  sku: sql`products.sku`,
  category: sql`products.category`,
  currentStock: sql`products.current_stock`,
  purchasePrice: sql`products.purchase_price`,
  sellingPrice: sql`products.selling_price`,
  supplierName: sql`suppliers.company_name`,
};

export function postgresProducts(db: Kysely<Tables>): ProductRepository {
  const products = db
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
      'products.supplier_id as supplierId',
      'suppliers.company_name as supplierName',
      'products.image_url as imageUrl',
      'products.created_at as createdAt',
      'products.updated_at as updatedAt',
      'products.archived_at as archivedAt',
      'products.version',
    ]);
  return {
    async list(request) {
      const { filter, sort } = request;
      const found = foundBy(db, filter, sort);
      const { ids, ...page } = await pageOfIds(db, { found, isSearch: !!filter.search }, request);
      const records =
        ids.length > 0 ? await products.where('products.id', 'in', ids).execute() : [];
      return { records: inOrder(ids, records), ...page };
    },
    async find(id) {
      return (await products.where('products.id', '=', id).executeTakeFirst()) ?? null;
    },
    async lock(ids) {
      if (ids.length === 0) return [];
      const rows = products.where('products.id', 'in', ids).orderBy('products.id');
      return rows.forNoKeyUpdate('products').execute();
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

function foundBy(db: Kysely<Tables>, filter: ProductFilter, sort: ProductSort) {
  const { search, category, stockStatus, supplierId } = filter;
  return (
    db
      .selectFrom('products')
      // Left, so that the planner leaves the join out of the orders that do not need it.
      .leftJoin('suppliers', 'suppliers.id', 'products.supplier_id')
      .select(['products.id', SORT_VALUES[sortKey(sort)].as('key')])
      .where('products.archived_at', 'is', null)
      .$if(!!search, (query) =>
        query.where('products.search_text', 'like', searchPattern(search ?? '')),
      )
      .$if(category !== undefined, (query) => query.where('products.category', '=', category ?? ''))
      .$if(supplierId !== undefined, (query) =>
        query.where('products.supplier_id', '=', supplierId ?? ''),
      )
      .$if(stockStatus !== undefined, (query) => query.where(STOCK_CONDITIONS[stockStatus ?? 'in']))
  );
}

/** The filter as the contract's `matchesStockFilter` has it: "in" includes low. */
const STOCK_CONDITIONS = {
  in: sql<boolean>`products.current_stock > 0`,
  low: sql<boolean>`products.current_stock <= products.minimum_stock_level`,
  out: sql<boolean>`products.current_stock = 0`,
};

/** All but stock and average cost, which follow from the movements. */
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
