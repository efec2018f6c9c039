import { space, type, useFormat } from '@stockroom/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { ChartColumn, Series } from './chart-column';
import { ChartFrame } from './chart-frame';
import { ColumnDrawing } from './column-drawing';
import { layOutColumns } from './column-layout';
import { ColumnTargets } from './column-targets';
import { Legend } from './legend';
import { useSize } from './use-size';

interface ColumnChartProps {
  title: string;
  hint?: string;
  /** What the columns show, in a sentence. */
  summary: string;
  series: readonly Series[];
  columns: readonly ChartColumn[];
}

/** Columns in the order of time. Hover or the arrow keys tell the figures of each; a click leads to its rows. */
export function ColumnChart({ title, hint, summary, series, columns }: ColumnChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { compact } = useFormat();
  const layout = layOutColumns({ columns, series, size, formatTick: compact });
  // One column compares nothing: its figures are what there is to read.
  const alone = columns.length === 1 ? columns[0] : undefined;
  return (
    <ChartFrame title={title} hint={hint} legend={series.length > 1 && <Legend series={series} />}>
      <Box ref={box}>
        <ColumnDrawing {...{ summary, series, columns, size, layout }} />
        <ColumnTargets {...{ title, columns, layout }} width={size.width} />
      </Box>
      {alone && (
        <Figures aria-hidden>
          <strong>{alone.label}</strong>
          {alone.figures.map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </Figures>
      )}
    </ChartFrame>
  );
}

const Box = styled.div`
  position: relative;
  /* As high as its card, which may stand beside a higher one. */
  flex: 1;
  min-height: 220px;
`;
const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  margin-top: ${space.sm};
  ${type.sm}
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 600;
  }
`;
