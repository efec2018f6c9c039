import { ValidationError } from 'yup';
import { toFieldErrors, type FieldErrors } from './check-input';
import { adjustmentFormSchema, receiptSchemaFor } from './stock-movement-schema';
import { inEnglish } from './translate';

type FormSchema = ReturnType<typeof receiptSchemaFor> | ReturnType<typeof adjustmentFormSchema>;

/** As a form does it: typed texts are converted first. */
async function errorsOf(schema: FormSchema, values: object): Promise<FieldErrors> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return toFieldErrors(error, inEnglish);
  }
}

const product = { unitOfMeasurement: 'pieces', currentStock: 12 };
const adjustment = { productId: 'x', reason: 'Found', notes: '', newStockLevel: '' };

test.each<[string | undefined, string, FieldErrors]>([
  ['pieces', '2', {}],
  ['pieces', '2,0', {}],
  ['pieces', '2,5', { quantity: 'Quantity must be a whole number for this unit' }],
  ['kg', '2,125', {}],
  ['kg', '2,1255', { quantity: 'Quantity can have at most 3 decimal places' }],
  [undefined, '2,5', {}],
  ['pieces', 'two', { quantity: 'Quantity must be a number' }],
])('of a product in %s, a receipt of %s is refused with %j', async (unit, quantity, expected) => {
  expect(await errorsOf(receiptSchemaFor(unit), { productId: 'x', quantity })).toEqual(expected);
});

test('an adjustment without a type is refused', async () => {
  expect(
    await errorsOf(adjustmentFormSchema(product), { ...adjustment, adjustmentType: '' }),
  ).toMatchObject({ adjustmentType: 'Please select adjustment type' });
});

test.each<[object, object]>([
  [
    { adjustmentType: 'absolute', newStockLevel: '7', adjustmentAmount: '-3' },
    { productId: 'x', reason: 'Found', notes: '', newStockLevel: 7 },
  ],
  [
    { adjustmentType: 'relative', newStockLevel: '7', adjustmentAmount: '-3' },
    { productId: 'x', reason: 'Found', notes: '', adjustmentAmount: -3 },
  ],
])('of %j only the value of the type is sent', (values, payload) => {
  const schema = adjustmentFormSchema(product);
  expect(schema.cast({ ...adjustment, ...values }, { stripUnknown: true })).toEqual(payload);
});

test.each<[object, FieldErrors]>([
  [{ adjustmentType: 'absolute', newStockLevel: '0', adjustmentAmount: 'what' }, {}],
  [
    { adjustmentType: 'absolute', newStockLevel: '0,5' },
    { newStockLevel: 'New stock level must be a whole number for this unit' },
  ],
  [
    { adjustmentType: 'relative', newStockLevel: '-1', adjustmentAmount: '-0,5' },
    { adjustmentAmount: 'Adjustment amount must be a whole number for this unit' },
  ],
])('of %j only the value of the type is checked', async (values, expected) => {
  const schema = adjustmentFormSchema(product);
  expect(await errorsOf(schema, { ...adjustment, ...values })).toEqual(expected);
});

test.each([
  ['absolute', '12', {}],
  ['absolute', '0', {}],
  ['relative', '-13', { adjustmentAmount: 'Stock cannot fall below 0: 12 on hand' }],
  ['relative', '-12', {}],
])('an adjustment (%s) to or by %s is refused for the known stock', async (type, typed, errors) => {
  const values = { ...adjustment, adjustmentType: type, newStockLevel: typed };
  const form = { ...values, adjustmentAmount: typed };
  expect(await errorsOf(adjustmentFormSchema(product), form)).toEqual(errors);
  expect(await errorsOf(adjustmentFormSchema(undefined), form)).toEqual({});
});

test.each([
  ['12', {}],
  ['12,0', {}],
  ['11', { reason: 'Please select a reason' }],
  ['', { reason: 'Please select a reason', newStockLevel: 'New stock level is required' }],
])('a count of %s needs a reason only where the books say otherwise', async (level, errors) => {
  const form = { ...adjustment, adjustmentType: 'absolute', newStockLevel: level, reason: '' };
  expect(await errorsOf(adjustmentFormSchema(product), form)).toEqual(errors);
  // Formik leaves out what is empty.
  const left = { ...form, reason: undefined };
  expect(await errorsOf(adjustmentFormSchema(product), left)).toEqual(errors);
});

test('without a known product a count needs a reason', async () => {
  const form = { ...adjustment, adjustmentType: 'absolute', newStockLevel: '12', reason: '' };
  expect(await errorsOf(adjustmentFormSchema(undefined), form)).toEqual({
    reason: 'Please select a reason',
  });
});

test.each([
  ['ru', '1 250,5'],
  ['en', '1,250.5'],
] as const)('what is on hand is written as numbers are in "%s"', async (language, onHand) => {
  const tea = { unitOfMeasurement: 'kg', currentStock: 1250.5 };
  const schema = adjustmentFormSchema(tea, { language, currency: 'RUB' });
  const form = { ...adjustment, adjustmentType: 'relative', adjustmentAmount: '-2000' };
  const { adjustmentAmount } = await errorsOf(schema, form);
  expect(adjustmentAmount?.replaceAll('\u00a0', ' ')).toBe(
    `Stock cannot fall below 0: ${onHand} on hand`,
  );
});
