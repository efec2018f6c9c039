import type { PRODUCT_SORT_KEYS, ProductSort } from '@stockroom/contract';
import { sql, type RawBuilder } from 'kysely';
import { sortKey } from '../../sort';
import type { ListRequest, ProductFilter } from '../../store';
import type { Extent } from '../lists/known-totals';
import type { Found, SortValue } from '../lists/list-page';
import { isFound, isMatch } from './search';

type Key = (typeof PRODUCT_SORT_KEYS)[number];

const COLUMNS: Record<Key, string> = {
  name: 'name',
  sku: 'sku',
  category: 'category',
  currentStock: 'current_stock',
  purchasePrice: 'purchase_price',
  sellingPrice: 'selling_price',
  supplierName: 'company_name',
};

const TYPES: Record<Key, SortValue['type']> = {
  name: 'text',
  sku: 'text',
  category: 'text',
  currentStock: 'numeric',
  purchasePrice: 'numeric',
  sellingPrice: 'numeric',
  supplierName: 'text',
};

/** What `stock_levels` knows by itself. */
const LEVEL_KEYS: readonly Key[] = ['name', 'category', 'currentStock'];

/** All live products that match, as a page of them is cut. */
export function productsFound({
  filter,
  sort,
}: Pick<ListRequest<ProductFilter, ProductSort>, 'filter' | 'sort'>) {
  const { search } = filter;
  const key = sortKey(sort);
  // What changes elsewhere leaves no mark on the product.
  const hasExtent = !!search && key !== 'currentStock' && key !== 'supplierName';
  return {
    found: () => matching(filter, key, search ? isFound(SEARCHED, search) : null),
    walked: (extent: Extent | null) => walking(filter, key, extent),
    isGathered: !!search,
    keyType: TYPES[key],
    asOf: hasExtent ? LATELY : null,
  };
}

const SEARCHED = 'products.search_text';

/** A change shows at the end of its transaction, which takes some time, and so may the clocks differ. */
const LATELY = sql<string>`(now() - interval '2 minutes')`;

/** Names that match lie together in the order of names, so the walk begins where they do. */
function walking(filter: ProductFilter, key: Key, extent: Extent | null): Found[] {
  const matches = filter.search ? isMatch(SEARCHED, filter.search) : null;
  if (!matches || !extent) return [matching(filter, key, matches)];
  const type = sql.raw(TYPES[key]);
  const lies = sql`products.${sql.ref(COLUMNS[key])} between ${extent.first}::${type} and ${extent.last}::${type}`;
  // A range: of an open end a prepared plan expects a third of all products, and reads them all.
  const isNew = sql`products.updated_at > ${extent.asOf}::timestamptz
    and products.updated_at < 'infinity' and not ${lies}`;
  return [
    matching(filter, key, sql`${matches} and ${lies}`),
    matching(filter, key, sql`${matches} and ${isNew}`),
  ];
}

/** @param condition on `products` */
function matching(
  { category, supplierId, stockStatus }: ProductFilter,
  key: Key,
  condition: RawBuilder<unknown> | null,
): Found {
  const isByLevel = key === 'currentStock' || stockStatus === 'low' || stockStatus === 'out';
  const isSortedByLevel = isByLevel && LEVEL_KEYS.includes(key);
  const needsProduct = !isSortedByLevel || condition !== null;
  const listed = isByLevel ? 'stock_levels' : 'products';
  const sorted = isSortedByLevel ? listed : key === 'supplierName' ? 'suppliers' : 'products';
  const column = (name: string) => sql.ref(`${listed}.${name}`);
  const joins = [
    isByLevel && needsProduct ? sql`join products on products.id = stock_levels.id` : null,
    key === 'supplierName' ? sql`join suppliers on suppliers.id = products.supplier_id` : null,
  ];
  const conditions = [
    needsProduct ? sql`products.archived_at is null` : sql`true`,
    condition,
    category === undefined ? null : sql`${column('category')} = ${category}`,
    supplierId === undefined ? null : sql`${column('supplier_id')} = ${supplierId}`,
    stockStatus === 'in' ? sql`${column('current_stock')} > 0` : null,
    stockStatus === 'low' ? sql`stock_levels.is_low` : null,
    stockStatus === 'out' ? sql`stock_levels.current_stock = 0` : null,
  ];
  return sql`select ${column('id')}, ${sql.ref(`${sorted}.${COLUMNS[key]}`)} as key
    from ${sql.table(listed)} ${sql.join(joins.filter(isGiven), sql` `)}
    where ${sql.join(conditions.filter(isGiven), sql` and `)}`;
}

function isGiven<Part>(part: Part | null): part is Part {
  return part !== null;
}
