import { quantityToReorder, type ReorderFacts } from './reorder';

const NOTHING: ReorderFacts = {
  currentStock: 0,
  minimumStockLevel: 0,
  committed: 0,
  expected: 0,
  sold: 0,
  leadTimeDays: 7,
  packSize: 1,
};

test.each<[quantity: number, facts: Partial<ReorderFacts>]>([
  // As the low stock report: above the minimum, not exactly at it.
  [1, {}],
  [0, { currentStock: 0.001 }],
  [6, { minimumStockLevel: 5 }],
  [0, { minimumStockLevel: 5, expected: 5.5 }],
  [9, { minimumStockLevel: 5, committed: 3 }],
  // What sells: 1 a day for the lead time.
  [14, { sold: 56, leadTimeDays: 14 }],
  [0, { sold: 56, leadTimeDays: 14, currentStock: 14 }],
  [1, { sold: 56, leadTimeDays: 14, currentStock: 13.999 }],
  [4, { sold: 0.5, leadTimeDays: 365 }],
  // 7 days of a little more than one unit a day.
  [8, { sold: 56.001, leadTimeDays: 7 }],
  // Whole packs.
  [12, { packSize: 12 }],
  [24, { packSize: 12, minimumStockLevel: 12 }],
  [1.2, { packSize: 0.4 }],
  // No rounding of large figures.
  [999_999_999, { minimumStockLevel: 999_999_998.999 }],
])('orders %s', (quantity, facts) => {
  expect(quantityToReorder({ ...NOTHING, ...facts })).toBe(quantity);
});
