import { PRODUCT_SORT_KEYS, PRODUCT_SORT_PERMISSIONS } from '@stockroom/contract';
import {
  CategoryFilter,
  FilterSelect,
  SearchFilter,
  SupplierChip,
  useListQuery,
} from '@stockroom/shared-ui/data-table';

const STOCK_STATUSES = [
  { value: '', label: 'All' },
  { value: 'in', label: 'In Stock' },
  { value: 'low', label: 'Low Stock' },
  { value: 'out', label: 'Out of Stock' },
] as const;

/** The filters and sorting in the address. */
export function useProductListQuery() {
  return useListQuery({
    filters: {
      search: 'text',
      category: 'text',
      stockStatus: ['in', 'low', 'out'],
      supplierId: 'text',
    },
    sortKeys: PRODUCT_SORT_KEYS,
    defaultSort: 'name',
    sortPermissions: PRODUCT_SORT_PERMISSIONS,
  });
}

/** The supplier filter shows only when a link has set it. */
export function ProductFilters({ list }: { list: ReturnType<typeof useProductListQuery> }) {
  const { values, setFilter } = list;
  return (
    <>
      <SearchFilter
        label="Search products"
        placeholder="Search by name or SKU…"
        value={values.search}
        onSearch={(search) => setFilter('search', search, { typing: true })}
      />
      <CategoryFilter
        value={values.category}
        onChange={(category) => setFilter('category', category)}
      />
      <FilterSelect
        label="Stock status"
        value={values.stockStatus}
        options={STOCK_STATUSES}
        onChange={(stockStatus) => setFilter('stockStatus', stockStatus)}
      />
      {values.supplierId !== '' && (
        <SupplierChip id={values.supplierId} onRemove={() => setFilter('supplierId', '')} />
      )}
    </>
  );
}
