import { object, type InferType } from 'yup';
import { barcodesField } from './barcode-schema';
import { isImageAddress } from './images';
import { UNITS } from './options';
import { MAX_QUANTITY, mayFitUnit } from './quantity';
import {
  choice,
  numeric,
  price,
  quantity,
  requiredText,
  text,
  typedOr,
  version,
} from './schema-fields';
import { msg, type Text } from './translate';

// Separate from products.ts, so that a page that only shows products does not wait for the validation library.

const PACK_SIZE = msg('Pack size');

function wholeNumber(label: Text): Text {
  return msg('{label} must be a whole number for this unit', { label });
}

/** What the form of an existing product sends, without its version. */
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
  /** Orders come in multiples of it. New products have 1; an update without it leaves it alone. */
  packSize: typedOr(
    1,
    numeric({
      label: PACK_SIZE,
      min: { value: 0.001, message: msg('Pack size must be positive') },
      max: MAX_QUANTITY,
      decimals: 3,
    }),
  ).test('unit', wholeNumber(PACK_SIZE), function (size) {
    return mayFitUnit(size, this.parent.unitOfMeasurement);
  }),
  supplierId: requiredText({ max: 64, label: msg('Supplier') }, msg('Please select a supplier')),
  imageUrl: text({ max: 2000, label: msg('Image URL') }).test(
    'address',
    msg('Image URL must start with https://, http:// or /'),
    (url) => !url?.trim() || isImageAddress(url),
  ),
  barcodes: barcodesField,
}).noUnknown();

export type ProductInput = InferType<typeof productSchema>;

const INITIAL_STOCK = msg('Initial stock');

/** What the form of a new product sends. */
export const newProductSchema = productSchema
  .shape({
    /** In the product's unit: the API posts a receipt of it at the purchase price. 0 posts nothing. */
    initialStock: numeric({
      label: INITIAL_STOCK,
      min: { value: 0, message: msg('Stock level cannot be negative') },
      max: MAX_QUANTITY,
      decimals: 3,
    }).test('unit', wholeNumber(INITIAL_STOCK), function (stock) {
      return mayFitUnit(stock, this.parent.unitOfMeasurement);
    }),
  })
  .noUnknown();
export type NewProductInput = InferType<typeof newProductSchema>;

/** An update also names the version that was edited. */
export const productUpdateSchema = productSchema.shape({ version: version() }).noUnknown();
export type ProductUpdate = InferType<typeof productUpdateSchema>;
