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
import { useTranslate } from '../texts';

export function useOrderListQuery() {
  return useListQuery({
    filters: {
      search: 'text',
      status: ORDER_STATUSES,
      type: ORDER_TYPES,
      from: 'day',
      to: 'day',
      customerName: 'text',
      supplierId: 'text',
      productId: 'text',
      open: ['true'],
    },
    sortKeys: ORDER_SORT_KEYS,
    defaultSort: '-createdAt',
    sortPermissions: ORDER_SORT_PERMISSIONS,
  });
}

/** Only links set the customer, supplier, product and "open" filters, so these show as removable chips. */
export function OrderFilters({ list }: { list: ReturnType<typeof useOrderListQuery> }) {
  const t = useTranslate();
  const { values, setFilter } = list;
  const all = { value: '', label: t('All') } as const;
  return (
    <>
      <SearchFilter
        label={t('Search orders')}
        placeholder={t('Number or name…')}
        value={values.search}
        onSearch={(search) => setFilter('search', search, { typing: true })}
      />
      <FilterSelect
        label={t('Status')}
        value={values.status}
        options={[
          all,
          ...ORDER_STATUSES.map((status) => ({
            value: status,
            label: t(ORDER_STATUS_LABELS[status]),
          })),
        ]}
        onChange={(status) => setFilter('status', status)}
      />
      <FilterSelect
        label={t('Type')}
        value={values.type}
        options={[
          all,
          ...ORDER_TYPES.map((type) => ({ value: type, label: t(TYPE_LABELS[type]) })),
        ]}
        onChange={(type) => setFilter('type', type)}
      />
      <PeriodFilter from={values.from} to={values.to} onChange={list.setFilters} />
      {values.customerName !== '' && (
        <FilterChip
          text={t('Customer: {name}', { name: values.customerName })}
          onRemove={() => setFilter('customerName', '')}
        />
      )}
      {values.supplierId !== '' && (
        <SupplierChip id={values.supplierId} onRemove={() => setFilter('supplierId', '')} />
      )}
      {values.productId !== '' && (
        <ProductChip id={values.productId} onRemove={() => setFilter('productId', '')} />
      )}
      {values.open !== '' && (
        <FilterChip text={t('Open orders')} onRemove={() => setFilter('open', '')} />
      )}
    </>
  );
}
