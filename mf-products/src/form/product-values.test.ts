import { productSchema } from '@stockroom/contract';
import { lamp } from '../testing/lamp';
import { NEW_PRODUCT, PRODUCT_LABELS, toProductValues } from './product-values';

test('a new product starts with pieces and the default low stock threshold', () => {
  const { unitOfMeasurement, minimumStockLevel, ...rest } = NEW_PRODUCT;
  expect(unitOfMeasurement).toBe('pieces');
  expect(minimumStockLevel).toBe(10);
  expect(Object.values(rest)).toEqual(Array(8).fill(''));
});

test('a product is edited in exactly the fields that the form has', () => {
  const values = toProductValues(lamp);
  expect(Object.keys(values).sort()).toEqual(Object.keys(PRODUCT_LABELS).sort());
  expect(lamp).toMatchObject(values);
});

test('opening and saving a product without a change sends what was there', () => {
  expect(lamp).toMatchObject(productSchema.cast(toProductValues(lamp)));
});
