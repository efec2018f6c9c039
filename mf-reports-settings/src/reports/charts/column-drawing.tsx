import { token, type } from '@stockroom/shared-ui';
import { Group } from '@visx/group';
import { Bar, Line } from '@visx/shape';
import styled from 'styled-components';
import type { ChartColumn, Series } from './chart-column';
import { labelEvery, type ColumnLayout } from './column-layout';
import type { Size } from './use-size';

interface ColumnDrawingProps {
  summary: string;
  series: readonly Series[];
  columns: readonly ChartColumn[];
  size: Size;
  layout: ColumnLayout;
}

/** Something is never drawn as nothing, however much longer the longest column is. */
const MIN_LENGTH = 2;

/** The columns, their zero line and scale. On paper it grows with its box, as a drawing does. */
export function ColumnDrawing(props: ColumnDrawingProps) {
  const { summary, series, columns, size, layout } = props;
  const { width, height } = size;
  const { left, ticks, x, y } = layout;
  const every = labelEvery(x.step(), columns);
  return (
    <Drawing role="img" aria-label={summary} viewBox={`0 0 ${width} ${height}`}>
      {ticks.map(({ tick, label }) => (
        <Group key={tick} top={y(tick)}>
          <Line from={{ x: left, y: 0 }} to={{ x: width, y: 0 }} data-zero={tick === 0} />
          <text x={left - 8} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </Group>
      ))}
      {columns.map(({ id, shortLabel, values }, index) => (
        <Group key={id} left={x(id)}>
          {series.map(({ name, look, points }, place) => {
            const value = values[place] ?? 0;
            const length = value > 0 ? Math.max(MIN_LENGTH, Math.abs(y(value) - y(0))) : 0;
            return (
              <Bar
                key={name}
                data-look={look}
                y={points === 'up' ? y(0) - length : y(0)}
                width={x.bandwidth()}
                height={length}
              />
            );
          })}
          {index % every === 0 && (
            <text x={x.bandwidth() / 2} y={height - 4} textAnchor="middle">
              {shortLabel}
            </text>
          )}
        </Group>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  text {
    fill: ${token.textMuted};
    ${type.xs}
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  line {
    stroke: ${token.border};
    shape-rendering: crispEdges;
    &[data-zero='true'] {
      stroke: ${token.borderControl};
    }
  }
  rect {
    fill: ${token.chart};
    &[data-look='in'] {
      fill: ${token.chartIn};
    }
    &[data-look='out'] {
      fill: ${token.chartOut};
    }
  }
`;
