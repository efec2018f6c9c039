import { scaleBand, scaleLinear } from '@visx/scale';
import type { ChartColumn, Series } from './chart-column';
import type { Size } from './use-size';

/** Room for the labels of the axes: at either side for half of one, under a column that is narrower. */
export const MARGIN = { top: 8, side: 16, bottom: 24 } as const;
const MAX_STEP = 112;
const LABEL_WIDTH = 56;
/** Of a digit of the scale, at most, and of the "M" behind it. */
const DIGIT_WIDTH = 7;
const LETTER_WIDTH = 10;
const SCALE_GAP = 8;

interface Drawn {
  columns: readonly ChartColumn[];
  series: readonly Series[];
  size: Size;
  formatTick: (value: number) => string;
}

/** Where everything stands, in pixels of the drawing. */
export function layOutColumns({ columns, series, size, formatTick }: Drawn) {
  const y = heightScale(columns, series, size.height);
  const ticks = y.ticks(4).map((tick) => ({ tick, label: formatTick(Math.abs(tick)) }));
  const left = Math.max(...ticks.map(({ label }) => widthOf(label))) + SCALE_GAP;
  return { left, ticks, y, x: columnScale(columns, size.width, left) };
}

function widthOf(label: string): number {
  const letters = label.match(/[A-Z]/g)?.length ?? 0;
  return (label.length - letters) * DIGIT_WIDTH + letters * LETTER_WIDTH;
}
export type ColumnLayout = ReturnType<typeof layOutColumns>;

function columnScale(columns: readonly ChartColumn[], width: number, left: number) {
  const room = Math.max(width - left - 2 * MARGIN.side, 1);
  const used = Math.min(room, columns.length * MAX_STEP);
  const start = left + MARGIN.side + (room - used) / 2;
  return scaleBand({
    domain: columns.map(({ id }) => id),
    range: [start, start + used],
    padding: 0.25,
  });
}

/** Heights around a zero line, with round numbers at the ends. */
function heightScale(columns: readonly ChartColumn[], series: readonly Series[], height: number) {
  const highest = (points: Series['points']) =>
    Math.max(
      0,
      ...columns.flatMap(({ values }) =>
        values.filter((_value, index) => series[index]?.points === points),
      ),
    );
  const [up, down] = [highest('up'), highest('down')];
  return scaleLinear({
    domain: [-down, up === 0 && down === 0 ? 1 : up],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: 4,
  });
}

/** Every how many columns there is room for a label, the longest of them included. */
export function labelEvery(step: number, columns: readonly ChartColumn[]): number {
  const longest = Math.max(0, ...columns.map(({ shortLabel }) => shortLabel.length));
  const width = Math.max(LABEL_WIDTH, longest * DIGIT_WIDTH);
  return Math.max(1, Math.ceil(width / Math.max(step, 1)));
}
