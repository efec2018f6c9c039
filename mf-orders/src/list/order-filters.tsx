import { ORDER_STATUSES, ORDER_TYPES } from '@stockroom/contract';
import {
  FilterChip,
  FilterSelect,
  PeriodFilter,
  ProductChip,
  SearchFilter,
  SupplierChip,
} from '@stockroom/shared-ui/data-table';
import { STATUS_LABELS, TYPE_LABELS } from '../order-labels';
import type { OrderListQuery } from './use-order-list-query';

const ALL = { value: '', label: 'All' } as const;
const STATUSES = [
  ALL,
  ...ORDER_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
];
const TYPES = [ALL, ...ORDER_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] }))];

/** Search, status, type and period; a supplier, a product or "open" only where a link has set it. */
export function OrderFilters({ list }: { list: OrderListQuery }) {
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
