import { partOfMonth, type Period, type SupplierPerformanceRow } from '@stockroom/contract';
import { media, token, useFormat } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useTranslate } from '../../texts';

interface SpendSparklineProps {
  /** The months to draw, with and without spend. */
  months: readonly string[];
  spends: SupplierPerformanceRow['spendByMonth'];
  period: Period;
  /** The page with the figures of these months. */
  to: string;
}

/** The monthly spend at one supplier; each row has its own scale. */
export function SpendSparkline({ months, spends, period, to }: SpendSparklineProps) {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = (month: string) => monthLabel(month, period, format);
  const [first, last] = [months[0], months.at(-1)];
  const spendIn = new Map(spends.map(({ month, spend }) => [month, spend]));
  const figures = months.map((month) => ({ month, spend: spendIn.get(month) ?? 0 }));
  const highest = [...figures].sort((one, other) => Number(other.spend) - Number(one.spend))[0];
  if (!first || !last || !highest || Number(highest.spend) <= 0)
    return <Nothing title={t('Nothing was spent')}>—</Nothing>;

  return (
    <Target
      to={to}
      aria-label={t(
        first === last
          ? 'Spend per month, {first}: highest {highest} in {peak}, last {latest}'
          : 'Spend per month, {first} to {last}: highest {highest} in {peak}, last {latest}',
        {
          first: labelOf(first),
          last: labelOf(last),
          highest: format.money(highest.spend),
          peak: labelOf(highest.month),
          latest: format.money(spendIn.get(last) ?? 0),
        },
      )}
      title={figures
        .map(({ month, spend }) => `${labelOf(month)} ${format.money(spend)}`)
        .join('\n')}
    >
      <Bars>
        {figures.map(({ month, spend }) => (
          <Bar
            key={month}
            style={{
              height: `${(100 * Number(spend)) / Number(highest.spend)}%`,
              // Every spend above 0 is visible.
              minHeight: Number(spend) > 0 ? 2 : 0,
            }}
          />
        ))}
      </Bars>
    </Target>
  );
}

type MonthFormat = Pick<ReturnType<typeof useFormat>, 'day' | 'month'>;

/** "11.2026", or the days of a month that the period cuts: "01.11.2026 – 15.11.2026". */
export function monthLabel(month: string, period: Period, format: MonthFormat, to = ' – '): string {
  const part = partOfMonth(month, period);
  return part ? `${format.day(part.from)}${to}${format.day(part.to)}` : format.month(month);
}

/* On a card, aligns with the drawing of the card beside it. */
const Nothing = styled.span`
  ${inCards(css`
    padding-top: 10px;
    ${media.phone} {
      padding-top: 0;
    }
  `)}
`;
const Target = styled(Link)`
  display: inline-block;
  /* The drawing must not make the row higher. */
  margin-block: -11px -1px;
  vertical-align: baseline;
  ${inCards(css`
    margin-block: 0;
  `)}
`;
const Bars = styled.span`
  display: flex;
  align-items: end;
  justify-content: end;
  gap: 2px;
  width: 88px;
  height: 24px;
  border-bottom: 1px solid ${token.borderControl};
`;
const Bar = styled.span`
  flex: 0 1 10px;
  background: ${token.chart};
  print-color-adjust: exact;
  ${Target}:hover & {
    background: ${token.accent};
  }
`;
