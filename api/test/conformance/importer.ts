import type {
  Import,
  ImportCellInput,
  ImportKind,
  ImportResult,
  ImportRow,
  ImportRowList,
  ImportSettings,
  ImportWriteResult,
  Product,
  ProductList,
} from '@stockroom/contract';
import { runImport } from '../../src/imports/run-imports';
import { SILENT } from '../test-databases';
import type { TestApi } from './test-api';

const RUSSIAN = { 'Accept-Language': 'ru' };

/** A file of lines, with commas between the cells. */
export function tableOf(...lines: string[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(lines.join('\n'), 'utf8'));
}

/** What people do with an import. */
export function importer(api: TestApi) {
  const upload = (kind: ImportKind, file: Uint8Array, token?: string) =>
    api.call<ImportWriteResult>('POST', `imports?kind=${kind}&name=list.csv`, {
      body: file,
      headers: { 'Content-Type': 'application/octet-stream' },
      token,
    });
  const draftOf = async (kind: ImportKind, file: Uint8Array, token?: string): Promise<Import> => {
    const { status, body } = await upload(kind, file, token);
    expect(status).toBe(201);
    return body.import;
  };
  const press = async (id: string, step: 'apply' | 'cancel' | 'undo') => {
    const answer = await api.call<ImportWriteResult>('POST', `imports/${id}/${step}`);
    expect([step, answer.status]).toEqual([step, 200]);
    return answer.body.import;
  };
  const find = async (id: string) => (await api.read<ImportResult>(`imports/${id}`)).import;
  const toEnd = async (id: string) => {
    await runImport({ ...api, log: SILENT }, id);
    return find(id);
  };
  return {
    upload,
    press,
    find,
    toEnd,
    draftOf,
    draft: (kind: ImportKind, ...lines: string[]) => draftOf(kind, tableOf(...lines)),
    async rows(id: string, query = ''): Promise<ImportRow[]> {
      return (await api.read<ImportRowList>(`imports/${id}/rows?limit=500&${query}`)).rows;
    },
    async russianRows(id: string): Promise<ImportRow[]> {
      const answer = await api.call<ImportRowList>('GET', `imports/${id}/rows`, {
        headers: RUSSIAN,
      });
      return answer.body.rows;
    },
    change: (id: string, body: Partial<ImportSettings>) =>
      api.call<ImportWriteResult>('PUT', `imports/${id}`, { body }),
    correct: (id: string, line: number, body: ImportCellInput) =>
      api.call<ImportWriteResult>('PUT', `imports/${id}/rows/${line}`, { body }),
    async apply(id: string): Promise<Import> {
      await press(id, 'apply');
      return toEnd(id);
    },
    async undo(id: string): Promise<Import> {
      await press(id, 'undo');
      return toEnd(id);
    },
  };
}

export async function productsOf(api: TestApi): Promise<Product[]> {
  return (await api.read<ProductList>('products?limit=100&sort=sku')).products;
}
