import type { StockMovement } from '@stockroom/contract';
import { space, token, type, useFormat } from '@stockroom/shared-ui';
import styled from 'styled-components';
import { useTranslate } from '../texts';

const WIDTH = 600;
const HEIGHT = 80;

/** The stock over time, as steps; the table below it has the figures. */
export function StockLine({ movements }: { movements: readonly StockMovement[] }) {
  const t = useTranslate();
  const { number, date } = useFormat();
  const points = movements
    .map(({ createdAt, balanceAfter }) => ({ time: Date.parse(createdAt), stock: balanceAfter }))
    .reverse();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;
  const highest = Math.max(...points.map(({ stock }) => stock));
  const span = last.time - first.time || 1;
  const x = (time: number) => ((time - first.time) / span) * WIDTH;
  const y = (stock: number) => HEIGHT - (stock / (highest || 1)) * HEIGHT;
  const steps = points.slice(1).map(({ time, stock }) => `H${x(time)}V${y(stock)}`);
  return (
    <Chart
      role="img"
      aria-label={t('The stock over time: from {first} to {last}, at most {highest}', {
        first: number(first.stock),
        last: number(last.stock),
        highest: number(highest),
      })}
    >
      <Scale>
        <span>{number(highest)}</span>
        <span>{number(0)}</span>
      </Scale>
      <Picture viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none">
        <path d={`M0 ${y(first.stock)}${steps.join('')}`} vectorEffect="non-scaling-stroke" />
      </Picture>
      <Days>
        <span>{date(new Date(first.time).toISOString())}</span>
        <span>{date(new Date(last.time).toISOString())}</span>
      </Days>
    </Chart>
  );
}

const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.sm};
  margin-bottom: ${space.lg};
  padding-inline: var(--table-edge);
  color: ${token.textMuted};
  ${type.xs}
`;
const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  text-align: end;
  font-variant-numeric: tabular-nums;
`;
const Days = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
`;
const Picture = styled.svg`
  width: 100%;
  height: ${HEIGHT}px;
  border-block: 1px solid ${token.border};
  path {
    fill: none;
    stroke: ${token.chart};
    stroke-width: 2px;
  }
`;
