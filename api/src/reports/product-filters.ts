import { idFilter, searchFilter, textFilter } from '../http/filters';

/** By which a report of products can be narrowed down. */
export const PRODUCT_FILTERS = {
  search: searchFilter,
  category: textFilter('Category', 100),
  supplierId: idFilter('Supplier'),
};

/** What every report of products can be sorted by, at least. */
export const PRODUCT_SORT_KINDS = { name: 'text', sku: 'text', category: 'text' } as const;
