import { barcodeKey, findBarcode, hasCheckDigit, isBarcodeLike, rightCheckDigit } from './barcodes';
import { checkInput } from './check-input';
import { productSchema } from './product-schema';
import { inEnglish } from './translate';

test.each<[kind: string, code: string, right: number | null]>([
  ['EAN-8', '96385074', null],
  ['EAN-8', '96385075', 4],
  ['EAN-13', '4006381333931', null],
  ['EAN-13', '4006381333930', 1],
  ['EAN-13 with the check digit 0', '4600000000060', null],
  ['UPC-A', '036000291452', null],
  ['UPC-A', '036000291451', 2],
  ['ITF-14', '15400141288763', null],
  ['ITF-14', '15400141288760', 3],
  ['a code of 9 digits', '123456789', null],
  ['a code with letters', '4006381333930A', null],
])('%s %s: the last digit should be %p', (_kind, code, right) => {
  expect(rightCheckDigit(code)).toBe(right);
});

test.each([
  ['4006381333931', true],
  ['4006381333930', false],
  ['123456789', false],
])('%s is a whole code with its check digit: %p', (code, isWhole) => {
  expect(hasCheckDigit(code)).toBe(isWhole);
});

test.each<[string, string, boolean]>([
  ['036000291452', '0036000291452', true],
  ['036000291452', '00036000291452', true],
  ['box-12', 'BOX-12', true],
  ['4 006381 333931', '4006381333931', true],
  ['96385074', '096385074', false],
  ['A1', 'A01', false],
])('%s and %s are one code: %p', (one, other, areSame) => {
  expect(barcodeKey(one) === barcodeKey(other)).toBe(areSame);
});

test('finds the barcode that a scan means', () => {
  const box = { code: '0036000291452', units: 12 };
  expect(findBarcode([{ code: 'A', units: 1 }, box], '036000291452')).toBe(box);
  expect(findBarcode([box], 'B')).toBeUndefined();
  expect(findBarcode(undefined, 'B')).toBeUndefined();
});

test.each([
  ['4006381333931', true],
  ['desk lamp', false],
  ['лампа', false],
  ['', false],
  ['x'.repeat(65), false],
])('%j can be a barcode: %p', (search, isLike) => {
  expect(isBarcodeLike(search)).toBe(isLike);
});

const errorsOf = async (barcodes: unknown, unitOfMeasurement = 'pieces') => {
  const checked = await checkInput(productSchema, { barcodes, unitOfMeasurement }, inEnglish);
  const errors = 'fieldErrors' in checked ? Object.entries(checked.fieldErrors) : [];
  return Object.fromEntries(errors.filter(([field]) => field.startsWith('barcodes')));
};

test.each<[string, unknown, Record<string, string>]>([
  ['none', [], {}],
  ['nothing, as older clients send', undefined, {}],
  ['a code without units', [{ code: '4006381333931' }], {}],
  ['spaces', [{ code: ' 4 006381 333931 ', units: 12 }], {}],
  ['signs', [{ code: 'A-1/2+~!', units: 1 }], {}],
  ['a text', 'x', { barcodes: 'Barcodes must be a list' }],
  ['a text in the list', ['x'], { 'barcodes[0]': 'A barcode must have fields' }],
  ['an unknown field', [{ code: 'A', color: 'red' }], { 'barcodes[0].color': 'Unknown field' }],
  ['a blank code', [{ code: ' ', units: 1 }], { 'barcodes[0].code': 'Barcode is required' }],
  [
    'a long code',
    [{ code: 'x'.repeat(65) }],
    { 'barcodes[0].code': 'Barcode can have at most 64 characters' },
  ],
  [
    'Cyrillic letters',
    [{ code: 'АВС1' }],
    { 'barcodes[0].code': 'Barcode can have only Latin letters, digits and signs' },
  ],
  [
    'a misread digit',
    [{ code: 'A' }, { code: '4006381333930' }],
    { 'barcodes[1].code': 'The last digit doesn’t fit the others: it should be 1' },
  ],
  [
    'a code twice',
    [{ code: '036000291452' }, { code: 'B' }, { code: '0036000291452' }],
    { 'barcodes[2].code': 'This barcode is already in the list' },
  ],
  ['no units', [{ code: 'A', units: 0 }], { 'barcodes[0].units': 'Units must be positive' }],
  [
    'half a piece',
    [{ code: 'A', units: 0.5 }],
    { 'barcodes[0].units': 'Units must be a whole number for this unit' },
  ],
  [
    'more than 20',
    Array.from({ length: 21 }, (_, index) => ({ code: `A${index}` })),
    { barcodes: 'A product can have at most 20 barcodes' },
  ],
])('a product with %s', async (_what, barcodes, errors) => {
  expect(await errorsOf(barcodes)).toEqual(errors);
});

test('a barcode of a measured product may stand for a part of its unit', async () => {
  expect(await errorsOf([{ code: 'A', units: 0.5 }], 'kg')).toEqual({});
});

test('a form gets clean codes, one unit by default, and no blank rows at the end', () => {
  const rows = [{ code: ' 4 006381 333931', units: '' }, { code: 'B', units: '2' }, { code: ' ' }];
  expect(productSchema.cast({ barcodes: rows }, { assert: false }).barcodes).toEqual([
    { code: '4006381333931', units: 1 },
    { code: 'B', units: 2 },
  ]);
});
