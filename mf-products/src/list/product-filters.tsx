import { PRODUCT_SORT_KEYS, PRODUCT_SORT_PERMISSIONS } from '@stockroom/contract';
import {
  CategoryFilter,
  FilterSelect,
  SearchFilter,
  SupplierChip,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { useTranslate } from '../texts';

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
  const t = useTranslate();
  const { values, setFilter } = list;
  return (
    <>
      <SearchFilter
        label={t('Search products')}
        placeholder={t('Search by name or SKU…')}
        value={values.search}
        takesCodes
        onSearch={(search) => setFilter('search', search, { typing: true })}
      />
      <CategoryFilter
        value={values.category}
        onChange={(category) => setFilter('category', category)}
      />
      <FilterSelect
        label={t('Stock status')}
        value={values.stockStatus}
        options={[
          { value: '', label: t('All') },
          { value: 'in', label: t('In Stock') },
          { value: 'low', label: t('Low Stock') },
          { value: 'out', label: t('Out of Stock') },
        ]}
        onChange={(stockStatus) => setFilter('stockStatus', stockStatus)}
      />
      {values.supplierId !== '' && (
        <SupplierChip id={values.supplierId} onRemove={() => setFilter('supplierId', '')} />
      )}
    </>
  );
}
