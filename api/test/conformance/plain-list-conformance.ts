import { importer, productsOf } from './importer';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describePlainLists(makeStore: MakeStore): void {
  describe('an import of a list without SKUs, categories and suppliers', () => {
    const api = setUpTestApi(makeStore);
    setUpShop(api, { lamp: {}, numbered: { sku: 'p-41', name: 'Numbered' } });
    const imports = importer(api);
    const DEFAULTS = { defaultCategory: 'Books', defaultSupplier: 'nordwind office' };

    it('takes the chosen category and supplier, and gives each new product an SKU', async () => {
      const draft = await imports.draft(
        'products',
        'Name,Barcode,Price,Stock',
        'Atlas,,900,3',
        'Novel,4600000000008,350,2',
        'Poems,,100,1',
      );
      expect(draft).toMatchObject({ rows: { refused: 3 }, defaultCategory: '' });
      const { body } = await imports.change(draft._id, DEFAULTS);
      expect(body.import).toMatchObject({ ...DEFAULTS, rows: { new: 3, refused: 0 } });
      const skus = async () =>
        (await imports.rows(draft._id)).map(({ cells }) => cells['sku']?.after);
      expect(await skus()).toEqual(['P-42', '4600000000008', 'P-44']);
      const [atlas] = await imports.rows(draft._id);
      expect(atlas?.cells).toMatchObject({
        category: { typed: '', after: 'Books' },
        supplierName: { typed: '', after: 'Nordwind Office' },
      });
      await imports.correct(draft._id, 4, { field: 'name', typed: 'Verses' });
      expect(await skus()).toEqual(['P-42', '4600000000008', 'P-44']);
      await imports.apply(draft._id);
      const products = await productsOf(api);
      expect(products.map(({ sku, name }) => `${sku} ${name}`)).toEqual(
        expect.arrayContaining(['P-42 Atlas', '4600000000008 Novel', 'P-44 Verses']),
      );
      const novel = products.find(({ name }) => name === 'Novel');
      expect(novel).toMatchObject({ supplierName: 'Nordwind Office', currentStock: 2 });
    });

    it('keeps what products and rows have themselves', async () => {
      const draft = await imports.draft(
        'products',
        'SKU,Name,Barcode,Category,Supplier',
        'LAMP-1,Lamp,4600000000008,,',
        'B,Band,,Furniture,New Ltd',
      );
      await imports.change(draft._id, DEFAULTS);
      await imports.apply(draft._id);
      const again = await imports.draft('products', 'Name,Barcode', 'Bright lamp,4600000000008');
      const { body } = await imports.change(again._id, DEFAULTS);
      expect(body.import.rows).toMatchObject({ changed: 1, new: 0, refused: 0 });
      await imports.apply(again._id);
      const products = await productsOf(api);
      expect(products).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            sku: 'LAMP-1',
            name: 'Bright lamp',
            category: 'Electronics',
          }),
          expect.objectContaining({ sku: 'B', category: 'Furniture', supplierName: 'New Ltd' }),
        ]),
      );
    });

    it('never takes a generated SKU for a product that has it by now', async () => {
      const lines = ['Name,Price', 'Atlas,900'];
      const drafts = [
        await imports.draft('products', ...lines),
        await imports.draft('products', ...lines),
      ];
      for (const { _id } of drafts) await imports.change(_id, DEFAULTS);
      const [first, second] = await Promise.all(drafts.map(({ _id }) => imports.find(_id)));
      await imports.apply(first?._id ?? '');
      const { rows } = await imports.apply(second?._id ?? '');
      expect(rows).toMatchObject({ new: 0, changed: 0, refused: 1 });
    });

    it('lists a chosen name that does not exist yet among those to create', async () => {
      const draft = await imports.draft('products', 'Name,Price', 'Atlas,900');
      const { body } = await imports.change(draft._id, {
        defaultCategory: ' Maps ',
        defaultSupplier: 'Map Ltd',
      });
      expect(body.import).toMatchObject({
        rows: { new: 1 },
        missing: { categories: ['Maps'], suppliers: ['Map Ltd'] },
      });
    });
  });
}
