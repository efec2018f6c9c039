import {
  findCategory,
  foldName,
  msg,
  productSchema,
  type ImportRowKind,
  type ProductInput,
  type Text,
} from '@stockroom/contract';
import type { FieldTexts } from '../errors';
import { barcodesInWords } from '../products/product-barcodes';
import { grouped } from '../store/report-rows';
import type { ImportRecord } from '../store/imports';
import type { ProductRecord, Repositories } from '../store/store';
import { barcodeOwnersOf, withBarcodes } from './plan-barcodes';
import { movedSinceCount, planStock } from './plan-stock';
import { planCells, planWrite, refusalsOf, type PlanRow, type ReadRow } from './read-row';

const FIELDS = Object.keys(productSchema.fields) as (keyof ProductInput)[];

/** Stands for the supplier that apply creates. */
const NEW_SUPPLIER = 'new';

export const SEVERAL_SUPPLIERS = msg(
  'Several suppliers have this name. Rename them so that each name is unique.',
);

export async function planProducts(
  repositories: Repositories,
  imported: ImportRecord,
  rows: readonly ReadRow[],
): Promise<PlanRow> {
  const owners = await barcodeOwnersOf(repositories, rows);
  const generated = new Set<ReadRow>();
  for (const row of rows) {
    if (row.typed['sku']) continue;
    // A barcode names the same record as its SKU in another row.
    const sku = owners.find(row)?.sku ?? row.barcodes[0]?.code;
    if (sku === undefined) generated.add(row);
    row.values['sku'] = sku ?? generatedSku(imported, row);
  }
  const findBySku = await productsOf(repositories, rows);
  const findExisting = (row: ReadRow) => (generated.has(row) ? null : findBySku(row));
  const moved = await movedSinceCount(repositories, imported, idsOf(rows, findExisting));
  const findSupplier = await suppliersOf(repositories, imported, rows);
  const categoryOf = await categoriesOf(repositories);
  const { defaultUnit, lowStockThreshold } = await repositories.settings.system();

  /** A price is needed where the file has a column for it. */
  const defaultsFor = ({ typed, group }: ReadRow) => ({
    ...productSchema.getDefault(),
    unitOfMeasurement: defaultUnit,
    minimumStockLevel: lowStockThreshold,
    category: group ?? (imported.defaultCategory || undefined),
    ...('purchasePrice' in typed ? {} : { purchasePrice: 0 }),
    ...('sellingPrice' in typed ? {} : { sellingPrice: 0 }),
  });

  return (row) => {
    const existing = findExisting(row);
    if (!existing) showPlanned(row, imported);
    const stored = existing && inputOf(existing);
    const { supplierName, currentStock, barcode, ...given } = row.values;
    const barcodes = withBarcodes(existing?.barcodes ?? [], row.barcodes);
    const merged = { ...(stored ?? defaultsFor(row)), ...given };
    const category = categoryOf(merged.category);
    const supplier = findSupplier(
      supplierName ?? (existing ? undefined : imported.defaultSupplier),
      existing,
    );
    const named = { category: category.name, supplierId: supplier.id };
    const input = { ...merged, ...named, barcodes } as ProductInput;
    const isChanged = stored === null || FIELDS.some((field) => differs(input, stored, field));
    const inStock = {
      currentStock: existing?.currentStock ?? 0,
      unitOfMeasurement: input.unitOfMeasurement,
    };
    const stock = planStock(currentStock, imported.stock, inStock, moved.get(existing?._id ?? ''));
    const refusals = isChanged ? refusalsOf(productSchema, input) : {};
    const { supplierId: refusedSupplier, ...ofForm } = refusals;
    const ofBarcodes = owners.refuse(barcodes, existing) ?? barcodeProblem(refusals);
    const newCategory = category.isNew ? category.name : null;
    const newSupplier = supplier.id === NEW_SUPPLIER ? supplier.name : null;
    const problems = {
      ...withoutBarcodes(ofForm),
      ...(ofBarcodes && { barcode: ofBarcodes }),
      ...(refusedSupplier && { supplierName: refusedSupplier }),
      ...(supplier.problem && { supplierName: supplier.problem }),
      ...(stock?.problem && { currentStock: stock.problem }),
      ...(imported.createsMissing ? {} : missing(newCategory, newSupplier)),
      ...row.problems,
    };
    const shown = { supplierName: supplier.name, barcode: barcodesInWords(barcodes) };
    const level = stock?.level ?? existing?.currentStock;
    const after = { ...input, ...shown, currentStock: level };
    const before = existing && { ...existing, barcode: barcodesInWords(existing.barcodes) };
    const isRefused = Object.keys(problems).length > 0;
    const kind = kindOf(isRefused, existing !== null, isChanged || stock?.stock !== undefined);
    return {
      kind,
      ...planCells(row, before, after, problems),
      newCategory,
      newSupplier,
      write: planWrite(kind, existing, {
        ...(isChanged && { product: input }),
        ...(isChanged && stored && { before: stored }),
        ...(stock?.stock && { stock: stock.stock }),
      }),
    };
  };
}

/** The same at each planning: it depends on the line. */
function generatedSku({ lastSkuNumber, headingLine }: ImportRecord, { line }: ReadRow): string {
  return ['P', lastSkuNumber + line - headingLine].join('-');
}

/** What a new product gets without a column of the file, as cells of its row. */
function showPlanned({ typed }: ReadRow, { defaultCategory, defaultSupplier }: ImportRecord) {
  typed['sku'] ??= '';
  if (defaultCategory) typed['category'] ??= '';
  if (defaultSupplier) typed['supplierName'] ??= '';
}

export function kindOf(isRefused: boolean, isKnown: boolean, isChanged: boolean): ImportRowKind {
  if (isRefused) return 'refused';
  if (!isKnown) return 'new';
  return isChanged ? 'changed' : 'same';
}

/** @returns finds the product of a row by its SKU */
export async function productsOf({ products }: Repositories, rows: readonly ReadRow[]) {
  const skuOf = ({ values }: ReadRow) => String(values['sku'] ?? '');
  const skus = rows.map(skuOf).filter((sku) => sku !== '');
  const found = await products.findBySkus(skus);
  const bySku = new Map(found.map((product) => [product.sku.toLowerCase(), product]));
  return (row: ReadRow): ProductRecord | null => bySku.get(skuOf(row).toLowerCase()) ?? null;
}

export function idsOf(
  rows: readonly ReadRow[],
  find: (row: ReadRow) => ProductRecord | null,
): string[] {
  return rows.flatMap((row) => find(row)?._id ?? []);
}

function inputOf(product: ProductRecord): ProductInput {
  return Object.fromEntries(FIELDS.map((field) => [field, product[field]])) as ProductInput;
}

function differs(one: ProductInput, other: ProductInput, field: keyof ProductInput): boolean {
  return JSON.stringify(one[field]) !== JSON.stringify(other[field]);
}

/** @returns finds the id, the name and perhaps a problem of the supplier of a row */
async function suppliersOf(
  { suppliers }: Repositories,
  { defaultSupplier }: ImportRecord,
  rows: readonly ReadRow[],
) {
  const names = new Set(rows.map(({ values }) => values['supplierName'] ?? defaultSupplier));
  const found = await suppliers.findByNames([...names].map(String));
  const byName = new Map(grouped(found, ({ companyName }) => foldName(companyName)));
  return (given: string | number | undefined, existing: ProductRecord | null) => {
    const name = String(given ?? existing?.supplierName ?? '');
    const isKept = existing && foldName(existing.supplierName) === foldName(name);
    if (isKept) return { id: existing.supplierId, name: existing.supplierName };
    // The form says that a supplier is missing.
    if (name === '') return { id: '', name };
    const [match, ...others] = byName.get(foldName(name)) ?? [];
    const problem = others.length > 0 ? SEVERAL_SUPPLIERS : undefined;
    return match ? { id: match._id, name: match.companyName, problem } : { id: NEW_SUPPLIER, name };
  };
}

async function categoriesOf({ categories }: Repositories) {
  const known = await categories.list();
  const spellings = new Map<string, string | undefined>();
  return (given: string | number | undefined): { name: string; isNew: boolean } => {
    const name = String(given ?? '');
    if (name === '') return { name, isNew: false };
    if (!spellings.has(name)) spellings.set(name, findCategory(known, name));
    const spelling = spellings.get(name);
    return { name: spelling ?? name, isNew: spelling === undefined };
  };
}

function withoutBarcodes(refusals: FieldTexts): FieldTexts {
  return Object.fromEntries(
    Object.entries(refusals).filter(([field]) => !field.startsWith('barcodes')),
  );
}

/** The form has a field for each barcode, the file one for all. */
function barcodeProblem(refusals: FieldTexts): Text | string | undefined {
  return Object.entries(refusals).find(([field]) => field.startsWith('barcodes'))?.[1];
}

function missing(category: string | null, supplier: string | null) {
  const problem = (message: Text, name: string) => ({ ...message, values: { name } });
  return {
    ...(category && {
      category: problem(
        msg('There is no category “{name}”. Add it, or let the import create what is missing.'),
        category,
      ),
    }),
    ...(supplier && {
      supplierName: problem(
        msg('There is no supplier “{name}”. Add it, or let the import create what is missing.'),
        supplier,
      ),
    }),
  };
}
