import { scaleBand, scaleLinear } from '@visx/scale';
import type { ChartColumn, Series } from './chart-column';

/** Room for the labels of the axes. */
export const MARGIN = { top: 8, right: 0, bottom: 24, left: 56 } as const;
const MAX_STEP = 88;
const LABEL_WIDTH = 56;

/** Where columns begin and how wide they are, in pixels of the drawing. */
export function columnScale(columns: readonly ChartColumn[], width: number) {
  const room = Math.max(width - MARGIN.left - MARGIN.right, 1);
  const used = Math.min(room, columns.length * MAX_STEP);
  return scaleBand({
    domain: columns.map(({ id }) => id),
    range: [MARGIN.left, MARGIN.left + used],
    padding: 0.25,
  });
}

/** Heights around a zero line, with round numbers at the ends. */
export function heightScale(
  columns: readonly ChartColumn[],
  series: readonly Series[],
  height: number,
) {
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

/** Every how many columns there is room for a label. */
export function labelEvery(step: number): number {
  return Math.max(1, Math.ceil(LABEL_WIDTH / Math.max(step, 1)));
}
