import { kindsIn, type DocumentLine, sumQuantities } from '@stockroom/contract';
import type {
  DocumentFilter,
  DocumentRecord,
  DocumentRepository,
  StoredDocument,
} from '../documents';
import { pageOf } from '../pagination';
import { grouped } from '../report-rows';
import { isFoundIn } from '../text';
import { linesOf, type StateAccess } from './memory-state';

export function memoryDocuments({ read, write }: StateAccess): DocumentRepository {
  const whole = (id: string): StoredDocument | null => {
    const document = read().documents.get(id);
    return document ? { ...document, lines: linesOf(read(), id) } : null;
  };
  return {
    async list(request) {
      const matching = [...read().documents.values()].filter((one) =>
        matches(one, request.filter, linesOf(read(), one._id)),
      );
      const { records, ...page } = pageOf(matching, request);
      return {
        ...page,
        records: records.map((one) => ({ ...one, lines: linesOf(read(), one._id) })),
      };
    },
    find: async (id) => whole(id),
    lock: async (id) => read().documents.get(id) ?? null,
    async insert(document) {
      write().documents.set(document._id, document);
    },
    async update(document) {
      write().documents.set(document._id, document);
    },
    async remove(id) {
      write().documents.delete(id);
      write().documentLines.delete(id);
    },
    findLines: async (id, productIds) =>
      linesOf(read(), id).filter(({ productId }) => productIds.includes(productId)),
    async saveLines(id, lines) {
      const saved = new Map(linesOf(read(), id).map((line) => [line.productId, line]));
      for (const line of lines) saved.set(line.productId, line);
      write().documentLines.set(id, saved);
    },
    async removeLines(id, productIds) {
      const rest = linesOf(read(), id).filter(({ productId }) => !productIds.includes(productId));
      write().documentLines.set(id, new Map(rest.map((line) => [line.productId, line])));
    },
    async posted(kind, source) {
      const isOfSource = ({ orderId, deliveryId }: DocumentRecord) =>
        'orderId' in source ? orderId === source.orderId : deliveryId === source.deliveryId;
      const posted = [...read().documents.values()].filter(
        (one) => one.kind === kind && one.state === 'posted' && isOfSource(one),
      );
      const lines = posted.flatMap(({ _id }) => linesOf(read(), _id));
      return grouped(lines, ({ productId }) => productId).map(([productId, own]) => ({
        productId,
        quantity: sumQuantities(own.map(({ quantity }) => quantity ?? 0)),
        rejected: sumQuantities(own.map(({ rejected }) => rejected)),
      }));
    },
  };
}

function matches(
  document: DocumentRecord,
  { kind, state, search = '', orderId, productId }: DocumentFilter,
  lines: readonly DocumentLine[],
): boolean {
  const { number, party, reference, orderNumber } = document;
  return (
    (kind === undefined || kindsIn(kind).includes(document.kind)) &&
    (state === undefined || document.state === state) &&
    (orderId === undefined || document.orderId === orderId) &&
    (productId === undefined || lines.some((line) => line.productId === productId)) &&
    isFoundIn([number, party, reference, orderNumber ?? ''], search)
  );
}
