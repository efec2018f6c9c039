import { msg } from '@stockroom/contract';
import type { FieldTexts } from '../errors';
import { barcodesInWords } from '../products/product-barcodes';
import type { ImportRecord } from '../store/imports';
import type { Repositories } from '../store/store';
import { barcodeOwnersOf } from './plan-barcodes';
import { idsOf, kindOf, productsOf } from './plan-products';
import { movedSinceCount, planStock } from './plan-stock';
import { planCells, type PlanRow, type ReadRow } from './read-row';

export async function planCounts(
  repositories: Repositories,
  imported: ImportRecord,
  rows: readonly ReadRow[],
): Promise<PlanRow> {
  const owners = await barcodeOwnersOf(repositories, rows);
  for (const row of rows) if (!row.typed['sku']) row.values['sku'] = owners.find(row)?.sku;
  const find = await productsOf(repositories, rows);
  const moved = await movedSinceCount(repositories, imported, idsOf(rows, find));
  return (row) => {
    const existing = find(row);
    const { sku, currentStock: counted } = row.values;
    const stock = existing && planStock(counted, imported.stock, existing, moved.get(existing._id));
    const ofBarcodes = owners.refuse(row.barcodes, existing);
    const problems = {
      ...(ofBarcodes && { barcode: ofBarcodes }),
      ...(!existing && notFound(row)),
      ...(stock?.problem && { currentStock: stock.problem }),
      ...row.problems,
    };
    const isRefused = Object.keys(problems).length > 0;
    const barcode = barcodesInWords(existing?.barcodes ?? []);
    const after = { sku, barcode, currentStock: stock?.level };
    const planned = planCells(row, existing && { ...existing, barcode }, after, problems);
    const none = { newCategory: null, newSupplier: null, write: null };
    if (isRefused || !existing) return { ...planned, ...none, kind: 'refused' };
    // Not counted is not zero.
    if (!stock) return { ...planned, ...none, kind: 'skipped', problem: msg('Not counted') };
    const kind = kindOf(false, true, stock.stock !== undefined);
    const { _id: recordId, version } = existing;
    // A matching count writes only the line of its document.
    const write = { ...(stock.stock && { stock: stock.stock }), recordId, version };
    return { ...planned, ...none, kind, write };
  };
}

function notFound({ typed }: ReadRow): FieldTexts {
  return !typed['sku'] && typed['barcode']
    ? { barcode: msg('No product has this barcode') }
    : { sku: msg('No product has this SKU') };
}
