import type { OrderType, PRODUCT_SORT_KEYS, ProductSort } from '@stockroom/contract';
import { sql, type Kysely } from 'kysely';
import { sortKey } from '../sort';
import type { ProductFilter, ProductRecord, ProductRepository } from '../store';
import type { KnownTotals } from './known-totals';
import { inOrder, pageOfIds, searchPattern, type SortValue } from './list-page';
import type { Tables } from './tables';

const SORT_VALUES: Record<(typeof PRODUCT_SORT_KEYS)[number], SortValue> = {
  name: { expression: sql`products.name`, type: 'text' },
  sku: { expression: sql`products.sku`, type: 'text' },
  category: { expression: sql`products.category`, type: 'text' },
  currentStock: { expression: sql`products.current_stock`, type: 'numeric' },
  purchasePrice: { expression: sql`products.purchase_price`, type: 'numeric' },
  sellingPrice: { expression: sql`products.selling_price`, type: 'numeric' },
  supplierName: { expression: sql`suppliers.company_name`, type: 'text' },
};

/** What open orders are still to take or bring. */
function outstanding(type: OrderType) {
  return sql<number>`(
    select coalesce(sum(quantity), 0) from outstanding_quantities
    where product_id = products.id and type = ${type})`;
}

export function postgresProducts(db: Kysely<Tables>, totals?: KnownTotals): ProductRepository {
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
  return {
    async list(request) {
      const { filter, sort } = request;
      const { type: keyType } = SORT_VALUES[sortKey(sort)];
      const found = matchingProducts(db, filter, sort);
      const source = { found, isSearch: !!filter.search, keyType, totals };
      const { ids, ...page } = await pageOfIds(db, source, request);
      const records =
        ids.length > 0 ? await products.where('products.id', 'in', ids).execute() : [];
      return { records: inOrder(ids, records), ...page };
    },
    async find(id) {
      return (await products.where('products.id', '=', id).executeTakeFirst()) ?? null;
    },
    async findMany(ids) {
      return ids.length > 0 ? products.where('products.id', 'in', ids).execute() : [];
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

/** All live products that match, with what they are sorted by. */
export function matchingProducts(db: Kysely<Tables>, filter: ProductFilter, sort: ProductSort) {
  const { search, category, stockStatus, supplierId } = filter;
  return db
    .selectFrom('products')
    .$if(sortKey(sort) === 'supplierName', (query) =>
      query.innerJoin('suppliers', 'suppliers.id', 'products.supplier_id'),
    )
    .select(['products.id', SORT_VALUES[sortKey(sort)].expression.as('key')])
    .where('products.archived_at', 'is', null)
    .$if(!!search, (query) =>
      query.where('products.search_text', 'like', searchPattern(search ?? '')),
    )
    .$if(category !== undefined, (query) => query.where('products.category', '=', category ?? ''))
    .$if(supplierId !== undefined, (query) =>
      query.where('products.supplier_id', '=', supplierId ?? ''),
    )
    .$if(stockStatus !== undefined, (query) => query.where(STOCK_CONDITIONS[stockStatus ?? 'in']));
}

/** The filter as the contract's `matchesStockFilter` has it: "in" includes low. */
const STOCK_CONDITIONS = {
  in: sql<boolean>`products.current_stock > 0`,
  low: sql<boolean>`products.current_stock <= products.minimum_stock_level`,
  out: sql<boolean>`products.current_stock = 0`,
};

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
