import { MOVEMENT_REASONS, reasonText, STOCK_MOVEMENT_SORT_KEYS } from '@stockroom/contract';
import {
  FilterChip,
  FilterSelect,
  PeriodFilter,
  ProductChip,
  SearchFilter,
  useListQuery,
} from '@stockroom/shared-ui/data-table';
import { useStockOrderQuery } from '../api/stock-orders-api';
import { useTranslate } from '../texts';

export function useMovementListQuery() {
  return useListQuery({
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
}

/** Only links set the reason, product and order filters, so these show as removable chips. */
export function MovementFilters({ list }: { list: ReturnType<typeof useMovementListQuery> }) {
  const t = useTranslate();
  const { values, setFilter } = list;
  return (
    <>
      <SearchFilter
        label={t('Search stock movements')}
        placeholder={t('Search by name or SKU…')}
        value={values.search}
        takesCodes
        onSearch={(search) => setFilter('search', search, { typing: true })}
      />
      <FilterSelect
        label={t('Type')}
        value={values.movementType}
        options={[
          { value: '', label: t('All') },
          { value: 'in', label: t('Stock In') },
          { value: 'out', label: t('Stock Out') },
        ]}
        onChange={(movementType) => setFilter('movementType', movementType)}
      />
      <PeriodFilter from={values.from} to={values.to} onChange={list.setFilters} />
      <FilterSelect
        label={t('Verification')}
        value={values.toVerify}
        options={[
          { value: '', label: t('All') },
          { value: 'true', label: t('To verify') },
        ]}
        onChange={(toVerify) => setFilter('toVerify', toVerify)}
      />
      {values.reason !== '' && (
        <FilterChip
          text={t('Reason: {reason}', { reason: reasonText(values.reason) })}
          onRemove={() => setFilter('reason', '')}
        />
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
  const t = useTranslate();
  const { data: order } = useStockOrderQuery(id);
  const text = order ? t('Order: {number}', { number: order.orderNumber }) : t('One order');
  return <FilterChip text={text} onRemove={onRemove} />;
}
