import { movementsPath, msg, reportPath, TURNOVER_SORT_KEYS } from '@stockroom/contract';
import { EmptyState, Notice } from '@stockroom/shared-ui';
import { useListQuery } from '@stockroom/shared-ui/data-table';
import { ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslate } from '../../texts';
import { MoneyLink } from '../figures';
import {
  PERIOD_FILTERS,
  PRODUCT_FILTERS,
  toReportQuery,
  type Report,
  type ReportProps,
} from '../report';
import { ReportView, type Notes } from '../report-view';
import { useTurnoverReportQuery } from '../reports-api';
import { MovementReasons } from './movement-reasons';
import { TurnoverChart } from './turnover-chart';
import { turnoverColumns, turnoverPaths } from './turnover-columns';

const RULES = {
  filters: { ...PRODUCT_FILTERS, ...PERIOD_FILTERS },
  sortKeys: TURNOVER_SORT_KEYS,
  defaultSort: 'name',
} as const;

/** Opening stock of a period, stock in, stock out and closing stock. */
export const turnoverReport: Report = {
  type: 'stock-movements',
  title: msg('Stock Movements'),
  icon: ArrowLeftRight,
  permission: 'costs:read',
  about: 'products',
  rules: RULES,
  View: TurnoverReport,
};

function TurnoverReport(props: ReportProps) {
  const t = useTranslate();
  const list = useListQuery(RULES);
  const answer = useTurnoverReportQuery(toReportQuery(list.args), {
    refetchOnMountOrArgChange: true,
  });
  const { from, to, ...products } = list.values;
  const { search, category, supplierId } = products;
  const period = { from, to };
  // The list of movements has no filter for categories and suppliers.
  const isListed = category === '' && supplierId === '';
  const paths = isListed ? turnoverPaths({ search }, period) : null;
  const columns = useMemo(() => turnoverColumns({ from, to }, t), [from, to, t]);
  const sums = answer.data?.totals;
  return (
    <ReportView
      {...props}
      list={list}
      answer={answer}
      columns={columns}
      totals={
        // Quantities of different units don't add up.
        sums && {
          name: t('Total'),
          openingValue: <MoneyLink value={sums.openingValue} to={paths && paths.opening} />,
          inValue: <MoneyLink value={sums.inValue} to={paths && paths.in} />,
          outValue: <MoneyLink value={sums.outValue} to={paths && paths.out} />,
          closingValue: <MoneyLink value={sums.closingValue} to={paths && paths.closing} />,
        }
      }
      rowsOf={(page) => page.products}
      charts={({ days, reasons }) =>
        days.length === 0 ? (
          <Notice>{t('No movements in this period: opening and closing are the same.')}</Notice>
        ) : (
          <>
            <TurnoverChart
              days={days}
              period={period}
              linkTo={(part) =>
                isListed
                  ? movementsPath({ search, ...part })
                  : reportPath('stock-movements', { ...products, ...part })
              }
            />
            <MovementReasons reasons={reasons} filter={isListed ? { search, ...period } : null} />
          </>
        )
      }
      words={{
        count: (total, shown) =>
          t.plural(total, '{count} product', '{count} products', { count: shown }),
        none: t('No products found'),
      }}
      notes={NOTES}
      empty={
        <EmptyState
          icon={ArrowLeftRight}
          title={t('No stock movements found')}
          description={t('Receipts, adjustments and completed orders appear here.')}
        />
      }
    />
  );
}

const NOTES: Notes = [
  [msg('Closing'), msg('opening + in − out, in quantity and in value.')],
  [
    msg('Values'),
    msg(
      'receipts at their price, reversed orders at the value of their movements, everything else at the average cost at that time.',
    ),
  ],
  [msg('Deleted products'), msg('their remaining stock counts here, but not in the valuation.')],
];
