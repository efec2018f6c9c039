import { describeFilter } from '@stockroom/contract';
import { media, token, useFormat, useSupplierOptionQuery } from '@stockroom/shared-ui';
import {
  AsOfFilter,
  CategoryFilter,
  PeriodFilter,
  SearchFilter,
  SupplierChip,
} from '@stockroom/shared-ui/data-table';
import styled from 'styled-components';
import { useTranslate } from '../texts';
import type { Report, ReportFilterValues } from './report';

export interface ReportFiltersProps {
  about: Report['about'];
  list: {
    values: ReportFilterValues;
    setFilter: (name: 'search', value: string, options: { typing: boolean }) => void;
    setFilters: (values: Partial<ReportFilterValues>) => void;
  };
}

/** The filters that a report has. The supplier filter shows only when a link has set it. */
export function ReportFilters({ about, list }: ReportFiltersProps) {
  const t = useTranslate();
  const { search, category, supplierId, from, to, asOf } = list.values;
  return (
    <>
      <SearchFilter
        label={t(about === 'products' ? 'Search products' : 'Search suppliers')}
        placeholder={t(about === 'products' ? 'Search by name or SKU…' : 'Search by company name…')}
        value={search}
        takesCodes={about === 'products'}
        onSearch={(text) => list.setFilter('search', text, { typing: true })}
      />
      {category !== undefined && (
        <CategoryFilter value={category} onChange={(next) => list.setFilters({ category: next })} />
      )}
      {from !== undefined && to !== undefined && (
        <PeriodFilter from={from} to={to} onChange={list.setFilters} />
      )}
      {asOf !== undefined && (
        <AsOfFilter
          label={t('As of')}
          day={asOf}
          onChange={(day) => list.setFilters({ asOf: day })}
        />
      )}
      {supplierId !== '' && (
        <SupplierChip id={supplierId} onRemove={() => list.setFilters({ supplierId: '' })} />
      )}
    </>
  );
}

/** Names the filters on paper, which does not show their controls. Exported files hold the same words. */
export function PrintedFilters({ values }: { values: ReportFilterValues }) {
  const { search, category, supplierId, customer, from, to, asOf } = values;
  const t = useTranslate();
  const { day } = useFormat();
  const supplier = useSupplierOptionQuery(supplierId, { skip: supplierId === '' }).currentData;
  const names = {
    [t('As of')]: asOf && day(asOf),
    [t('Category')]: category,
    [t('Customer')]: customer,
    [t('Supplier')]: supplierId && (supplier?.companyName ?? t('unknown')),
  };
  const period = from === undefined || to === undefined ? undefined : { from, to };
  const words = describeFilter({ period, names, search }, day, t);
  return words.length > 0 && <PaperOnly>{words.join(' · ')}</PaperOnly>;
}

const PaperOnly = styled.p`
  display: none;
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  ${media.print} {
    display: block;
  }
`;
