import { array, object, string } from 'yup';
import { rightCheckDigit, type Barcode } from './barcodes';
import type { WriteResult } from './list';
import type { Product, ProductQuery } from './products';
import { msg } from './translate';

/** The largest number of products whose labels one answer has, and that get codes at once. */
export const MAX_LABEL_PRODUCTS = 1000;
/** The largest number of products that an address names. */
export const MAX_LABEL_IDS = 200;

/** What a label shows of a product. */
export interface LabelProduct extends Pick<
  Product,
  '_id' | 'name' | 'sku' | 'currentStock' | 'unitOfMeasurement'
> {
  /** Missing for people who may not see selling prices. */
  sellingPrice?: number;
  barcodes: Barcode[];
}

/** Either products by their ids, or those of a filter. */
export interface LabelQuery extends Pick<
  ProductQuery,
  'search' | 'category' | 'stockStatus' | 'supplierId'
> {
  /** Separated by commas, at most MAX_LABEL_IDS. Deleted and unknown products are left out. */
  ids?: string;
}

export interface LabelProductList {
  products: LabelProduct[];
  /** How many products the filter has, also beyond MAX_LABEL_PRODUCTS. */
  total: number;
}

const NO_PRODUCT = msg('Please select a product');

/** The products that get a code if they have none. */
export const newCodesSchema = object({
  productIds: array(string().typeError(NO_PRODUCT).required(NO_PRODUCT).max(64, NO_PRODUCT))
    .typeError(NO_PRODUCT)
    .required(NO_PRODUCT)
    .min(1, NO_PRODUCT)
    .max(
      MAX_LABEL_PRODUCTS,
      msg('Choose at most {max} products at a time', { max: MAX_LABEL_PRODUCTS }),
    ),
}).noUnknown();

export interface NewCodesResult extends WriteResult {
  /** How many products got a code. */
  given: number;
}

/**
 * An EAN-13 that means something in this shop only: such codes begin with 20 to 29. Scales print 21 to 29, so ours have 20.
 * @param number whole, of at most 10 digits
 */
export function inStoreCode(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`;
  return `${digits}${rightCheckDigit(`${digits}0`) ?? 0}`;
}
