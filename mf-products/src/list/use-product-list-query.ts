import { PRODUCT_SORT_KEYS } from '@stockroom/contract';
import { useListQuery } from '@stockroom/shared-ui/data-table';

/** What the address of the products list may say. `supplierId` is set by links from the suppliers. */
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
  });
}

export type ProductListQuery = ReturnType<typeof useProductListQuery>;
