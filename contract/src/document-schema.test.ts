import type { ValidationError } from 'yup';
import { returnSchema } from './document-schema';

test.each([
  [[0, 0], ['lines[0].quantity']],
  [[0, -1], ['lines[1].quantity']],
  [[0, 'many'], ['lines[1].quantity']],
  [[2, 0], []],
])('a return of %j names the quantities %j', (quantities, paths) => {
  const lines = quantities.map((quantity) => ({ productId: 'p', quantity, rejected: 0 }));
  let failed: ValidationError[] = [];
  try {
    returnSchema.validateSync({ documentDate: '2026-11-21', lines }, { abortEarly: false });
  } catch (error) {
    failed = (error as ValidationError).inner;
  }
  expect(failed.map(({ path }) => path)).toEqual(paths);
});
