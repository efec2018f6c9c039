import {
  FilterChip,
  FilterSelect,
  PeriodFilter,
  ProductChip,
  SearchFilter,
} from '@stockroom/shared-ui/data-table';
import { OrderFilter } from './order-filter';
import type { MovementListQuery } from './use-movement-list-query';

const MOVEMENT_TYPES = [
  { value: '', label: 'All' },
  { value: 'in', label: 'Stock In' },
  { value: 'out', label: 'Stock Out' },
] as const;

const MARKS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'To verify' },
] as const;

/** Search, type, period and mark; a reason, a product or an order only where a link has set one. */
export function MovementFilters({ list }: { list: MovementListQuery }) {
  const { values, setFilter } = list;
  return (
    <>
      <SearchFilter
        label="Search stock movements"
        placeholder="Search by name or SKU…"
        value={values.search}
        onSearch={(search) => setFilter('search', search, { typing: true })}
      />
      <FilterSelect
        label="Type"
        value={values.movementType}
        options={MOVEMENT_TYPES}
        onChange={(movementType) => setFilter('movementType', movementType)}
      />
      <PeriodFilter from={values.from} to={values.to} onChange={list.setFilters} />
      <FilterSelect
        label="Marked"
        value={values.toVerify}
        options={MARKS}
        onChange={(toVerify) => setFilter('toVerify', toVerify)}
      />
      {values.reason !== '' && (
        <FilterChip text={`Reason: ${values.reason}`} onRemove={() => setFilter('reason', '')} />
      )}
      {values.productId !== '' && (
        <ProductChip id={values.productId} onRemove={() => setFilter('productId', '')} />
      )}
      {values.orderId !== '' && (
        <OrderFilter id={values.orderId} onRemove={() => setFilter('orderId', '')} />
      )}
    </>
  );
}
