import { CategoryFilter, FilterChip, SearchFilter } from '@stockroom/shared-ui/data-table';
import type { useListQuery } from '@stockroom/shared-ui/data-table';
import type { LOW_STOCK_RULES } from './report-rules';

type ProductFilters = typeof LOW_STOCK_RULES.filters;
type ProductReportList = Pick<
  ReturnType<typeof useListQuery<ProductFilters, string>>,
  'values' | 'setFilter'
>;

interface ProductReportFiltersProps {
  list: ProductReportList;
  /** The name of the supplier that a link has narrowed the report to, once it is known. */
  supplierName?: string;
}

/** Search and category; the supplier only where a link has set one. */
export function ProductReportFilters({ list, supplierName }: ProductReportFiltersProps) {
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
        <FilterChip
          text={supplierName === undefined ? 'One supplier' : `Supplier: ${supplierName}`}
          onRemove={() => setFilter('supplierId', '')}
        />
      )}
    </>
  );
}
