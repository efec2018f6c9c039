import {
  daysOfMonth,
  MARGIN_SORT_KEYS,
  msg,
  overlap,
  productPath,
  reportPath,
  type MarginGroup,
  type MarginRow,
} from '@stockroom/contract';
import { EmptyState, Money, Notice, Percent } from '@stockroom/shared-ui';
import { FilterChip, FilterSelect, useListQuery } from '@stockroom/shared-ui/data-table';
import { ChartPie } from 'lucide-react';
import { useTranslate } from '../../texts';
import { BarList } from '../charts/bar-list';
import {
  PERIOD_FILTERS,
  PRODUCT_FILTERS,
  toReportQuery,
  type Report,
  type ReportProps,
} from '../report';
import { ReportView, type Notes } from '../report-view';
import { useMarginReportQuery } from '../reports-api';
import { marginColumns } from './margin-columns';
import { GROUPS, useRowName } from './margin-groups';

/** Without one, each row is a product. */
const OTHER_GROUPS = ['category', 'customer', 'month'] as const;

const RULES = {
  filters: {
    ...PRODUCT_FILTERS,
    ...PERIOD_FILTERS,
    groupBy: OTHER_GROUPS,
    customer: 'text',
  },
  sortKeys: MARGIN_SORT_KEYS,
  defaultSort: 'name',
} as const;

/** What sales brought above what their goods had cost. */
export const marginReport: Report = {
  type: 'margin',
  title: msg('Margin Report'),
  icon: ChartPie,
  permission: 'costs:read',
  about: 'products',
  rules: RULES,
  View: MarginReport,
};

function MarginReport(props: ReportProps) {
  const t = useTranslate();
  const list = useListQuery(RULES);
  const answer = useMarginReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { groupBy, ...filter } = list.values;
  const { customer } = filter;
  const group = answer.data?.group ?? (groupBy || 'product');
  const pathOf = pathsBehind(group, filter);
  const columns = marginColumns(group, pathOf, t);
  const sums = answer.data?.totals;
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={columns}
      filters={
        <>
          <FilterSelect
            label={t('Group by')}
            value={groupBy}
            options={(['', ...OTHER_GROUPS] as const).map((value) => ({
              value,
              label: t(GROUPS[value || 'product']),
            }))}
            onChange={(value) => list.setFilter('groupBy', value)}
          />
          {customer !== '' && (
            <FilterChip
              text={t('Customer: {name}', { name: customer })}
              onRemove={() => list.setFilters({ customer: '' })}
            />
          )}
        </>
      }
      totals={
        sums && {
          name: t('Total'),
          revenue: <Money value={sums.revenue} />,
          cost: <Money value={sums.cost} />,
          margin: <Money value={sums.margin} />,
          marginShare: sums.marginShare === null ? '—' : <Percent share={sums.marginShare} />,
        }
      }
      rowsOf={({ rows }) => rows}
      charts={({ rows }) => <Margins {...{ group, rows, pathOf }} />}
      words={{
        count: (total, shown) => t.plural(total, '{count} row', '{count} rows', { count: shown }),
        none: t('No sales found'),
      }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={ChartPie}
          title={t('No sales found')}
          description={t('Margins appear here once a sales order is completed.')}
        />
      }
    />
  );
}

type Filter = Record<'search' | 'category' | 'supplierId' | 'customer' | 'from' | 'to', string>;

/** The page behind a row: of the product, or this report about its products. */
function pathsBehind(group: MarginGroup, filter: Filter): (row: MarginRow) => string {
  return ({ _id }) => {
    if (group === 'product') return productPath(_id);
    if (group === 'month')
      return reportPath('margin', { ...filter, ...overlap(daysOfMonth(_id), filter) });
    return reportPath('margin', { ...filter, [group]: _id });
  };
}

interface MarginsProps {
  group: MarginGroup;
  rows: readonly MarginRow[];
  pathOf: (row: MarginRow) => string;
}

function Margins({ group, rows, pathOf }: MarginsProps) {
  const t = useTranslate();
  const nameOf = useRowName(group);
  const earning = rows.filter(({ margin }) => Number(margin) > 0);
  const others = rows.length - earning.length;
  if (earning.length === 0)
    return <Notice>{t('Nothing on this page has brought a margin.')}</Notice>;
  return (
    <BarList
      title={t('Highest margins')}
      summary={({ label }) =>
        t('Margins of {count} rows; the highest is that of {name}.', {
          count: earning.length,
          name: label,
        })
      }
      items={earning.map((row) => ({
        id: row._id,
        label: nameOf(row.name),
        value: Number(row.margin),
        figure: <Money value={row.margin} />,
        to: pathOf(row),
      }))}
      unknown={others > 0 ? t('and {count} more, without a profit', { count: others }) : undefined}
    />
  );
}

const NOTES: Notes = [
  [msg('Revenue'), msg('completed sales, less the amounts of returns.')],
  [
    msg('Cost'),
    msg(
      'the average cost of the goods when they left, less that of goods that came back to stock.',
    ),
  ],
  [msg('Margin'), msg('revenue less cost.')],
  [msg('Period and month'), msg('of the completion of a sale, and of the posting of a return.')],
];
