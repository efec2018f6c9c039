import {
  amountOf,
  differenceOf,
  COUNT_REASON,
  dayAfter,
  mayDo,
  msg,
  sumMoney,
  type CountInput,
  type CountProduct,
  type CountSettings,
  type CountSettingsInput,
  type DocumentLine,
  type Role,
  type StockDocument,
} from '@stockroom/contract';
import { recordChange } from '../changes/record-change';
import { ApiError, validationFailed } from '../errors';
import { findRecord } from '../records';
import { postAll, type Posting } from '../stock-movements/stock-movement-service';
import type { DocumentRecord } from '../store/documents';
import type { ListPage, ListRequest, ProductFilter, Repositories } from '../store/store';
import { requireSupplier } from '../suppliers/supplier-service';
import type { Work } from '../unit-of-work';
import { lockLines } from './document-lines';
import {
  beginDocument,
  findDocument,
  isStockHidden,
  lockDraft,
  record,
  settleDocument,
  visibleLines,
} from './document-service';

/** @throws ApiError VALIDATION_FAILED for a supplier that does not exist; at `scope` where no product is in it */
export async function createCount(work: Work, input: CountInput): Promise<StockDocument> {
  const party =
    input.scope === 'supplier'
      ? (await requireSupplier(work.repositories, input.scopeValue)).companyName
      : '';
  const { total } = await work.repositories.products.list({
    filter: scopeOf({ ...input, createdAt: work.now }),
    sort: 'name',
    position: null,
    limit: 1,
  });
  if (total === 0) throw validationFailed({ scope: msg('There is nothing to count') });
  const document = await beginDocument(work, 'count', { ...input, party });
  await record(work, document, 'created');
  return findDocument(work.repositories, document._id);
}

export interface CountProductFilter {
  countId?: string;
  search?: string;
  isOpen?: 'true' | 'false';
}

/** The live products of a count, each with its line. @throws ApiError NOT_FOUND */
export async function listCountProducts(
  { documents, products }: Repositories,
  { filter, ...request }: ListRequest<CountProductFilter, 'name' | '-name'>,
  role: Role,
): Promise<ListPage<CountProduct>> {
  const { countId, search, isOpen } = filter;
  if (countId === undefined) return { records: [], hasPrevious: false, hasNext: false, total: 0 };
  const count = await findRecord('Document', countId, documents.find);
  const inScope = {
    ...scopeOf(count),
    ...(search && { search }),
    ...(isOpen === 'true' && { uncountedIn: countId }),
  };
  const page = await products.list({ ...request, filter: inScope });
  const lines = visibleLines(role, count, count.lines);
  const byProduct = new Map(lines.map((line) => [line.productId, line]));
  const records = page.records.map((product): CountProduct => {
    const { _id, name, sku, category, unitOfMeasurement } = product;
    const currentStock = isStockHidden(role, count) ? null : product.currentStock;
    const line = byProduct.get(_id) ?? null;
    return { _id, name, sku, category, unitOfMeasurement, currentStock, line };
  });
  return { ...page, records };
}

type Scope = Pick<DocumentRecord, 'scope' | 'scopeValue' | 'createdAt'>;

function scopeOf({ scope, scopeValue, createdAt }: Scope): ProductFilter {
  if (scope === 'category') return { category: scopeValue };
  if (scope === 'supplier') return { supplierId: scopeValue };
  if (scope !== 'not-counted') return {};
  const day = dayAfter(createdAt.slice(0, 10), -Number(scopeValue));
  return { notCountedSince: day + createdAt.slice(10) };
}

/**
 * Corrects stock by the differences that people have counted. What moved since stays, because a difference belongs to
 * the stock of its moment. Products that nobody has counted stay out.
 * @throws ApiError VERSION_CONFLICT, INSUFFICIENT_STOCK; FORBIDDEN for differences over the limit; VALIDATION_FAILED at a line
 */
export async function postCount(work: Work, id: string, version: number): Promise<StockDocument> {
  const { repositories, actor } = work;
  const document = await lockDraft(work, id, version);
  const lines = await lockLines(work, document);
  const limit = await repositories.settings.countApprovalLimit();
  const isOver = limit !== null && valueOfDifferences(lines) > limit;
  if (isOver && !mayDo(actor.role, 'counts:approve'))
    throw new ApiError(
      'FORBIDDEN',
      msg('The differences are above the limit. Somebody who may approve counts has to post this.'),
    );
  await postAll(
    work,
    lines.flatMap(({ line, product }): Posting[] => {
      const quantity = differenceOf(line);
      if (quantity === 0) return [];
      return [
        {
          product,
          quantity,
          level: line.quantity ?? 0,
          documentId: id,
          countedAt: line.savedAt,
          notes: document.notes,
          reason: COUNT_REASON,
          field: `lines.${product._id}.quantity`,
          label: msg('Quantity'),
        },
      ];
    }),
  );
  return settleDocument(work, document, 'posted');
}

/** Surplus and loss do not make up for each other. */
function valueOfDifferences(lines: readonly { line: DocumentLine }[]): number {
  const values = lines.map(({ line }) => String(amountOf('count', line)).replace('-', ''));
  return Number(sumMoney(values));
}

export async function updateCountSettings(
  work: Work,
  { approvalLimit = null }: CountSettingsInput,
): Promise<CountSettings> {
  const { settings } = work.repositories;
  const before = { countApprovalLimit: await settings.countApprovalLimit() };
  await settings.updateCountApprovalLimit(approvalLimit);
  const after = { _id: 'system-settings', countApprovalLimit: approvalLimit };
  await recordChange(work, { entity: 'system-settings', action: 'updated', before, after });
  return { approvalLimit };
}
