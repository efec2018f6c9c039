import type { PRODUCT_SORT_KEYS, ProductSort } from '@stockroom/contract';
import { sql, type RawBuilder } from 'kysely';
import { sortKey } from '../../pagination';
import type { ListRequest, ProductFilter } from '../../store';
import { columnName } from '../columns';
import { allOf, isEqual } from '../conditions';
import type { Extent } from '../lists/count-cache';
import type { Found } from '../lists/list-page';
import { isFound, isMatch } from './search';

type Key = (typeof PRODUCT_SORT_KEYS)[number];

const LEVEL_KEYS: readonly Key[] = ['name', 'category', 'currentStock'];

/**
 * The live products that match, for `listPage`.
 * @param owner the id of the product whose barcode the search is
 */
export function productsFound(
  { filter, sort }: Pick<ListRequest<ProductFilter, ProductSort>, 'filter' | 'sort'>,
  owner: string | null = null,
) {
  const { search } = filter;
  const key = sortKey(sort);
  // A movement or a supplier changes these without a mark on the product.
  const hasExtent = !!search && key !== 'currentStock' && key !== 'supplierName';
  return {
    found: () => matching(filter, key, search ? orOwner(isFound(SEARCHED, search), owner) : null),
    walked: (extent: Extent | null) => walking(filter, key, extent, owner),
    isGathered: !!search,
    asOf: hasExtent ? LATELY : null,
  };
}

const SEARCHED = 'products.search_text';

/** A change shows when its transaction ends, which takes some time, and clocks differ. */
const LATELY = sql<string>`(now() - interval '2 minutes')`;

/** Names that match lie together in the order of names, so the walk begins where they do. */
function walking(
  filter: ProductFilter,
  key: Key,
  extent: Extent | null,
  owner: string | null,
): Found[] {
  const matches = filter.search ? orOwner(isMatch(SEARCHED, filter.search), owner) : null;
  if (!matches || !extent) return [matching(filter, key, matches)];
  const isInExtent = sql`${keyColumn('products', key)} between ${extent.first} and ${extent.last}`;
  // A prepared plan does not know the time. It expects few rows of a range with two ends, and uses the index.
  const isNew = sql`products.updated_at between ${extent.asOf} and 'infinity' and not ${isInExtent}`;
  return [isInExtent, isNew].map((place) => matching(filter, key, sql`${matches} and ${place}`));
}

function orOwner(matches: RawBuilder<boolean>, owner: string | null): RawBuilder<boolean> {
  return owner === null ? matches : sql<boolean>`(${matches} or products.id = ${owner})`;
}

/** @param condition on `products` */
function matching(filter: ProductFilter, key: Key, condition: RawBuilder<unknown> | null): Found {
  const { category, supplierId, stockStatus } = filter;
  const isByLevel = key === 'currentStock' || stockStatus === 'low' || stockStatus === 'out';
  const isSortedByLevel = isByLevel && LEVEL_KEYS.includes(key);
  const needsProduct = !isSortedByLevel || condition !== null;
  const listed = isByLevel ? 'stock_levels' : 'products';
  const sorted = isSortedByLevel ? listed : key === 'supplierName' ? 'suppliers' : 'products';
  return sql`select ${sql.ref(`${listed}.id`)}, ${keyColumn(sorted, key)} as key
    from ${sql.table(listed)}
      ${isByLevel && needsProduct ? sql`join products on products.id = stock_levels.id` : sql``}
      ${key === 'supplierName' ? sql`join suppliers on suppliers.id = products.supplier_id` : sql``}
    where ${allOf(
      needsProduct && sql`products.archived_at is null`,
      condition,
      isEqual(`${listed}.category`, category),
      isEqual(`${listed}.supplier_id`, supplierId),
      stockStatus === 'in' && sql`${sql.ref(`${listed}.current_stock`)} > 0`,
      stockStatus === 'low' && sql`stock_levels.is_low`,
      stockStatus === 'out' && sql`stock_levels.current_stock = 0`,
      ...uncounted(`${listed}.id`, filter),
    )}`;
}

function uncounted(id: string, { notCountedSince, uncountedIn }: ProductFilter) {
  return [
    notCountedSince &&
      sql`not exists (select from document_lines join documents on documents.id = document_id
        where product_id = ${sql.ref(id)} and quantity is not null and saved_at >= ${notCountedSince}
          and documents.kind = 'count' and documents.state = 'posted')`,
    uncountedIn &&
      sql`not exists (select from document_lines where document_id = ${uncountedIn}
        and product_id = ${sql.ref(id)} and quantity is not null)`,
  ];
}

function keyColumn(table: string, key: Key) {
  return sql.ref(`${table}.${key === 'supplierName' ? 'company_name' : columnName(key)}`);
}
