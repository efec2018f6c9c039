import { lamp } from '../testing/lamp';
import { newProductValues, toProductInput, toProductValues } from './product-values';

test('a new product starts with pieces and the default low stock threshold', () => {
  expect(newProductValues()).toMatchObject({
    unitOfMeasurement: 'pieces',
    minimumStockLevel: '10',
    purchasePrice: '',
    sellingPrice: '',
  });
});

test('numbers of a product become what a person would have typed, 0 included', () => {
  expect(toProductValues(lamp)).toMatchObject({
    purchasePrice: '0',
    sellingPrice: '1250.5',
    minimumStockLevel: '0.125',
  });
});

test('opening and saving a product without a change sends what was there', () => {
  const { _id, currentStock, supplierName, createdAt, updatedAt, version, ...input } = lamp;
  expect(toProductInput(toProductValues(lamp))).toEqual(input);
});

test('typed text is trimmed and typed numbers become numbers, with comma and spaces', () => {
  const typed = { ...toProductValues(lamp), name: '  Lamp ', sellingPrice: '1 250,50' };
  expect(toProductInput(typed)).toMatchObject({ name: 'Lamp', sellingPrice: 1250.5 });
});
