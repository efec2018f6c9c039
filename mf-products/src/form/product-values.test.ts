import { productSchema } from '@stockroom/contract';
import { lamp } from '../testing/lamp';
import { newProductValues, PRODUCT_LABELS, toProductValues } from './product-values';

test('a new product starts with pieces and a minimum of 10, and nothing else', () => {
  const { unitOfMeasurement, minimumStockLevel, ...rest } = newProductValues();
  expect(unitOfMeasurement).toBe('pieces');
  expect(minimumStockLevel).toBe(10);
  expect(Object.values(rest)).toEqual(Array(8).fill(''));
});

test('the defaults of the shop come first, also a threshold of 0', () => {
  expect(newProductValues({ defaultUnit: 'kg', lowStockThreshold: 0 })).toMatchObject({
    unitOfMeasurement: 'kg',
    minimumStockLevel: 0,
  });
});

test('a product is edited in exactly the fields that the form has', () => {
  const values = toProductValues(lamp);
  expect(Object.keys(values).sort()).toEqual(Object.keys(PRODUCT_LABELS).sort());
  expect(lamp).toMatchObject(values);
});

test('opening and saving a product without a change sends what was there', () => {
  expect(lamp).toMatchObject(productSchema.cast(toProductValues(lamp)));
});
