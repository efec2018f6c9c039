import { COUNT_REASON, sumQuantities } from '@stockroom/contract';
import { lineFor } from '../documents/document-lines';
import { beginDocument, settleDocument } from '../documents/document-service';
import { byId } from '../records';
import { usualCost } from '../stock-movements/average-cost';
import type { Posting } from '../stock-movements/stock-movement-service';
import type { ImportRecord } from '../store/imports';
import type { ProductRecord } from '../store/store';
import type { Work } from '../unit-of-work';
import { countedAtOf } from './plan-stock';

/** What a file says of a product: its counted level, and the stock of that time. */
export interface CountedRow {
  product: ProductRecord;
  counted: number;
  expected: number;
}

/**
 * The posted count of an import, which all of its batches share.
 * @param imported remembers it
 */
export async function countOf(work: Work, imported: ImportRecord, notes: string): Promise<string> {
  const { made, stockDate } = imported;
  if (made.countId !== undefined) return made.countId;
  const documentDate = stockDate ?? work.now.slice(0, 10);
  const count = await beginDocument(work, 'count', { documentDate, notes, scope: 'all' });
  await settleDocument(work, count, 'posted');
  made.countId = count._id;
  await saveCounted(work, imported, count._id, await matching(work, imported));
  return count._id;
}

/** The rows whose count is right already. */
async function matching({ repositories }: Work, { _id }: ImportRecord): Promise<CountedRow[]> {
  const rows = await repositories.imports.findRows(_id, { kinds: ['same'] });
  const ids = rows.flatMap(({ write }) => write?.recordId ?? []);
  const known = byId(await repositories.products.findMany(ids));
  return rows.flatMap(({ write, cells }) => {
    const product = known.get(write?.recordId ?? '');
    const counted = Number(cells['currentStock']?.after);
    return product ? [{ product, counted, expected: counted }] : [];
  });
}

export async function saveCounted(
  work: Work,
  imported: ImportRecord,
  countId: string,
  rows: readonly CountedRow[],
): Promise<void> {
  const savedAt = countedAtOf(imported) ?? work.now;
  const lines = rows.map(({ product, counted: quantity, expected }) =>
    lineFor(work, product, { quantity, expected, unitPrice: usualCost(product), savedAt }),
  );
  if (lines.length > 0) await work.repositories.documents.saveLines(countId, lines);
}

/** An adjustment of a count as a part of its document. */
export function asCounted(posting: Posting, documentId: string): Posting {
  return { ...posting, documentId, reason: COUNT_REASON };
}

/** The stock before a posting to this level, at the time of the count. */
export function expectedOf(level: number, posting: Posting | null): number {
  return sumQuantities([level, -(posting?.quantity ?? 0)]);
}

/** After the undo of an import. */
export async function undoCount(work: Work, { made }: ImportRecord): Promise<void> {
  if (made.countId === undefined) return;
  const count = await work.repositories.documents.lock(made.countId);
  if (count?.state === 'posted') await settleDocument(work, count, 'undone');
}
