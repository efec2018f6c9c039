import type { Period, SupplierPerformanceRow } from '@stockroom/contract';
import { media, token, useFormat } from '@stockroom/shared-ui';
import { inCards } from '@stockroom/shared-ui/data-table';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { monthInWords } from './month-in-words';

interface SpendSparklineProps {
  /** All that are drawn, also those in which nothing was spent. */
  months: readonly string[];
  spends: SupplierPerformanceRow['spendByMonth'];
  period: Period;
  /** The same months with their figures. */
  to: string;
}

const WIDTH = 88;
const HEIGHT = 24;
const WIDEST_STEP = 12;

/** How the spend at one supplier went, month by month; each row has a scale of its own. */
export function SpendSparkline({ months, spends, period, to }: SpendSparklineProps) {
  const format = useFormat();
  const { money } = format;
  const inWords = (month: string) => monthInWords(month, period, format);
  const [first, last] = [months[0], months.at(-1)];
  const drawn = spends.filter((one) => Number(one.spend) > 0 && months.includes(one.month));
  const highest = [...drawn].sort((one, other) => Number(other.spend) - Number(one.spend))[0];
  if (!first || !last || !highest) return <Nothing title="Nothing was spent">—</Nothing>;

  const spendIn = new Map(drawn.map((one) => [one.month, one.spend]));
  const figures = months.map((one) => ({ month: one, spend: spendIn.get(one) ?? 0 }));
  const all = first === last ? inWords(first) : `${inWords(first)} to ${inWords(last)}`;
  const peak = `highest ${money(highest.spend)} in ${inWords(highest.month)}`;
  return (
    <Target
      to={to}
      aria-label={`Spend per month, ${all}: ${peak}, last ${money(spendIn.get(last) ?? 0)}`}
      title={figures.map((one) => `${inWords(one.month)} ${money(one.spend)}`).join('\n')}
    >
      <Drawing figures={figures} highest={Number(highest.spend)} />
    </Target>
  );
}

interface DrawingProps {
  figures: SupplierPerformanceRow['spendByMonth'];
  highest: number;
}

function Drawing({ figures, highest }: DrawingProps) {
  const left = Math.max(0, WIDTH - figures.length * WIDEST_STEP);
  const x = scaleBand({
    domain: figures.map(({ month }) => month),
    range: [left, WIDTH],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: [0, highest || 1], range: [0, HEIGHT - 1] });
  // What is not nothing can be seen.
  const heightOf = (spend: number) => (spend > 0 ? Math.max(2, y(spend)) : 0);
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT}>
      {figures.map(({ month, spend }) => {
        const height = heightOf(Number(spend));
        const top = HEIGHT - 1 - height;
        return <Bar key={month} x={x(month)} y={top} width={x.bandwidth()} height={height} />;
      })}
      <line x1={left} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  );
}

/* As far down on its card as the drawing on the one beside it. */
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
  /* The months stand on the line of the digits; what is above that line needs no more room than they. */
  margin-top: -11px;
  ${inCards(css`
    margin-top: 0;
  `)}
  svg {
    /* A table that has to scroll would take its width away. */
    max-width: none;
  }
  rect {
    fill: ${token.chart};
  }
  &:hover rect {
    fill: ${token.accent};
  }
  line {
    stroke: ${token.borderControl};
    shape-rendering: crispEdges;
  }
`;
