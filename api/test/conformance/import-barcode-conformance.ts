import type { Barcode } from '@stockroom/contract';
import { importer, productsOf } from './importer';
import { productInput } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

export function describeImportedBarcodes(makeStore: MakeStore): void {
  describe('barcodes of an import', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: {} });
    const imports = importer(api);
    const giveLamp = async (barcodes: Barcode[]) => {
      const { _id, version, supplierId } = shop.lamp;
      const body = { ...productInput(supplierId), version, barcodes };
      expect((await api.call('PUT', `products/${_id}`, { body })).status).toBe(200);
    };

    it('adds barcodes, finds products by them, and refuses those of others', async () => {
      const headings = 'Barcode,SKU,Product name,Category,Supplier';
      const lines = [
        headings,
        '"4600000000008, 12 × 14600000000005",LAMP-1,Desk lamp,Electronics,Nordwind Office',
        '4600000000007,OTHER,Other,Books,Nordwind Office',
      ];
      const draft = await imports.draft('products', ...lines);
      const [lamp, wrong] = await imports.rows(draft._id);
      expect(lamp?.cells['barcode']).toMatchObject({
        before: '',
        after: '4600000000008, 12 × 14600000000005',
      });
      expect(wrong?.cells['barcode']?.problem).toMatch(/it should be 8$/);
      await imports.apply(draft._id);
      const again = await imports.draft('products', ...lines);
      expect(again.rows).toMatchObject({ same: 1, refused: 1 });
      const taken = await imports.draft(
        'products',
        headings,
        '4600000000008,NEW,New,Books,Nordwind Office',
        '4600000000008,,Renamed,,',
      );
      const [refused, renamed] = await imports.rows(taken._id);
      expect(refused?.cells['barcode']?.problem).toBe(
        'The product Desk lamp has the barcode 4600000000008',
      );
      expect(renamed?.cells['name']).toMatchObject({ before: 'Desk lamp', after: 'Renamed' });
    });

    it('refuses a second row of the product that has the barcode', async () => {
      await giveLamp([{ code: '4600000000008', units: 1 }]);
      const draft = await imports.draft(
        'products',
        'Barcode,Stock',
        '4600000000008,5',
        '4600000000008,7',
      );
      expect(draft.rows).toMatchObject({ changed: 1, refused: 1 });
      const [, refused] = await imports.rows(draft._id);
      expect(refused?.cells['barcode']?.problem).toBe('Line 2 has this barcode already');
      await imports.apply(draft._id);
      expect(await productsOf(api)).toMatchObject([{ currentStock: 5 }]);
    });

    it.each([
      ['4,6E+12', /^Excel has shortened this code to 4,6E\+12\./],
      ['4.6E+12', /^Excel has shortened this code to 4\.6E\+12\./],
      ['4600000000008, #N/A', /^Write a code instead of the error #N\/A$/],
    ])('refuses the barcode %s that Excel has spoiled', async (typed, problem) => {
      const draft = await imports.draft(
        'products',
        'Barcode,SKU,Product name,Category,Supplier',
        `"${typed}",NEW,New,Books,Nordwind Office`,
      );
      expect(draft.rows).toMatchObject({ new: 0, refused: 1 });
      const [row] = await imports.rows(draft._id);
      expect(row?.cells['barcode']).toMatchObject({
        after: typed,
        problem: expect.stringMatching(problem),
      });
    });

    it('refuses a second new row with the same barcode, until it is corrected', async () => {
      const draft = await imports.draft(
        'products',
        'Barcode,SKU,Product name,Category,Supplier',
        '4600000000008,A,Apple,Books,Nordwind Office',
        '"4600000000015, 04600000000008",B,Pear,Books,Nordwind Office',
        '4600000000022,B,Plum,Books,Nordwind Office',
      );
      const problems = async () =>
        (await imports.rows(draft._id)).map(
          ({ cells }) => cells['barcode']?.problem ?? cells['sku']?.problem,
        );
      const twice = 'Line 2 has this barcode already';
      expect(await problems()).toEqual([undefined, twice, undefined]);
      await imports.correct(draft._id, 3, { field: 'name', typed: 'Peach' });
      expect(await problems()).toEqual([undefined, twice, undefined]);
      await imports.correct(draft._id, 2, { field: 'barcode', typed: '' });
      expect(await problems()).toEqual([undefined, undefined, 'Line 3 has this SKU already']);
      await imports.correct(draft._id, 2, { field: 'barcode', typed: '4600000000015' });
      expect(await problems()).toEqual([undefined, twice, undefined]);
    });

    it('keeps barcodes with commas and signs', async () => {
      const codes = ['A,1', 'B;2,', '12x34', '460;'];
      await giveLamp(codes.map((code, index) => ({ code, units: index + 1 })));
      const file = await api.call<Uint8Array>('GET', 'products?format=csv');
      const { rows } = await imports.draftOf('products', file.body);
      expect(rows).toMatchObject({ same: 1, changed: 0, refused: 0 });
    });
  });
}
