import { ValidationError } from 'yup';
import { toFieldErrors } from './check-input';
import { orderSchemaFor } from './order-schema';
import { inEnglish } from './translate';

const UNITS: Record<string, string> = { lamp: 'pieces', salt: 'kg' };
const schema = orderSchemaFor((productId) => UNITS[productId]);

async function refusalsOf(...items: [productId: string, quantity: string][]) {
  const rows = items.map(([productId, quantity]) => ({ productId, quantity, unitPrice: '1' }));
  const order = { type: 'outgoing', customerName: 'Walk-in', items: rows };
  try {
    await schema.validate(order, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return toFieldErrors(error, inEnglish);
  }
}

test('a form refuses a fraction of a counted unit, like the API', async () => {
  expect(await refusalsOf(['salt', '1,125'], ['lamp', '2'])).toEqual({});
  expect(await refusalsOf(['salt', '1'], ['lamp', '1,5'])).toEqual({
    'items[1].quantity': 'Quantity must be a whole number for this unit',
  });
});

test('a form leaves the check to the API when it does not know the unit', async () => {
  expect(await refusalsOf(['archived', '1,5'])).toEqual({});
});

test('a form still refuses everything else', async () => {
  expect(await refusalsOf(['lamp', ''], ['lamp', '0'], ['lamp', 'x'])).toEqual({
    'items[0].quantity': 'Quantity is required',
    'items[1].quantity': 'Minimum quantity is 1',
    'items[2].quantity': 'Quantity must be a number',
  });
});
