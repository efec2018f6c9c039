import { addProduct, addSupplier, productInput } from './records';
import { setUpTestApi, type MakeStore } from './test-api';

/** One wrong field each, and the message at it (spec section 5, and the limits of the contract). */
const REFUSALS: [field: string, value: unknown, message: string][] = [
  ['name', '', 'Product name is required'],
  ['name', '   ', 'Product name is required'],
  ['name', undefined, 'Product name is required'],
  ['name', null, 'Product name is required'],
  ['name', 5, 'Product name must be text'],
  ['name', ['Lamp'], 'Product name must be text'],
  ['name', 'x'.repeat(201), 'Product name can have at most 200 characters'],
  ['name', 'a\0b', 'Product name contains characters that cannot be stored'],
  ['sku', '', 'SKU is required'],
  ['sku', 'x'.repeat(65), 'SKU can have at most 64 characters'],
  ['description', 'x'.repeat(2001), 'Description can have at most 2000 characters'],
  ['description', null, 'Description must be text'],
  ['description', { a: 1 }, 'Description must be text'],
  ['description', '\ud83d', 'Description contains characters that cannot be stored'],
  ['category', '', 'Please select a category'],
  ['category', 'x'.repeat(101), 'Category can have at most 100 characters'],
  ['unitOfMeasurement', '', 'Please select a unit of measurement'],
  ['unitOfMeasurement', undefined, 'Please select a unit of measurement'],
  ['unitOfMeasurement', 'stones', 'Please select a unit of measurement'],
  ['purchasePrice', undefined, 'Purchase price is required'],
  ['purchasePrice', -0.01, 'Price must be positive'],
  ['purchasePrice', '12', 'Purchase price must be a number'],
  ['purchasePrice', null, 'Purchase price is required'],
  ['purchasePrice', 1.005, 'Purchase price can have at most 2 decimal places'],
  ['purchasePrice', 1e12, 'Purchase price is too large'],
  ['sellingPrice', undefined, 'Selling price is required'],
  ['sellingPrice', -1, 'Price must be positive'],
  ['sellingPrice', 0.001, 'Selling price can have at most 2 decimal places'],
  ['minimumStockLevel', undefined, 'Minimum stock level is required'],
  ['minimumStockLevel', -1, 'Stock level must be positive'],
  ['minimumStockLevel', 1.5, 'Stock level must be a whole number for this unit'],
  ['minimumStockLevel', 1e9, 'Minimum stock level is too large'],
  ['supplierId', '', 'Please select a supplier'],
  ['supplierId', undefined, 'Please select a supplier'],
  ['imageUrl', 'javascript:alert(1)', 'Image URL must start with https://, http:// or /'],
  ['imageUrl', '//evil.example.com/x.png', 'Image URL must start with https://, http:// or /'],
  [
    'imageUrl',
    `https://example.com/${'x'.repeat(2000)}`,
    'Image URL can have at most 2000 characters',
  ],
  ['currentStock', 500, 'Unknown field'],
  ['_id', 'x', 'Unknown field'],
];

export function describeProductValidation(makeStore: MakeStore): void {
  describe('validation of products', () => {
    const api = setUpTestApi(makeStore);

    it.each(REFUSALS)('says at %s = %j: %s', async (field, value, message) => {
      const supplier = await addSupplier(api);
      const body = { ...productInput(supplier._id), [field]: value };
      const refused = await api.call('POST', 'products', { body });
      expect(refused.status).toBe(422);
      expect(refused.body).toEqual({
        code: 'VALIDATION_FAILED',
        message: 'Please check the marked fields',
        fieldErrors: { [field]: message },
      });
    });

    it('says everything at once', async () => {
      const refused = await api.call('POST', 'products', { body: {} });
      expect(Object.keys(refused.body.fieldErrors ?? {}).sort()).toEqual([
        'category',
        'minimumStockLevel',
        'name',
        'purchasePrice',
        'sellingPrice',
        'sku',
        'supplierId',
        'unitOfMeasurement',
      ]);
    });

    it('checks a change likewise, and needs the version it was made from', async () => {
      const supplier = await addSupplier(api);
      const { _id } = await addProduct(api, supplier._id);
      const body = { ...productInput(supplier._id), name: '' };
      const refused = await api.call('PUT', `products/${_id}`, { body });
      expect(refused.status).toBe(422);
      expect(refused.body.fieldErrors).toEqual({
        name: 'Product name is required',
        version: 'Version is required',
      });
    });
  });
}
