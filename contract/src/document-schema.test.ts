import type { Schema, ValidationError } from 'yup';
import { countSchema, returnSchema } from './document-schema';
import { inEnglish, type Text } from './translate';

/** @returns the path and the message of each error */
function errorsOf(schema: Schema, value: object) {
  try {
    schema.validateSync({ documentDate: '2026-11-21', ...value }, { abortEarly: false });
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, errors: [message] }) => [
      path,
      inEnglish(message as unknown as Text),
    ]);
  }
  return [];
}

const NONE = 'Enter the quantity of at least one product';

test.each([
  [[0, 0], [['lines[0].quantity', NONE]]],
  [[0, -1], [['lines[1].quantity', 'Quantity cannot be negative']]],
  [[0, 'many'], [['lines[1].quantity', 'Quantity must be a number']]],
  [[2, 0], []],
  [[2, ''], []],
])('a return of %j is refused where it is wrong: %j', (quantities, errors) => {
  const lines = quantities.map((quantity) => ({ productId: 'p', quantity, rejected: 0 }));
  expect(errorsOf(returnSchema, { lines })).toEqual(errors);
});

const DAYS = 'Days must be a whole number from 1 to 9999';

test.each([
  ['', 'Please select what to count'],
  ['0', DAYS],
  ['1.5', DAYS],
  ['100000', DAYS],
])('a count of what nobody has counted for "%s" days: %s', (scopeValue, message) => {
  const count = { scope: 'not-counted', scopeValue, isBlind: false };
  expect(errorsOf(countSchema, count)).toEqual([['scopeValue', message]]);
});
