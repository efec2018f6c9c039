import type {
  DocumentLine,
  DocumentResult,
  DocumentWriteResult,
  ErrorBody,
  Product,
  StockDocument,
} from '@stockroom/contract';
import type { TestApi } from './test-api';

export const DAY = '2026-11-21';

export type Entered = [product: Pick<Product, '_id'>, quantity: number | null, changes?: object];

/** Steps of tests of deliveries, returns and counts. */
export function documentSteps(api: TestApi) {
  async function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const answer = await api.call<DocumentWriteResult & ErrorBody>(method, path, { body });
    return { status: answer.status, ...answer.body };
  }
  async function written(path: string, body: object): Promise<StockDocument> {
    const { status, document, message } = await write('POST', path, body);
    expect([path, status, message]).toEqual([path, 201, message]);
    return document;
  }
  const find = async (id: string) => (await api.read<DocumentResult>(`documents/${id}`)).document;
  const versionOf = async (id: string, product: Pick<Product, '_id'>) =>
    (await find(id)).lines.find(({ productId }) => productId === product._id)?.version ?? 0;

  async function enter(id: string, entered: readonly Entered[], token?: string) {
    const lines: object[] = [];
    for (const [product, quantity, changes = {}] of entered)
      lines.push({
        productId: product._id,
        quantity,
        rejected: 0,
        rejectReason: '',
        version: await versionOf(id, product),
        ...changes,
      });
    return api.call<{ lines: DocumentLine[] } & ErrorBody>('PUT', `documents/${id}/lines`, {
      body: { lines },
      ...(token && { token }),
    });
  }
  return {
    write,
    find,
    enter,
    begin: (fields: object) =>
      written('deliveries', { orderId: '', supplierId: '', documentDate: DAY, ...fields }),
    count: (fields: object = {}) =>
      written('counts', { scope: 'all', isBlind: false, documentDate: DAY, ...fields }),
    post: ({ _id, kind, version }: StockDocument) =>
      write('POST', `${kind === 'count' ? 'counts' : 'deliveries'}/${_id}/post`, { version }),
    undo: ({ _id, version }: StockDocument) => write('POST', `documents/${_id}/undo`, { version }),
    giveBack: (source: object, lines: readonly object[]) =>
      write('POST', 'returns', {
        documentDate: DAY,
        ...source,
        lines: lines.map((line) => ({ rejected: 0, ...line })),
      }),
  };
}
