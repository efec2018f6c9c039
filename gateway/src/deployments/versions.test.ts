import { isLater, satisfiesCaret } from './versions';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.2', '19.3.1', true],
  ['19.4.0', '19.3.1', true],
  ['19.3.0', '19.3.1', false],
  ['20.0.0', '19.3.1', false],
  ['18.9.9', '19.3.1', false],
  ['0.1.4', '0.1.3', true],
  ['0.1.2', '0.1.3', false],
  ['0.2.0', '0.1.3', false],
  ['0.0.3', '0.0.3', true],
  ['0.0.4', '0.0.3', false],
  ['10.0.0', '9.0.0', false],
])('%s for ^%s: %s', (given, wanted, expected) => {
  expect(satisfiesCaret(given, wanted)).toBe(expected);
});

test.each([
  ['1.1.0', '1.0.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.10.0', '1.9.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.9', '1.1.0', false],
  ['1.9.9', '2.0.0', false],
])('%s is later than %s: %s', (left, right, expected) => {
  expect(isLater(left, right)).toBe(expected);
});
