import { layOutColumns } from './column-layout';

/** Of "20.11" in the size of the axis. */
const HALF_A_LABEL = 14;

test.each([
  [31, 336],
  [90, 336],
  [31, 672],
  [5, 336],
])('the label of the last of %d columns ends within %d pixels', (count, width) => {
  const columns = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: '',
    shortLabel: '20.11',
    values: [index],
    figures: [],
    to: '',
  }));
  const { x } = layOutColumns({
    columns,
    series: [{ name: 'In', look: 'in', points: 'up' }],
    size: { width, height: 220 },
    formatTick: String,
  });
  const centre = (x(String(count - 1)) ?? 0) + x.bandwidth() / 2;
  expect(centre + HALF_A_LABEL).toBeLessThanOrEqual(width);
});
