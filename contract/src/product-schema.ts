import { object, type InferType } from 'yup';
import { isImageAddress } from './images';
import { UNITS } from './options';
import { mayFitUnit } from './quantity';
import { choice, price, quantity, requiredText, text, version } from './schema-fields';
import { msg } from './translate';

// Separate from products.ts, so that a page that only shows products does not wait for the validation library.

/** What the product form sends. */
export const productSchema = object({
  name: requiredText({ max: 200, label: msg('Product name') }),
  sku: requiredText({ max: 64, label: msg('SKU') }),
  description: text({ max: 2000, label: msg('Description') }),
  category: requiredText({ max: 100, label: msg('Category') }, msg('Please select a category')),
  unitOfMeasurement: choice(UNITS, msg('Please select a unit of measurement')),
  purchasePrice: price(msg('Purchase price')).required(msg('Purchase price is required')),
  sellingPrice: price(msg('Selling price')).required(msg('Selling price is required')),
  minimumStockLevel: quantity(msg('Minimum stock level'), {
    value: 0,
    message: msg('Stock level must be positive'),
  }).test('unit', msg('Stock level must be a whole number for this unit'), function (level) {
    return mayFitUnit(level, this.parent.unitOfMeasurement);
  }),
  supplierId: requiredText({ max: 64, label: msg('Supplier') }, msg('Please select a supplier')),
  imageUrl: text({ max: 2000, label: msg('Image URL') }).test(
    'address',
    msg('Image URL must start with https://, http:// or /'),
    (url) => !url?.trim() || isImageAddress(url),
  ),
}).noUnknown();

export type ProductInput = InferType<typeof productSchema>;

/** An update also names the version that was edited. */
export const productUpdateSchema = productSchema.shape({ version: version() }).noUnknown();
export type ProductUpdate = InferType<typeof productUpdateSchema>;
