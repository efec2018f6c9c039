import fc from 'fast-check';
import {
  countDecimals,
  divideRounded,
  fromScaled,
  isDecimal,
  narrow,
  negate,
  toDigits,
  toScaled,
} from './decimal';

test.each<[unknown, boolean]>([
  [0, true],
  [-1.5, true],
  [1e21, true],
  ['12345678901234567890.12', true],
  ['-0.5', true],
  [NaN, false],
  [Infinity, false],
  ['1e3', false],
  ['12,5', false],
  ['', false],
  ['.5', false],
  [' 1', false],
  [null, false],
  [1n, false],
])('isDecimal(%p) is %p', (value, expected) => {
  expect(isDecimal(value)).toBe(expected);
});

test.each<[number | string, string]>([
  [0, '0'],
  [1.5, '1.5'],
  ['1.50', '1.5'],
  ['10', '10'],
  ['100.00', '100'],
  [1e-7, '0.0000001'],
  [-2.5e-7, '-0.00000025'],
  [1e21, '1000000000000000000000'],
  [1.25e21, '1250000000000000000000'],
])('toDigits(%p) is %s', (value, digits) => {
  expect(toDigits(value)).toBe(digits);
});

test.each(['', 'x', '1e', NaN, Infinity])('toDigits(%p) throws', (value) => {
  expect(() => toDigits(value)).toThrow(RangeError);
});

test.each<[number | string, number]>([
  [5, 0],
  [5.1, 1],
  ['5.10', 1],
  [1e-7, 7],
])('countDecimals(%p) is %d', (value, count) => {
  expect(countDecimals(value)).toBe(count);
});

test.each<[number | string, number, bigint]>([
  [12.5, 2, 1250n],
  [-12.5, 3, -12500n],
  [0, 2, 0n],
  [0.1, 3, 100n],
  [-0.05, 2, -5n],
  ['9007199254740993.01', 2, 900719925474099301n],
])('toScaled(%p, %d) is %p, and fromScaled leads back', (value, scale, units) => {
  expect(toScaled(value, scale)).toBe(units);
  expect(fromScaled(units, scale)).toBe(value);
});

test('toScaled refuses to lose digits', () => {
  expect(() => toScaled(0.001, 2)).toThrow('0.001 has more than 2 decimals');
});

test.each<[string, number | string]>([
  ['123456789012345', 123456789012345],
  ['0.00123456789012345', 0.00123456789012345],
  ['1234567890123456', '1234567890123456'],
  ['12345678901234.56', '12345678901234.56'],
  ['-1.50', -1.5],
])('narrow(%s) is %p', (digits, expected) => {
  expect(narrow(digits)).toBe(expected);
});

test('every amount survives scaling and back', () => {
  const amount = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 6 }), (units, scale) => {
      expect(toScaled(fromScaled(units, scale), scale)).toBe(units);
    }),
  );
});

test.each<[bigint, bigint, bigint]>([
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [4n, 3n, 1n],
  [5n, 3n, 2n],
  [-4n, 3n, -1n],
  [7n, 7n, 1n],
  [0n, 9n, 0n],
  [1n, 3n, 0n],
])('divideRounded(%p, %p) is %p, half away from zero', (dividend, divisor, quotient) => {
  expect(divideRounded(dividend, divisor)).toBe(quotient);
});

test.each([0n, -1n])('divideRounded refuses the divisor %p', (divisor) => {
  expect(() => divideRounded(1n, divisor)).toThrow(RangeError);
});

test.each<[number | string, number | string]>([
  [1.5, -1.5],
  [0, 0],
  ['-12.50', '12.5'],
  ['12345678901234567.89', '-12345678901234567.89'],
])('negate(%p) is %p', (value, expected) => {
  expect(negate(value)).toBe(expected);
});
