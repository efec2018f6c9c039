import type { ImportKind, ImportList, Role } from '@stockroom/contract';
import { ROUTES } from '../../src/routes';
import { importer, tableOf } from './importer';
import { setUpTestApi, type MakeStore } from './test-api';

const SECRET = 'Secret lamp';
/** A file of each kind, and the roles without it. */
const KINDS: Record<ImportKind, { file: string[]; without: Role[] }> = {
  products: {
    file: ['SKU,Product name,Category,Supplier', `LAMP,${SECRET},Books,New`],
    without: ['warehouse', 'sales', 'accountant'],
  },
  suppliers: {
    file: ['Company name', SECRET],
    without: ['warehouse', 'sales', 'accountant'],
  },
  counts: { file: ['SKU,Stock', `${SECRET},3`], without: ['sales', 'accountant'] },
};
const BODIES: Record<string, object | Uint8Array> = {
  'POST /api/imports': tableOf('SKU,Stock', 'LAMP,3'),
  'PUT /api/imports/:id': { stock: 'add' },
  'PUT /api/imports/:id/rows/:line': { field: 'sku', typed: 'OTHER' },
};

export function describeImportAccess(makeStore: MakeStore): void {
  describe('access to imports', () => {
    const api = setUpTestApi(makeStore);
    const imports = importer(api);
    const routes = ROUTES.filter(({ path }) => path.startsWith('/api/import'));

    /** Calls a route for an import. */
    const callFor = async (
      { method, path }: (typeof ROUTES)[number],
      { _id: id, kind }: { _id: string; kind: ImportKind },
      token: string,
    ) => {
      const verb = method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE';
      const filled = path.replace(':id', id).replace(':kind', kind).replace(':line', '2');
      const query = path === '/api/imports' && method === 'post' ? `?kind=${kind}` : '';
      const body = BODIES[`${verb} ${path}`];
      const headers = body instanceof Uint8Array ? { 'Content-Type': 'text/csv' } : undefined;
      return api.call(verb, filled.replace('/api/', '') + query, { token, body, headers });
    };

    it.each(Object.keys(KINDS) as ImportKind[])(
      'refuses each route of an import of %s to the roles without that permission',
      async (kind) => {
        const { file, without } = KINDS[kind];
        const draft = await imports.draft(kind, ...file);
        const rows = await imports.rows(draft._id);
        expect(JSON.stringify(rows)).toContain(SECRET);
        for (const role of without) {
          const token = await api.signUp(`${role}@example.com`, role);
          for (const route of routes) {
            const { status, body } = await callFor(route, draft, token);
            const isList = route.method === 'get' && route.path === '/api/imports';
            const isForbidden = !isList || role !== 'warehouse';
            const called = [role, route.method, route.path];
            expect([...called, status]).toEqual([...called, isForbidden ? 403 : 200]);
            expect(JSON.stringify(body)).not.toContain(draft._id);
            expect(JSON.stringify(body)).not.toContain(SECRET);
          }
        }
        expect(await imports.find(draft._id)).toEqual(draft);
        expect(await imports.rows(draft._id)).toEqual(rows);
        expect((await api.read<ImportList>('imports')).imports).toHaveLength(1);
      },
    );

    it('keeps files of others from roles that see no costs, because any column may hold them', async () => {
      const cost = '7919.37';
      const lines = ['SKU,Stock,Purchase price', `NONE,1,${cost}`];
      const draft = await imports.draft('counts', ...lines);
      const token = await api.signUp('warehouse@example.com', 'warehouse');
      for (const route of routes) {
        const { body } = await callFor(route, draft, token);
        const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body;
        expect([route.path, JSON.stringify(text)]).not.toEqual([
          route.path,
          expect.stringContaining(cost),
        ]);
      }
      expect(await imports.find(draft._id)).toEqual(draft);

      const { _id } = await imports.draftOf('counts', tableOf(...lines), token);
      const listed = await api.read<ImportList>('imports', token);
      expect(listed.imports.map((record) => record._id)).toContain(_id);
      expect(listed.imports.map((record) => record._id)).not.toContain(draft._id);
      const own = await api.read(`imports/${_id}`, token);
      expect(JSON.stringify(own)).toContain(cost);
      await api.read(`imports/${_id}`);
    });
  });
}
