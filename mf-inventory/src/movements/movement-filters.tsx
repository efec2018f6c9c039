import { MOVEMENT_REASONS, STOCK_MOVEMENT_SORT_KEYS } from '@stockroom/contract';
import {
  FilterChip,
  FilterSelect,
  PeriodFilter,
  ProductChip,
  SearchFilter,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { useStockOrderQuery } from '../api/stock-orders-api';

const MOVEMENT_TYPES = [
  { value: '', label: 'All' },
  { value: 'in', label: 'Stock In' },
  { value: 'out', label: 'Stock Out' },
] as const;

const MARKS = [
  { value: '', label: 'All' },
  { value: 'true', label: 'To verify' },
] as const;

/** The filters and sorting in the address of the movements list. */
export function useMovementListQuery() {
  const list = useListQuery({
    filters: {
      search: 'text',
      movementType: ['in', 'out'],
      from: 'day',
      to: 'day',
      toVerify: ['true'],
      reason: MOVEMENT_REASONS,
      productId: 'text',
      orderId: 'text',
    },
    sortKeys: STOCK_MOVEMENT_SORT_KEYS,
    defaultSort: '-createdAt',
  });
  // The server counts the days of the period in the user's time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...list, args: { ...list.args, timeZone } };
}

/** Only links set the reason, product and order filters, so these show as removable chips. */
export function MovementFilters({ list }: { list: ReturnType<typeof useMovementListQuery> }) {
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
        <OrderChip id={values.orderId} onRemove={() => setFilter('orderId', '')} />
      )}
    </>
  );
}

function OrderChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { data: order } = useStockOrderQuery(id);
  const text = order ? `Order: ${order.orderNumber}` : 'One order';
  return <FilterChip text={text} onRemove={onRemove} />;
}
