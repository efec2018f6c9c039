import { SUPPLIER_SORT_KEYS } from '@stockroom/contract';
import { useListQuery } from '@stockroom/shared-ui/data-table';

/** What the address of the suppliers list may say. */
export function useSupplierListQuery() {
  return useListQuery({
    filters: { search: 'text' },
    sortKeys: SUPPLIER_SORT_KEYS,
    defaultSort: 'companyName',
  });
}
