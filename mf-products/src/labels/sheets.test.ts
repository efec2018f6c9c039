import { labelsPerPage, placeLabels, SHEETS, type Sheet, type SheetName } from './sheets';

const ALL = Object.entries<Sheet>(SHEETS);

test.each<[SheetName, number]>([
  ['a4-24', 24],
  ['a4-44', 44],
  ['a4-65', 65],
  ['roll-58x40', 1],
  ['roll-43x25', 1],
])('%s has %s labels on a page', (name, count) => {
  expect(labelsPerPage(SHEETS[name])).toBe(count);
});

test.each(ALL)('%s has its labels in the middle of its paper', (_name, sheet) => {
  const { paper, label, columns, rows, left, top, gap } = sheet;
  expect(2 * left + columns * label.width + (columns - 1) * gap).toBeCloseTo(paper.width, 6);
  expect(2 * top + rows * label.height).toBeCloseTo(paper.height, 6);
});

test('places labels row by row from the first free one, over as many pages as they need', () => {
  const pages = placeLabels(['A', 'B', 'C', 'D'], SHEETS['a4-24'], 22);
  expect(pages).toEqual([
    [
      { item: 'A', left: 0, top: 259.5 },
      { item: 'B', left: 70, top: 259.5 },
      { item: 'C', left: 140, top: 259.5 },
    ],
    [{ item: 'D', left: 0, top: 0.5 }],
  ]);
});

test('places one label on each page of a roll', () => {
  const pages = placeLabels([1, 2], SHEETS['roll-58x40'], 1);
  expect(pages).toEqual([[{ item: 1, left: 0, top: 0 }], [{ item: 2, left: 0, top: 0 }]]);
});
