import { checkInput } from './check-input';
import { newProductSchema, productUpdateSchema } from './product-schema';
import { inEnglish } from './translate';

const errorsOf = async (
  schema: typeof newProductSchema | typeof productUpdateSchema,
  input: object,
) => {
  const checked = await checkInput<unknown>(schema, input, inEnglish);
  return 'fieldErrors' in checked ? checked.fieldErrors : {};
};

test.each<[string, unknown, string | undefined]>([
  ['pieces', undefined, undefined],
  ['pieces', 0, undefined],
  ['pieces', 7, undefined],
  ['pieces', 1.5, 'Initial stock must be a whole number for this unit'],
  ['kg', 1.5, undefined],
  ['kg', 0.0001, 'Initial stock can have at most 3 decimal places'],
  ['kg', -1, 'Stock level cannot be negative'],
  ['kg', 1_000_000_000, 'Initial stock is too large'],
  ['kg', 'ten', 'Initial stock must be a number'],
])('a new product in %s may have an initial stock of %p: %p', async (unit, initialStock, error) => {
  const input = { unitOfMeasurement: unit, initialStock };
  expect((await errorsOf(newProductSchema, input)).initialStock).toBe(error);
});

test('an update has no initial stock', async () => {
  const errors = await errorsOf(productUpdateSchema, { initialStock: 7 });
  expect(errors.initialStock).toBe('Unknown field');
});

test('an empty field of the form means no initial stock', () => {
  const stock = newProductSchema.pick(['initialStock']);
  expect(stock.cast({ initialStock: '' })).toEqual({ initialStock: undefined });
  expect(stock.cast({ initialStock: '1 250,5' })).toEqual({ initialStock: 1250.5 });
});
