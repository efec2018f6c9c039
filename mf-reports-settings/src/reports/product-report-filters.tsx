import { CategoryFilter, SearchFilter, SupplierChip } from '@stockroom/shared-ui/data-table';
import type { useListQuery } from '@stockroom/shared-ui/data-table';
import type { LOW_STOCK_RULES } from './report-rules';

type ProductFilters = typeof LOW_STOCK_RULES.filters;
type ProductReportList = Pick<
  ReturnType<typeof useListQuery<ProductFilters, string>>,
  'values' | 'setFilter'
>;

interface ProductReportFiltersProps {
  list: ProductReportList;
}

/** Search and category; the supplier only where a link has set one. */
export function ProductReportFilters({ list }: ProductReportFiltersProps) {
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
      {values.supplierId !== '' && (
        <SupplierChip id={values.supplierId} onRemove={() => setFilter('supplierId', '')} />
      )}
    </>
  );
}
