import {
  ORDER_SORT_KEYS,
  ORDER_SORT_PERMISSIONS,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  ORDER_TYPES,
} from '@stockroom/contract';
import {
  FilterChip,
  FilterSelect,
  PeriodFilter,
  ProductChip,
  SearchFilter,
  SupplierChip,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { TYPE_LABELS } from '../order-labels';

const ALL = { value: '', label: 'All' } as const;
const STATUSES = [
  ALL,
  ...ORDER_STATUSES.map((status) => ({ value: status, label: ORDER_STATUS_LABELS[status] })),
];
const TYPES = [ALL, ...ORDER_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }))];

/** The filters and sorting in the address of the orders list. */
export function useOrderListQuery() {
  const list = useListQuery({
    filters: {
      search: 'text',
      status: ORDER_STATUSES,
      type: ORDER_TYPES,
      from: 'day',
      to: 'day',
      supplierId: 'text',
      productId: 'text',
      open: ['true'],
    },
    sortKeys: ORDER_SORT_KEYS,
    defaultSort: '-createdAt',
    sortPermissions: ORDER_SORT_PERMISSIONS,
  });
  // The server counts the days of the period in the user's time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...list, args: { ...list.args, timeZone } };
}

/** Only links set the supplier, product and "open" filters, so these show as removable chips. */
export function OrderFilters({ list }: { list: ReturnType<typeof useOrderListQuery> }) {
  const { values, setFilter } = list;
  return (
    <>
      <SearchFilter
        label="Search orders"
        placeholder="Number or name…"
        value={values.search}
        onSearch={(search) => setFilter('search', search, { typing: true })}
      />
      <FilterSelect
        label="Status"
        value={values.status}
        options={STATUSES}
        onChange={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label="Type"
        value={values.type}
        options={TYPES}
        onChange={(type) => setFilter('type', type)}
      />
      <PeriodFilter from={values.from} to={values.to} onChange={list.setFilters} />
      {values.supplierId !== '' && (
        <SupplierChip id={values.supplierId} onRemove={() => setFilter('supplierId', '')} />
      )}
      {values.productId !== '' && (
        <ProductChip id={values.productId} onRemove={() => setFilter('productId', '')} />
      )}
      {values.open !== '' && (
        <FilterChip text="Open orders" onRemove={() => setFilter('open', '')} />
      )}
    </>
  );
}
