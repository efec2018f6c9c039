import {
  msg,
  stockStatusOf,
  unitText,
  type Product,
  type StockStatus,
  type Text,
  type Translate,
} from '@stockroom/contract';
import type { ExportedList } from '../exports/export-list';
import {
  moneyColumn,
  numberColumn,
  textColumn,
  timeColumn,
  type ExportColumn,
} from '../exports/export-table';
import type { ProductListFilter } from './list-products';
import { barcodesInWords } from './product-barcodes';

const STATUSES: Record<StockStatus, Text> = {
  in: msg('In Stock'),
  low: msg('Low Stock'),
  out: msg('Out of Stock'),
};

/** The products of a list as a file. */
export function productFile(
  rows: ExportedList<Product>['rows'],
  { stockStatus }: ProductListFilter,
  t: Translate,
): ExportedList<Product> {
  return {
    name: msg('products'),
    names: { [t('Stock status')]: stockStatus && t(STATUSES[stockStatus]) },
    columns: columns(t),
    rows,
  };
}

/** The fields have the labels of the form, so that an import recognizes them. */
const columns = (t: Translate): readonly ExportColumn<Product>[] => [
  textColumn(t('Product Name'), ({ name }) => name),
  textColumn(t('SKU'), ({ sku }) => sku),
  textColumn(t('Barcodes'), ({ barcodes }) => barcodesInWords(barcodes)),
  textColumn(t('Category'), ({ category }) => category),
  textColumn(t('Unit of Measurement'), ({ unitOfMeasurement }) => t(unitText(unitOfMeasurement))),
  numberColumn(t('Current Stock'), ({ currentStock }) => currentStock),
  numberColumn(t('Minimum Stock Level'), ({ minimumStockLevel }) => minimumStockLevel),
  numberColumn(t('Pack Size'), ({ packSize }) => packSize),
  textColumn(t('Status'), (product) => t(STATUSES[stockStatusOf(product)])),
  moneyColumn(t('Purchase Price'), ({ purchasePrice }) => purchasePrice, 'costs:read'),
  moneyColumn(t('Selling Price'), ({ sellingPrice }) => sellingPrice, 'prices:read'),
  textColumn(t('Supplier'), ({ supplierName }) => supplierName),
  textColumn(t('Description'), ({ description }) => description),
  textColumn(t('Image URL'), ({ imageUrl }) => imageUrl),
  timeColumn(t('Created'), ({ createdAt }) => createdAt),
  timeColumn(t('Last Updated'), ({ updatedAt }) => updatedAt),
];
