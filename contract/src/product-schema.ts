import { object, type InferType } from 'yup';
import { isImageAddress } from './images';
import { MAX_PRICE } from './money';
import { UNITS } from './options';
import { MAX_QUANTITY, mayFitUnit } from './quantity';
import { choice, numeric, requiredText, text, version } from './validation';

// Apart from products.ts, so that a page which only shows products does not wait for the validation library.

function price(required: string, label: string) {
  const min = { value: 0, message: 'Price must be positive' };
  return numeric({ required, label, min, max: MAX_PRICE, decimals: 2 });
}

/** What the product form sends (spec section 5). */
export const productSchema = object({
  name: requiredText({ required: 'Product name is required', max: 200, label: 'Product name' }),
  sku: requiredText({ required: 'SKU is required', max: 64, label: 'SKU' }),
  description: text({ max: 2000, label: 'Description' }),
  category: requiredText({ required: 'Please select a category', max: 100, label: 'Category' }),
  unitOfMeasurement: choice(UNITS, 'Please select a unit of measurement'),
  purchasePrice: price('Purchase price is required', 'Purchase price'),
  sellingPrice: price('Selling price is required', 'Selling price'),
  minimumStockLevel: numeric({
    required: 'Minimum stock level is required',
    label: 'Minimum stock level',
    min: { value: 0, message: 'Stock level must be positive' },
    max: MAX_QUANTITY,
    decimals: 3,
  }).test('unit', 'Stock level must be a whole number for this unit', function (level) {
    return mayFitUnit(level, this.parent.unitOfMeasurement);
  }),
  supplierId: requiredText({ required: 'Please select a supplier', max: 64, label: 'Supplier' }),
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
