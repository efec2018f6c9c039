import { UNITS, type ProductInput } from '@stockroom/contract';
import { eanOf } from './identifiers';
import {
  BOOKS,
  CLOTHING,
  ELECTRONICS,
  FURNITURE,
  OFFICE_SUPPLIES,
  TOOLS,
} from './sample-catalogue';
import { readTable } from './table';

const COLUMNS = [
  'sku',
  'name',
  'unit',
  'purchasePrice',
  'sellingPrice',
  'minimum',
  'stock',
  'supplier',
  'description',
] as const;

export interface SampleProduct {
  /** Everything but the supplier's id, which exists only once the supplier is stored. */
  input: Omit<ProductInput, 'supplierId'>;
  /** Place in SAMPLE_SUPPLIERS. */
  supplierIndex: number;
  /** What receipts should add up to. */
  stock: number;
}

const TABLES = {
  Electronics: ELECTRONICS,
  Furniture: FURNITURE,
  'Office Supplies': OFFICE_SUPPLIES,
  Clothing: CLOTHING,
  Books: BOOKS,
  Tools: TOOLS,
};

/** About sixty products in the six categories and all nine units, with the awkward ones a shop really has. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = Object.entries(TABLES).flatMap(
  ([category, table], shelf) =>
    readTable(COLUMNS, table).map((row, place) => toProduct(category, row, shelf * 100 + place)),
);

function toProduct(
  category: string,
  row: Record<(typeof COLUMNS)[number], string>,
  serial: number,
): SampleProduct {
  const unit = UNITS.find((known) => known === row.unit);
  if (unit === undefined) throw new Error(`Unknown unit: ${row.unit}`);
  return {
    input: {
      name: row.name,
      sku: row.sku,
      description: row.description.replace('EAN', `EAN ${eanOf(serial)}`),
      category,
      unitOfMeasurement: unit,
      purchasePrice: Number(row.purchasePrice),
      sellingPrice: Number(row.sellingPrice),
      minimumStockLevel: Number(row.minimum),
      imageUrl: '',
    },
    supplierIndex: Number(row.supplier),
    stock: Number(row.stock),
  };
}
