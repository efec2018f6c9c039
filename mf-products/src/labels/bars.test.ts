import { inStoreCode } from '@stockroom/contract';
import { barsOf, moduleFor } from './bars';
import { SHEETS, type Sheet, type SheetName } from './sheets';

/** The colours of the modules: 1 for a bar. */
function modulesOf(code: string): string {
  const { path, modules } = barsOf(code);
  const colours = Array<string>(modules).fill('0');
  for (const [, left, width] of path.matchAll(/M(\d+) 0h(\d+)/g))
    colours.fill('1', Number(left), Number(left) + Number(width));
  return colours.join('');
}

test('draws an EAN-13 as its standard says', () => {
  expect(modulesOf('4006381333931')).toBe(
    '101' +
      '0001101' + '0100111' + '0101111' + '0111101' + '0001001' + '0110011' +
      '01010' +
      '1000010' + '1000010' + '1000010' + '1110100' + '1000010' + '1100110' +
      '101',
  ); // prettier-ignore
});

test.each([
  ['an EAN-8', '96385074', 67, 7],
  ['a UPC-A as an EAN-13 with a zero', '036000291452', 95, 11],
  ['14 digits as Code 128', '14607001234564', 112, 10],
  ['other signs as Code 128', 'BOX-12', 101, 10],
])('draws %s', (_name, code, modules, quiet) => {
  expect(barsOf(code)).toMatchObject({ modules, quiet });
});

test.each<[SheetName, number]>([
  ['a4-24', 0.339],
  ['a4-44', 0.339],
  ['a4-65', 0.254],
  ['roll-58x40', 0.375],
  ['roll-43x25', 0.25],
])('prints an EAN-13 on %s with modules of %s mm, which are whole dots', (name, expected) => {
  const sheet: Sheet = SHEETS[name];
  const module = moduleFor(barsOf(inStoreCode(1)), sheet);
  expect(module).toBeCloseTo(expected, 3);
  expect((module ?? 0) / sheet.dot).toBeCloseTo(Math.round((module ?? 0) / sheet.dot), 6);
});

test('refuses a code that does not fit with modules of 0.25 mm', () => {
  const bars = barsOf('SIXTEEN-LETTERS-');
  expect(moduleFor(bars, SHEETS['a4-65'])).toBeNull();
  expect(moduleFor(bars, SHEETS['a4-24'])).not.toBeNull();
});
