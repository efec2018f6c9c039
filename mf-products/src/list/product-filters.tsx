import {
  CategoryFilter,
  FilterSelect,
  SearchFilter,
  SupplierChip,
} from '@stockroom/shared-ui/data-table';
import type { ProductListQuery } from './use-product-list-query';

const STOCK_STATUSES = [
  { value: '', label: 'All' },
  { value: 'in', label: 'In Stock' },
  { value: 'low', label: 'Low Stock' },
  { value: 'out', label: 'Out of Stock' },
] as const;

/** Search, category and stock status; the supplier only where a link has set one. */
export function ProductFilters({ list }: { list: ProductListQuery }) {
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
