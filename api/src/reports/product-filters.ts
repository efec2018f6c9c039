import { idFilter, searchFilter, textFilter } from '../http/filters';

/** By which a report of products can be narrowed down. */
export const PRODUCT_FILTERS = {
  search: searchFilter,
  category: textFilter('Category', 100),
  supplierId: idFilter('Supplier'),
};
