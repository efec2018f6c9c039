import { msg, TEXT_COLUMNS } from '@stockroom/contract';
import type { SortKind } from '../http/cursor';
import { EXPORT_FILTERS } from '../exports/export-list';
import { idFilter, searchFilter, textFilter } from '../http/filters';
import { ID, TEXT } from '../openapi/response-schemas';

export const PRODUCT_FILTERS = {
  search: searchFilter,
  category: textFilter(msg('Category'), 100),
  supplierId: idFilter(msg('Supplier')),
  ...EXPORT_FILTERS,
};

/** How a report sorts by each key. */
export function sortKinds<Key extends string>(keys: readonly Key[]): Record<Key, SortKind> {
  const kinds = keys.map((key) => [key, TEXT_COLUMNS.includes(key) ? 'text' : 'number']);
  return Object.fromEntries(kinds) as Record<Key, SortKind>;
}

export const PRODUCT_FIELDS = {
  _id: ID,
  name: TEXT,
  sku: TEXT,
  category: TEXT,
  unitOfMeasurement: TEXT,
};
