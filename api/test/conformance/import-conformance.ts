import type { ErrorBody, ImportList } from '@stockroom/contract';
import { parseXlsx } from './export-files';
import { importer, productsOf, tableOf } from './importer';
import { addOrder, item, orderInput, receive, supplierInput } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const HEADINGS = 'SKU,Product name,Category,Unit,Purchase price,Selling price,Stock,Supplier';

export function describeImports(makeStore: MakeStore): void {
  describe('an import', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: {} });
    const imports = importer(api);

    it('shows what is new, changed, the same and refused, and writes nothing', async () => {
      const before = await productsOf(api);
      const draft = await imports.draft(
        'products',
        HEADINGS,
        'DESK-1,Desk,Furniture,шт.,1000,1500,3,Nordwind office',
        'lamp-1,Desk lamp,Electronics,pieces,100.50,250,0,Nordwind Office',
        'Desk-1,Desk again,Furniture,pieces,1,2,,Nordwind Office',
        'CHAIR,,Furniture,pieces,-5,20,1.5,Nordwind Office',
      );
      expect(draft).toMatchObject({
        state: 'draft',
        kind: 'products',
        fileName: 'list.csv',
        rows: { new: 1, changed: 1, same: 0, refused: 2, skipped: 0 },
        missing: { categories: [], suppliers: [] },
        undoUntil: null,
      });
      expect(draft.columns.map(({ field }) => field)).toEqual([
        ...['sku', 'name', 'category', 'unitOfMeasurement', 'purchasePrice', 'sellingPrice'],
        ...['currentStock', 'supplierName'],
      ]);
      const [desk, lamp, twice, chair] = await imports.rows(draft._id);
      expect(desk).toMatchObject({ line: 2, kind: 'new' });
      expect(desk?.cells['unitOfMeasurement']).toEqual({
        typed: 'шт.',
        before: null,
        after: 'pieces',
      });
      expect(lamp).toMatchObject({ line: 3, kind: 'changed' });
      expect(lamp?.cells['sellingPrice']).toEqual({
        typed: '250',
        before: '199,99\u00a0₽',
        after: '250,00\u00a0₽',
      });
      expect(lamp?.cells['sku']).toEqual({ typed: 'lamp-1', before: 'LAMP-1', after: 'lamp-1' });
      expect(twice?.cells['sku']?.problem).toBe('Line 2 has this SKU already');
      expect(chair?.cells['name']?.problem).toBe('Product name is required');
      expect(chair?.cells['purchasePrice']?.problem).toBe('Price must be positive');
      expect(chair?.cells['currentStock']?.problem).toMatch(/must be a whole number/);
      expect((await imports.rows(draft._id, 'kind=refused')).map(({ line }) => line)).toEqual([
        4, 5,
      ]);
      expect(await productsOf(api)).toEqual(before);
    });

    it('says in Russian what to fix', async () => {
      const draft = await imports.draft(
        'products',
        'SKU,Product name,Unit',
        'A,Apple,wagon',
        'B,,kg',
      );
      const [first, second] = await imports.russianRows(draft._id);
      expect(first?.cells['unitOfMeasurement']?.problem).toMatch(/^Неизвестная единица измерения/);
      expect(first?.problem).toBe('Выберите категорию');
      expect(second?.cells['name']?.problem).toContain('«Название товара»');
    });

    it('writes the rows, their stock and what is missing, and changes nothing the second time', async () => {
      const lines = [
        HEADINGS,
        'DESK-1,Desk,Furniture,pieces,1000,1500,3,Nordwind Office',
        'LAMP-1,Desk lamp,Lighting,pieces,100.50,250,7,New Supplier',
        'SOFA,Sofa,lighting,pieces,1,2,,new  supplier',
      ];
      const draft = await imports.draft('products', ...lines);
      expect(draft.missing).toEqual({ categories: ['Lighting'], suppliers: ['New Supplier'] });
      const applied = await imports.apply(draft._id);
      expect(applied).toMatchObject({ state: 'applied', done: 3, kept: [] });
      expect(applied.undoUntil).toBe('2026-12-21T09:00:00.000Z');
      const [desk, lamp, sofa] = await productsOf(api);
      expect(desk).toMatchObject({ sku: 'DESK-1', currentStock: 3, purchasePrice: 1000 });
      expect(lamp).toMatchObject({
        _id: shop.lamp._id,
        currentStock: 7,
        sellingPrice: 250,
        category: 'Lighting',
        supplierName: 'New Supplier',
        version: 2,
      });
      expect(sofa).toMatchObject({ category: 'Lighting', supplierId: lamp?.supplierId });
      const movements = await api.read('stock-movements');
      expect(movements).toMatchObject({
        total: 2,
        movements: [{ notes: 'list.csv', reason: 'Stock Receipt' }, { notes: 'list.csv' }],
      });
      const history = await api.read('changes?entity=import');
      expect(history).toMatchObject({
        changes: [{ label: 'list.csv', action: 'imported', entityId: draft._id }],
      });

      const again = await imports.draft('products', ...lines);
      expect(again.rows).toEqual({ new: 0, changed: 0, same: 3, refused: 0, skipped: 0 });
    });

    it('keeps what an empty cell or a missing column leaves open', async () => {
      const draft = await imports.draft(
        'products',
        'SKU,Product name,Category,Supplier,Stock',
        'LAMP-1,Desk lamp,,,',
        'NEW,New,Books,Nordwind Office,',
      );
      expect(draft.rows).toMatchObject({ same: 1, new: 1 });
      const [lamp] = await imports.rows(draft._id);
      expect(lamp?.cells['currentStock']).toEqual({ typed: '', before: '0', after: '0' });
      await imports.apply(draft._id);
      const [, created] = await productsOf(api);
      expect(created).toMatchObject({
        unitOfMeasurement: 'pieces',
        minimumStockLevel: 10,
        purchasePrice: 0,
        sellingPrice: 0,
        description: '',
        currentStock: 0,
      });
    });

    it('refuses what is missing, if it may not create it', async () => {
      const draft = await imports.draft(
        'products',
        HEADINGS,
        'A,Apple,Fruit,kg,1,2,,Nordwind Office',
      );
      const { body } = await imports.change(draft._id, { createsMissing: false });
      expect(body.import).toMatchObject({ createsMissing: false, rows: { refused: 1, new: 0 } });
      const [row] = await imports.rows(draft._id);
      expect(row?.cells['category']?.problem).toMatch(/^There is no category “Fruit”/);
    });

    it('adds to stock instead of setting it', async () => {
      await receive(api, shop.lamp._id, 4);
      const draft = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,3', 'NONE,1', ',');
      const [row, unknown] = await imports.rows(draft._id);
      expect(row?.cells['currentStock']).toEqual({ typed: '3', before: '4', after: '3' });
      expect(unknown?.cells['sku']?.problem).toBe('No product has this SKU');
      const { body } = await imports.change(draft._id, { stock: 'add' });
      expect(body.import).toMatchObject({ stock: 'add', rows: { changed: 1, refused: 1 } });
      await imports.apply(draft._id);
      const [lamp] = await productsOf(api);
      expect(lamp?.currentStock).toBe(7);
    });

    it('takes other columns, and remembers them for the next such file', async () => {
      const lines = ['One,Two', 'LAMP-1,9'];
      const draft = await imports.draft('counts', ...lines);
      expect(draft.columns.map(({ field }) => field)).toEqual([null, null]);
      const refused = await imports.change(draft._id, { fields: ['sku', 'sku'] });
      expect(refused.status).toBe(422);
      const { body } = await imports.change(draft._id, { fields: ['sku', 'currentStock'] });
      expect(body.import.rows).toMatchObject({ changed: 1 });
      const next = await imports.draft('counts', ...lines);
      expect(next.columns.map(({ field }) => field)).toEqual(['sku', 'currentStock']);
    });

    it('corrects a cell, and plans the rows of the same product again', async () => {
      const draft = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,3', 'lamp-1,x');
      expect(draft.rows).toMatchObject({ changed: 1, refused: 1 });
      const first = await imports.correct(draft._id, 2, { field: 'sku', typed: 'OTHER' });
      expect(first.body.import.rows).toMatchObject({ refused: 2 });
      const second = await imports.correct(draft._id, 3, { field: 'currentStock', typed: '8' });
      expect(second.body.import.rows).toMatchObject({ changed: 1, refused: 1 });
      const [, row] = await imports.rows(draft._id);
      expect(row).toMatchObject({ kind: 'changed', cells: { currentStock: { typed: '8' } } });
      const unknown = await imports.correct(draft._id, 9, { field: 'sku', typed: 'A' });
      expect(unknown.status).toBe(422);
    });

    it('reads numbers by the others of their column, else by the numbers of the shop', async () => {
      const known = await imports.draft(
        'products',
        'SKU;Product name;Purchase price;Selling price',
        'LAMP-1;Desk lamp;1,250;1,250',
        'NONE;None;12,50;12.50',
      );
      const [lamp] = await imports.rows(known._id);
      expect(lamp?.cells).toMatchObject({
        purchasePrice: { after: '1,25\u00a0₽' },
        sellingPrice: { after: '1\u00a0250,00\u00a0₽' },
      });
      const open = await imports.draft('products', 'SKU;Selling price', 'LAMP-1;1,250');
      const [refused] = await imports.rows(open._id);
      expect(refused?.cells['sellingPrice']?.problem).toBe(
        'Write 1250 or 1.250: 1,250 can mean both',
      );
    });

    it('brings in suppliers by their company name', async () => {
      const draft = await imports.draft(
        'suppliers',
        'Company name,Contact person,Phone,Email',
        'nordwind  OFFICE,Anna Weber,,',
        'Südwind,Bo,1,bo@example.com',
        'Westwind,,,nonsense',
      );
      expect(draft.rows).toMatchObject({ changed: 1, new: 1, refused: 1 });
      await imports.apply(draft._id);
      const { suppliers } = await api.read<{ suppliers: object[] }>('suppliers?sort=companyName');
      expect(suppliers).toMatchObject([
        { ...supplierInput(), contactPerson: 'Anna Weber', version: 2 },
        { companyName: 'Südwind', email: 'bo@example.com' },
      ]);
    });

    it('gives the refused rows back with what to fix', async () => {
      const draft = await imports.draft('counts', 'SKU,Stock,Shelf', 'NONE,5,A1', 'LAMP-1,5,A2');
      const path = `imports/${draft._id}/refused?format=xlsx`;
      const { status, body } = await api.call<Uint8Array>('GET', path);
      expect(status).toBe(200);
      expect(await parseXlsx(body)).toEqual([
        ['SKU', 'Stock', 'Shelf', 'What to fix'],
        ['NONE', '5', 'A1', 'SKU: No product has this SKU'],
      ]);
    });

    it('names its files after the day of the reader', async () => {
      const draft = await imports.draft('counts', 'SKU,Stock', 'NONE,5');
      for (const path of [`imports/${draft._id}/refused`, 'import-templates/counts']) {
        const { headers } = await api.call('GET', `${path}?timeZone=Pacific/Pago_Pago`);
        expect(headers.get('Content-Disposition')).toContain('_2026-11-20.xlsx"');
      }
    });

    it.each(['products', 'suppliers', 'counts'] as const)(
      'reads its own template of %s',
      async (kind) => {
        for (const language of ['en', 'ru']) {
          const path = `import-templates/${kind}?format=xlsx`;
          const headers = { 'Accept-Language': language };
          const { body } = await api.call<Uint8Array>('GET', path, { headers });
          const { columns, rows } = await imports.draftOf(kind, body);
          expect(columns.filter(({ field }) => field === null)).toEqual([]);
          expect(rows).toMatchObject({ refused: kind === 'counts' ? 1 : 0, skipped: 0 });
        }
      },
    );

    it.each([
      ['orders', 'a list of orders'],
      ['stock-movements', 'a list of stock movements'],
    ])('refuses the file of %s, whose quantities are no stock', async (list, words) => {
      await receive(api, shop.lamp._id, 4);
      await addOrder(api, orderInput([item(shop.lamp, 2)]));
      for (const language of ['en', 'ru'])
        for (const kind of ['products', 'suppliers', 'counts'] as const) {
          const headers = { 'Accept-Language': language };
          const { body } = await api.call<Uint8Array>('GET', `${list}?format=xlsx`, { headers });
          const answer = await imports.upload(kind, body);
          expect(answer).toMatchObject({
            status: 422,
            body: { fieldErrors: { file: expect.stringContaining(words) } },
          });
        }
    });

    it('is refused for a file without a table, and for an unknown kind', async () => {
      const unreadable = await imports.upload('products', tableOf(''));
      expect(unreadable.status).toBe(422);
      expect(unreadable.body as unknown as ErrorBody).toMatchObject({
        fieldErrors: { file: expect.any(String) },
      });
      const unknown = await api.call('POST', 'imports?kind=orders', { body: tableOf('a,b') });
      expect(unknown.status).toBe(422);
    });

    it('is for the roles that may write such records by hand', async () => {
      const warehouse = await api.signUp('warehouse@example.com', 'warehouse');
      const sales = await api.signUp('sales@example.com', 'sales');
      const file = tableOf('SKU,Stock', 'LAMP-1,3');
      expect((await imports.upload('products', file, warehouse)).status).toBe(403);
      expect((await imports.upload('counts', file, sales)).status).toBe(403);
      await imports.draftOf('counts', file, warehouse);
      const products = await imports.draft('products', HEADINGS);
      const path = `imports/${products._id}`;
      expect((await api.call('GET', path, { token: warehouse })).status).toBe(403);
      const listed = async (token?: string) =>
        (await api.read<ImportList>('imports', token)).imports.map(({ kind }) => kind);
      expect(await listed(warehouse)).toEqual(['counts']);
      expect((await listed()).sort()).toEqual(['counts', 'products']);
    });

    it('is gone after the draft is deleted', async () => {
      const draft = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,3');
      const deleted = await api.call('DELETE', `imports/${draft._id}`);
      expect(deleted.status).toBe(200);
      expect((await api.call('GET', `imports/${draft._id}`)).status).toBe(404);
    });
  });
}
