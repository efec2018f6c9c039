import {
  amountOf,
  dayAfter,
  DOCUMENTS,
  mayDo,
  msg,
  numberOf,
  sumMoney,
  type ChangeAction,
  type DocumentHeader,
  type DocumentKind,
  type DocumentLine,
  type Role,
  type StockDocument,
} from '@stockroom/contract';
import { requireAccess } from '../auth/access';
import { recordChange } from '../changes/record-change';
import { validationFailed, versionConflict } from '../errors';
import { findRecord, newId } from '../records';
import type { DocumentRecord, StoredDocument } from '../store/documents';
import type { Repositories } from '../store/store';
import type { Work } from '../unit-of-work';

/** @throws ApiError NOT_FOUND */
export async function findDocument(
  { documents }: Repositories,
  id: string,
): Promise<StockDocument> {
  return toDocument(await findRecord('Document', id, documents.find));
}

export function toDocument(stored: StoredDocument): StockDocument {
  const { kind, lines } = stored;
  return {
    ...stored,
    type: DOCUMENTS[kind].type,
    lineCount: lines.filter(({ quantity }) => quantity !== null).length,
    totalAmount: sumMoney(lines.map((line) => amountOf(kind, line))),
  };
}

type Blind = Pick<DocumentRecord, 'isBlind' | 'state'>;

/** A draft of a blind count shows the stock only to those who approve it. */
export function isStockHidden(role: Role, { isBlind, state }: Blind): boolean {
  return isBlind && state === 'draft' && !mayDo(role, 'counts:approve');
}

/** Lines of a document as this role may see them. */
export function visibleLines(
  role: Role,
  document: Blind,
  lines: readonly DocumentLine[],
): DocumentLine[] {
  if (!isStockHidden(role, document)) return [...lines];
  return lines.map((line) => ({ ...line, expected: null, unitPrice: null }));
}

/** A document as this role may see it. */
export function blinded(role: Role, document: StockDocument): StockDocument {
  if (!isStockHidden(role, document)) return document;
  return { ...document, totalAmount: 0, lines: visibleLines(role, document, document.lines) };
}

type Fields = Partial<DocumentRecord> & Pick<DocumentRecord, 'documentDate' | 'notes'>;

/** Adds a draft with its lines. */
export async function beginDocument(
  work: Work,
  kind: DocumentKind,
  fields: Fields,
  lines: readonly DocumentLine[] = [],
): Promise<DocumentRecord> {
  const { repositories, now, actor } = work;
  refuseFuture(work, fields.documentDate);
  const year = Number(now.slice(0, 4));
  const count = await repositories.orders.nextNumber(kind, year);
  const document: DocumentRecord = {
    _id: newId(),
    kind,
    number: numberOf(DOCUMENTS[kind].prefix, year, count),
    state: 'draft',
    supplierId: '',
    party: '',
    orderId: null,
    orderNumber: null,
    deliveryId: null,
    reference: '',
    scope: null,
    scopeValue: '',
    isBlind: false,
    createdBy: actor.name,
    createdAt: now,
    postedBy: null,
    postedAt: null,
    undoneBy: null,
    undoneAt: null,
    version: 1,
    ...fields,
  };
  await repositories.documents.insert(document);
  if (lines.length > 0) await repositories.documents.saveLines(document._id, lines);
  return document;
}

/** In some time zones it is tomorrow already. @throws ApiError VALIDATION_FAILED */
function refuseFuture({ now }: Work, day: string): void {
  if (day > dayAfter(now.slice(0, 10), 1))
    throw validationFailed({ documentDate: msg('Date cannot be in the future') });
}

/** The draft, locked. @throws ApiError NOT_FOUND, FORBIDDEN, VERSION_CONFLICT for a version, or when it is posted */
export async function lockDraft(work: Work, id: string, version?: number): Promise<DocumentRecord> {
  const document = await lockDocument(work, id);
  if (document.state !== 'draft' || (version !== undefined && document.version !== version))
    throw versionConflict('document');
  return document;
}

/** @throws ApiError NOT_FOUND, FORBIDDEN */
export async function lockDocument(work: Work, id: string): Promise<DocumentRecord> {
  const document = await findRecord('Document', id, work.repositories.documents.lock);
  requireAccess(work.actor, DOCUMENTS[document.kind].permissions);
  return document;
}

/** Stores a new state of a locked document and records it. @returns the document with its lines */
export async function settleDocument(
  work: Work,
  document: DocumentRecord,
  action: 'posted' | 'undone',
): Promise<StockDocument> {
  const { actor, now, repositories } = work;
  const by =
    action === 'posted'
      ? { postedBy: actor.name, postedAt: now }
      : { undoneBy: actor.name, undoneAt: now };
  const settled = { ...document, ...by, state: action, version: document.version + 1 };
  await repositories.documents.update(settled);
  await record(work, settled, action);
  return findDocument(repositories, document._id);
}

export function record(work: Work, document: DocumentRecord, action: ChangeAction): Promise<void> {
  return recordChange(work, { entity: document.kind, action, before: document, after: document });
}

/** @throws ApiError as `lockDraft` */
export async function updateHeader(
  work: Work,
  id: string,
  { version, ...header }: DocumentHeader,
): Promise<StockDocument> {
  const document = await lockDraft(work, id, version);
  refuseFuture(work, header.documentDate);
  const changed = { ...document, ...header, version: version + 1 };
  await work.repositories.documents.update(changed);
  return findDocument(work.repositories, id);
}

/** @throws ApiError as `lockDraft` */
export async function removeDraft(work: Work, id: string): Promise<void> {
  const document = await lockDraft(work, id);
  await work.repositories.documents.remove(id);
  await record(work, document, 'removed');
}
