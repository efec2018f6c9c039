import { object } from 'yup';
import type { Language } from './options';
import { productSchema } from './product-schema';
import { numeric } from './schema-fields';
import { inEnglish, msg } from './translate';
import { mayMeanThousands, parseTyped } from './typed-numbers';

/** What the broken rule says. */
const refusal = (validation: Promise<unknown>) =>
  validation.then(
    () => 'none',
    (error: Error) => inEnglish(error.message),
  );

test.each<[unknown, unknown]>([
  ['12,5', 12.5],
  ['1 250,50', 1250.5],
  ['1\u00a0250', 1250],
  ['1\u202f250', 1250],
  ['-3', -3],
  ['+3', 3],
  ['\u22125', -5],
  ['\u2013 2,5', -2.5],
  ['\u20091\u2009250', 1250],
  ['.5', 0.5],
  ['5.', 5],
  ['', undefined],
  ['  ', undefined],
  ['1e3', '1e3'],
  ['1,2,3', '1,2,3'],
  ['1,125', 1.125],
  ['1,234.50', 1234.5],
  ['-1,234,567', -1234567],
  ['1,2345.5', '1,2345.5'],
  ['1.234,56', 1234.56],
  ['-1.234.567,5', -1234567.5],
  ['1.234.567', 1234567],
  ['1.234,', 1234],
  ['1.2345,6', '1.2345,6'],
  ['1.234,567.8', '1.234,567.8'],
  ['1.234.56', '1.234.56'],
  ['0.123,45', '0.123,45'],
  ['12 kg', '12 kg'],
  [7, 7],
])('typing %j means %p', (typed, meaning) => {
  expect(parseTyped(typed)).toBe(meaning);
});

test.each<[string, Language, unknown]>([
  ['2,500', 'en', '2,500'],
  ['-2,500', 'en', '-2,500'],
  ['2,500', 'ru', 2.5],
  ['2,50', 'en', 2.5],
  ['0,500', 'en', 0.5],
  ['2.500', 'en', 2.5],
  ['2.500', 'ru', 2.5],
  ['2,500.5', 'en', 2500.5],
  ['2,500.5', 'ru', 2500.5],
  ['2.500,5', 'en', 2500.5],
  ['2.500,5', 'ru', 2500.5],
  ['2 500,125', 'en', 2500.125],
])('typing %j in the language %s means %p', (typed, language, meaning) => {
  expect(parseTyped(typed, language)).toBe(meaning);
});

test.each<[string, Language, boolean]>([
  ['1.250', 'ru', true],
  ['-12.500', 'ru', true],
  [' 1.250 ', 'ru', true],
  ['1,250', 'ru', false],
  ['0.250', 'ru', false],
  ['1.25', 'ru', false],
  ['1.250', 'en', false],
  ['1.250.000', 'ru', false],
  ['1250', 'ru', false],
])('of %j in the language %s it is worth saying how it is read: %p', (typed, language, isSaid) => {
  expect(mayMeanThousands(typed, language)).toBe(isSaid);
});

test.each<[string, Language, boolean]>([
  ['1,250', 'ru', true],
  ['1.250', 'ru', true],
  ['1.250', 'en', true],
  ['1,25', 'ru', false],
  ['0.250', 'en', false],
  ['1,250.00', 'en', false],
])('of the price %j in the language %s: %p', (typed, language, isSaid) => {
  expect(mayMeanThousands(typed, language, true)).toBe(isSaid);
});

test('converts typed numbers', async () => {
  const typed = {
    name: ' Lamp ',
    sku: 'L-1',
    category: 'Tools',
    unitOfMeasurement: 'kg',
    purchasePrice: '12,5',
    sellingPrice: '1 250',
    minimumStockLevel: '0.125',
    supplierId: 'x',
  };
  expect(await productSchema.validate(typed)).toMatchObject({
    name: 'Lamp',
    purchasePrice: 12.5,
    sellingPrice: 1250,
    minimumStockLevel: 0.125,
    description: '',
  });
  expect(await refusal(productSchema.validate({ ...typed, purchasePrice: 'ten' }))).toBe(
    'Purchase price must be a number',
  );
  expect(await refusal(productSchema.validate({ ...typed, sellingPrice: '' }))).toBe(
    'Selling price is required',
  );
});

describe('a comma that groups digits in English', () => {
  const quantity = object({ amount: numeric({ label: msg('Amount'), max: 1e6, decimals: 3 }) });
  const read = (amount: string, language: Language) =>
    quantity.validate({ amount }, { context: { language } });

  test.each(['1,125', '-999,000', '\u22121,125'])('is ambiguous in %s', async (typed) => {
    const [whole, decimal] = [typed.replace(',', ''), typed.replace(',', '.')];
    expect(await refusal(read(typed, 'en'))).toBe(
      `Write ${whole} or ${decimal}: ${typed} can mean both`,
    );
    expect(await read(typed, 'ru')).toEqual({ amount: Number(decimal.replace('\u2212', '-')) });
  });

  test.each([
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1,234.5', 1234.5],
    ['1125', 1125],
  ])('is none in %s', async (typed, amount) => {
    expect(await read(typed, 'en')).toEqual({ amount });
  });
});
