import { deleteExpired } from '../../src/delete-expired';
import { runImport, runImports } from '../../src/imports/run-imports';
import type { Store } from '../../src/store/store';
import { SILENT } from '../test-databases';
import { importer, productsOf } from './importer';
import { addSupplier, adjustStock, movementsOf, productOf, receive } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const HEADINGS = 'SKU,Product name,Category,Unit,Purchase price,Selling price,Stock,Supplier';

function linesOf(count: number): string[] {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `P-${1000 + index},Product ${index},Books,pieces,10,20,${index % 3},Nordwind Office`,
  );
  return [HEADINGS, ...rows];
}

export function describeImportRuns(makeStore: MakeStore): void {
  describe('the run of an import', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: {} });
    const imports = importer(api);

    /** As if another process had pressed apply, and had been killed. */
    const begin = async (id: string, state: 'applying' | 'undoing') => {
      const actor = { id, name: 'user@example.com', role: 'owner' } as const;
      await api.store.transaction(async ({ imports: stored }) => {
        const imported = await stored.lock(id);
        if (imported)
          await stored.update({
            ...imported,
            state,
            actor,
            done: 0,
            undoUntil: '2026-12-21T09:00:00.000Z',
          });
      });
    };
    /** A store that goes away after so many transactions. */
    const breaking = (count: number): Store => {
      let left = count;
      return {
        ...api.store,
        transaction(work) {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return api.store.transaction(work);
        },
      };
    };
    const count = async () => (await api.read<{ total: number }>('products?limit=1')).total;

    it('happens once, however often apply is pressed', async () => {
      const draft = await imports.draft('products', ...linesOf(120));
      const pressed = await Promise.all(
        Array.from({ length: 3 }, () => imports.press(draft._id, 'apply')),
      );
      expect(pressed.map(({ state }) => state)).not.toContain('draft');
      await imports.toEnd(draft._id);
      await imports.press(draft._id, 'apply');
      expect(await imports.toEnd(draft._id)).toMatchObject({ state: 'applied', done: 120 });
      expect(await count()).toBe(121);
    });

    it('goes on where a killed process stopped', async () => {
      const draft = await imports.draft('products', ...linesOf(600));
      await begin(draft._id, 'applying');
      await runImport({ ...api, store: breaking(2), log: SILENT }, draft._id);
      const half = await api.store.repositories.imports.find(draft._id);
      expect(half).toMatchObject({ state: 'applying', done: 500 });
      expect(await count()).toBe(501);
      await runImports({ ...api, log: SILENT });
      expect(await imports.find(draft._id)).toMatchObject({ state: 'applied', done: 600 });
      expect(await count()).toBe(601);
    });

    it('stops between two batches when somebody cancels it', async () => {
      const draft = await imports.draft('products', ...linesOf(600));
      await begin(draft._id, 'applying');
      await runImport({ ...api, store: breaking(1), log: SILENT }, draft._id);
      const cancelled = await imports.press(draft._id, 'cancel');
      expect(cancelled).toMatchObject({ state: 'cancelled', done: 250 });
      expect(await imports.toEnd(draft._id)).toMatchObject({ state: 'cancelled', done: 250 });
      expect(await count()).toBe(251);
      const message = 'This import has begun already';
      expect(await api.call('DELETE', `imports/${draft._id}`)).toMatchObject({
        status: 422,
        body: { message, fieldErrors: { state: message } },
      });
      expect(await imports.press(draft._id, 'undo')).toMatchObject({ written: 250, done: 0 });
      expect(await imports.toEnd(draft._id)).toMatchObject({
        state: 'undone',
        done: 250,
        kept: [],
      });
      expect(await count()).toBe(1);
    });

    it('refuses single rows that others have overtaken', async () => {
      const draft = await imports.draft(
        'products',
        ...[HEADINGS, 'LAMP-1,Desk lamp,Books,pieces,1,2,,', 'NEW,New,Books,pieces,1,2,3,'].map(
          (line) => line.replace(/,$/, ',Nordwind Office'),
        ),
      );
      const { _id, version, ...lamp } = await productOf(api, shop.lamp._id);
      const { committed, expected, available, currentStock, ...rest } = lamp;
      const { supplierName, createdAt, updatedAt, ...input } = rest;
      const body = { ...input, name: 'Renamed', version };
      expect((await api.call('PUT', `products/${_id}`, { body })).status).toBe(200);
      const applied = await imports.apply(draft._id);
      expect(applied).toMatchObject({ done: 1, rows: { new: 1, changed: 0, refused: 1 } });
      const [row] = await imports.rows(draft._id, 'kind=refused');
      expect(row?.problem).toBe('This product has changed in the meantime');
      expect(await productOf(api, _id)).toMatchObject({ name: 'Renamed' });
    });

    it('is taken back with its stock and all that it created', async () => {
      await receive(api, shop.lamp._id, 2);
      const before = await productOf(api, shop.lamp._id);
      const draft = await imports.draft(
        'products',
        HEADINGS,
        'LAMP-1,Other name,Lighting,pieces,1,2,9,New Supplier',
        'NEW,New,Lighting,pieces,1,2,3,New Supplier',
      );
      await imports.apply(draft._id);
      expect(await imports.undo(draft._id)).toMatchObject({ state: 'undone', done: 2, kept: [] });
      expect(await productOf(api, shop.lamp._id)).toEqual({ ...before, version: 3 });
      expect(await count()).toBe(1);
      const { categories } = await api.read<{ categories: string[] }>('categories');
      expect(categories).not.toContain('Lighting');
      expect(await api.read('suppliers')).toMatchObject({ total: 1 });
      const own = await movementsOf(api, `productId=${shop.lamp._id}`);
      expect(own.map(({ quantity, movementType }) => [quantity, movementType])).toEqual([
        [7, 'out'],
        [7, 'in'],
        [2, 'in'],
      ]);
      expect(await imports.press(draft._id, 'undo')).toMatchObject({ state: 'undone' });
      expect(await api.read('changes?entity=import')).toMatchObject({
        changes: [{ action: 'undone' }, { action: 'imported' }],
      });
    });

    it('keeps and names what has changed since', async () => {
      const draft = await imports.draft(
        'products',
        HEADINGS,
        'LAMP-1,Other name,Books,pieces,1,2,9,Nordwind Office',
        'MOVED,Moved,Books,pieces,1,2,3,New Supplier',
        'SAME,Same,Books,pieces,1,2,3,Nordwind Office',
      );
      await imports.apply(draft._id);
      const [lamp, moved] = await productsOf(api);
      await adjustStock(api, lamp?._id ?? '', -1);
      await adjustStock(api, moved?._id ?? '', -1);
      const undone = await imports.undo(draft._id);
      expect(undone.kept).toEqual(['Moved', 'Other name', 'New Supplier']);
      expect(
        (await productsOf(api)).map(({ sku, name, currentStock }) => [sku, name, currentStock]),
      ).toEqual([
        ['LAMP-1', 'Other name', 8],
        ['MOVED', 'Moved', 2],
      ]);
    });

    it('takes suppliers back, but for those that have products', async () => {
      const draft = await imports.draft(
        'suppliers',
        'Company name,Contact person,Phone,Email',
        'Nordwind Office,Anna Weber,,',
        'Used,Bo,1,bo@example.com',
        'Unused,Bo,1,bo@example.com',
      );
      await imports.apply(draft._id);
      const product = await imports.draft('products', HEADINGS, 'NEW,New,Books,pieces,1,2,3,Used');
      await imports.apply(product._id);
      expect((await imports.undo(draft._id)).kept).toEqual(['Used']);
      const { suppliers } = await api.read<{ suppliers: object[] }>('suppliers?sort=companyName');
      expect(suppliers).toMatchObject([
        { companyName: 'Nordwind Office', contactPerson: 'Jonas Vogel' },
        { companyName: 'Used' },
      ]);
    });

    it('can be taken back for 30 days, and a draft waits for 7', async () => {
      await addSupplier(api, { companyName: 'Other' });
      const applied = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,3');
      await imports.apply(applied._id);
      const draft = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,4');
      api.clock.advance({ days: 8 });
      await api.signInAgain();
      await deleteExpired(api);
      expect(await api.store.repositories.imports.find(draft._id)).toBeNull();
      expect(await api.store.repositories.imports.findRows(applied._id, {})).toHaveLength(1);
      api.clock.advance({ days: 23 });
      await deleteExpired(api);
      expect(await api.store.repositories.imports.findRows(applied._id, {})).toEqual([]);
      await api.signInAgain();
    });
  });
}
