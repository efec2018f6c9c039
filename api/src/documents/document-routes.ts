import {
  deliverySchema,
  DOCUMENT_LISTS,
  DOCUMENT_STATES,
  DOCUMENTS,
  documentHeaderSchema,
  documentLinesSchema,
  documentVersionSchema,
  msg,
  returnSchema,
  type DOCUMENT_SORT_KEYS,
} from '@stockroom/contract';
import { EXPORT_FILTERS, type ExportParameters } from '../exports/export-list';
import { exportableRoute } from '../exports/exportable-route';
import { choiceFilter, idFilter, searchFilter } from '../http/filters';
import type { ListDefinition } from '../http/list-query';
import { readRoute, writeRoute, type Route } from '../http/route';
import { listOf, record } from '../openapi/response-schemas';
import type { DocumentFilter } from '../store/documents';
import { createDelivery, postDelivery } from './delivery-service';
import { DOCUMENT, RETURN_SOURCE, SAVED_LINE, SUMMARY } from './document-answers';
import { documentFile, type ListedDocument } from './document-file';
import { saveLines } from './document-lines';
import { blinded, findDocument, removeDraft, toDocument, updateHeader } from './document-service';
import { createReturn, findReturnSource } from './return-service';
import { undoDocument } from './undo-document';

export type DocumentListFilter = DocumentFilter & ExportParameters;

const LIST: ListDefinition<DocumentListFilter, (typeof DOCUMENT_SORT_KEYS)[number]> = {
  filters: {
    kind: choiceFilter(msg('Kind'), DOCUMENT_LISTS),
    state: choiceFilter(msg('State'), DOCUMENT_STATES),
    search: searchFilter,
    orderId: idFilter(msg('Order')),
    productId: idFilter(msg('Product')),
    ...EXPORT_FILTERS,
  },
  sortKeys: { createdAt: 'instant' },
  defaultSort: '-createdAt',
};

/** Which of them a document needs depends on its kind. */
const WRITE = [...new Set(Object.values(DOCUMENTS).flatMap(({ permissions }) => permissions))];
const RETURN = DOCUMENTS['customer-return'].permissions;
const RESULT = { document: DOCUMENT };

export const DOCUMENT_ROUTES: readonly Route[] = [
  exportableRoute({
    path: '/api/documents',
    permission: 'stock:read',
    summary: 'List deliveries, returns and counts, or the lines of all of them as a file',
    list: LIST,
    name: 'documents',
    record: SUMMARY,
    async read({ documents }, request, { role }) {
      const { records, ...page } = await documents.list(request);
      const listed = records.map((stored): ListedDocument => {
        const { lines, ...summary } = blinded(role, toDocument(stored));
        return request.filter.format ? { ...summary, lines } : summary;
      });
      return { ...page, records: listed };
    },
    file: documentFile,
  }),
  readRoute({
    path: '/api/documents/:id',
    permission: 'stock:read',
    summary: 'One delivery, return or count, with its lines',
    answer: record(RESULT),
    read: async ({ repositories, params, user }) => ({
      document: blinded(user.role, await findDocument(repositories, params.id)),
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/documents/:id',
    permission: WRITE,
    summary: 'Change the reference, date and notes of a draft',
    body: documentHeaderSchema,
    answer: RESULT,
    errors: ['VERSION_CONFLICT'],
    message: msg('Draft saved'),
    write: async (work, input) => ({
      document: blinded(work.actor.role, await updateHeader(work, work.params.id, input)),
    }),
  }),
  writeRoute({
    method: 'put',
    path: '/api/documents/:id/lines',
    permission: WRITE,
    summary: 'Enter quantities of a draft: adds or replaces the lines of these products',
    body: documentLinesSchema,
    answer: { lines: listOf(SAVED_LINE) },
    errors: ['VERSION_CONFLICT'],
    message: msg('Draft saved'),
    write: async (work, input) => ({ lines: await saveLines(work, work.params.id, input) }),
  }),
  writeRoute({
    method: 'delete',
    path: '/api/documents/:id',
    permission: WRITE,
    summary: 'Delete a draft',
    answer: {},
    errors: ['VERSION_CONFLICT'],
    message: msg('Draft deleted'),
    write: (work) => removeDraft(work, work.params.id),
  }),
  writeRoute({
    method: 'post',
    path: '/api/documents/:id/undo',
    permission: WRITE,
    summary: 'Take back what a delivery or return has posted',
    body: documentVersionSchema,
    answer: RESULT,
    errors: ['VERSION_CONFLICT', 'INSUFFICIENT_STOCK', 'HAS_RETURNS'],
    message: msg('Document undone'),
    write: async (work, { version }) => ({
      document: await undoDocument(work, work.params.id, version),
    }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/deliveries',
    permission: 'stock:receive',
    summary: 'Begin a delivery; from a purchase order, with what it still brings',
    body: deliverySchema,
    status: 201,
    answer: RESULT,
    message: msg('Delivery created'),
    write: async (work, input) => ({ document: await createDelivery(work, input) }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/deliveries/:id/post',
    permission: 'stock:receive',
    summary: 'Receive what came with a delivery',
    body: documentVersionSchema,
    answer: RESULT,
    errors: ['VERSION_CONFLICT'],
    message: msg('Stock received successfully'),
    write: async (work, { version }) => ({
      document: await postDelivery(work, work.params.id, version),
    }),
  }),
  readRoute({
    path: '/api/orders/:id/returnable',
    permission: 'stock:read',
    summary: 'What can still go back of an order',
    answer: record({ source: RETURN_SOURCE }),
    read: async ({ repositories, params }) => ({
      source: await findReturnSource(repositories, { orderId: params.id, deliveryId: '' }),
    }),
  }),
  readRoute({
    path: '/api/documents/:id/returnable',
    permission: 'stock:read',
    summary: 'What can still go back of a delivery without an order',
    answer: record({ source: RETURN_SOURCE }),
    read: async ({ repositories, params }) => ({
      source: await findReturnSource(repositories, { orderId: '', deliveryId: params.id }),
    }),
  }),
  writeRoute({
    method: 'post',
    path: '/api/returns',
    permission: RETURN,
    summary: 'Take goods back from a customer, or send them back to a supplier',
    body: returnSchema,
    status: 201,
    answer: RESULT,
    errors: ['INSUFFICIENT_STOCK'],
    message: msg('Return posted'),
    write: async (work, input) => ({ document: await createReturn(work, input) }),
  }),
];
