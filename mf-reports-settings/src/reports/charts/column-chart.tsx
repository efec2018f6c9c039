import { useFormat } from '@stockroom/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import type { ChartColumn, Series } from './chart-column';
import { ChartFrame } from './chart-frame';
import { ColumnDrawing } from './column-drawing';
import { ColumnTargets } from './column-targets';
import { Legend } from './legend';
import { useWidth } from './use-width';

interface ColumnChartProps {
  title: string;
  /** What the columns show, in a sentence. */
  summary: string;
  series: readonly Series[];
  columns: readonly ChartColumn[];
}

/** Columns in the order of time. Hover or the arrow keys tell the figures of each; a click leads to its rows. */
export function ColumnChart({ title, summary, series, columns }: ColumnChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { compact } = useFormat();
  return (
    <ChartFrame title={title} legend={series.length > 1 && <Legend series={series} />}>
      <Box ref={box}>
        <ColumnDrawing
          summary={summary}
          series={series}
          columns={columns}
          width={width}
          formatTick={compact}
        />
        <ColumnTargets title={title} columns={columns} width={width} />
      </Box>
    </ChartFrame>
  );
}

const Box = styled.div`
  position: relative;
`;
