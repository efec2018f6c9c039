import {
  barcodeInWords,
  DEFAULT_LOW_STOCK_THRESHOLD,
  DEFAULT_UNIT,
  productSchema,
  unitText,
  type Product,
  type ProductInput,
  type SystemSettings,
  type Translate,
} from '@stockroom/contract';
import { changesBetween, type Change } from '@stockroom/shared-ui/forms';

type Fields = Required<Omit<ProductInput, 'barcodes'>>;

/** A row of the list of barcodes. */
export interface BarcodeValues {
  code: string;
  units: number | string;
}

/** The payload's fields; a number may still be the typed text. */
export type ProductValues = {
  [Field in keyof Fields]: Fields[Field] extends number ? number | string : string;
} & { barcodes: BarcodeValues[] };
type ProductField = keyof ProductValues;

interface NewProductValues extends ProductValues {
  initialStock: number | string;
}

/** The visible labels, in the order of the form. */
export function productLabels(t: Translate) {
  return {
    name: t('Product Name'),
    sku: t('SKU'),
    barcodes: t('Barcodes'),
    category: t('Category'),
    description: t('Description'),
    unitOfMeasurement: t('Unit of Measurement'),
    minimumStockLevel: t('Minimum Stock Level'),
    packSize: t('Pack Size'),
    purchasePrice: t('Purchase Price'),
    sellingPrice: t('Selling Price'),
    supplierId: t('Supplier'),
    imageUrl: t('Image URL'),
  } satisfies Record<ProductField, string>;
}

/**
 * @param defaults of the shop; the built-in defaults stand in when they did not load
 * @param known what a scan that found nothing knows of the product
 */
export function newProductValues(
  defaults: Partial<SystemSettings> = {},
  known: { barcode?: string; supplierId?: string } = {},
): NewProductValues {
  return {
    name: '',
    sku: '',
    barcodes: known.barcode ? [{ code: known.barcode, units: 1 }] : [],
    category: '',
    description: '',
    unitOfMeasurement: defaults.defaultUnit ?? DEFAULT_UNIT,
    minimumStockLevel: defaults.lowStockThreshold ?? DEFAULT_LOW_STOCK_THRESHOLD,
    packSize: 1,
    initialStock: '',
    purchasePrice: '',
    sellingPrice: '',
    supplierId: known.supplierId ?? '',
    imageUrl: '',
  };
}

export function toProductValues(product: Product): ProductValues {
  const {
    barcodes = [],
    packSize = 1,
    ...fields
  } = productSchema.cast(product, { stripUnknown: true });
  return { ...fields, packSize, barcodes };
}

interface Format {
  money: (amount: number) => string;
  number: (value: number) => string;
}

/** The changed fields of the form, in its order and in words. */
export function productChanges(
  opened: Product,
  newer: Product,
  format: Format,
  t: Translate,
): Change[] {
  const inWords = (product: Product): Record<ProductField, string> => ({
    ...toProductValues(product),
    barcodes: (product.barcodes ?? [])
      .map((barcode) => barcodeInWords(barcode, format.number))
      .join(', '),
    unitOfMeasurement: t(unitText(product.unitOfMeasurement)),
    purchasePrice: format.money(product.purchasePrice),
    sellingPrice: format.money(product.sellingPrice),
    minimumStockLevel: format.number(product.minimumStockLevel),
    packSize: format.number(product.packSize),
    supplierId: product.supplierName,
  });
  return changesBetween(productLabels(t), inWords(opened), inWords(newer));
}
