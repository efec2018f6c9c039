import { layOutColumns } from './column-layout';

/** Of "20.11" in the size of the axis. */
const HALF_A_LABEL = 14;

function layOut(count: number, width: number, formatTick: (value: number) => string = String) {
  const columns = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: '',
    shortLabel: '20.11',
    values: [index],
    figures: [],
    to: '',
  }));
  const { left, x } = layOutColumns({
    columns,
    series: [{ name: 'In', look: 'in', points: 'up' }],
    size: { width, height: 220 },
    formatTick,
  });
  return { left, first: x('0') ?? 0, last: x(String(count - 1)) ?? 0, columnWidth: x.bandwidth() };
}

const SIZES = [
  [31, 336],
  [90, 336],
  [31, 672],
  [5, 336],
  [2, 672],
  [1, 336],
] as const;

test.each(SIZES)('the label of the last of %d columns ends within %d pixels', (count, width) => {
  const { last, columnWidth } = layOut(count, width);
  expect(last + columnWidth / 2 + HALF_A_LABEL).toBeLessThanOrEqual(width);
});

test.each(SIZES)('%d columns stand in the middle between scale and edge (%d)', (count, width) => {
  const { left, first, last, columnWidth } = layOut(count, width);
  expect(first - left).toBeCloseTo(width - last - columnWidth);
});

test('the scale has room for the letter of its numbers, which is wider than a digit', () => {
  const left = (unit: string) => layOut(5, 336, (value) => `${value}${unit}`).left;
  expect(left('M')).toBeGreaterThan(left('0'));
});
