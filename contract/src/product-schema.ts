import { object, type InferType } from 'yup';
import { isImageAddress } from './images';
import { UNITS } from './options';
import { mayFitUnit } from './quantity';
import { choice, price, quantity, requiredText, text, version } from './schema-fields';

// Separate from products.ts, so that a page that only shows products does not wait for the validation library.

/** What the product form sends. */
export const productSchema = object({
  name: requiredText({ max: 200, label: 'Product name' }),
  sku: requiredText({ max: 64, label: 'SKU' }),
  description: text({ max: 2000, label: 'Description' }),
  category: requiredText({ max: 100, label: 'Category' }, 'Please select a category'),
  unitOfMeasurement: choice(UNITS, 'Please select a unit of measurement'),
  purchasePrice: price('Purchase price').required('Purchase price is required'),
  sellingPrice: price('Selling price').required('Selling price is required'),
  minimumStockLevel: quantity('Minimum stock level', {
    value: 0,
    message: 'Stock level must be positive',
  }).test('unit', 'Stock level must be a whole number for this unit', function (level) {
    return mayFitUnit(level, this.parent.unitOfMeasurement);
  }),
  supplierId: requiredText({ max: 64, label: 'Supplier' }, 'Please select a supplier'),
  imageUrl: text({ max: 2000, label: 'Image URL' }).test(
    'address',
    'Image URL must start with https://, http:// or /',
    (url) => !url?.trim() || isImageAddress(url),
  ),
}).noUnknown();

export type ProductInput = InferType<typeof productSchema>;

/** An update also names the version that was edited. */
export const productUpdateSchema = productSchema.shape({ version: version() }).noUnknown();
export type ProductUpdate = InferType<typeof productUpdateSchema>;
