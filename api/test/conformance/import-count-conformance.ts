import type { DocumentList, DocumentResult, ImportSettings } from '@stockroom/contract';
import { importer, productsOf } from './importer';
import { adjustStock, movementsOf, productInput, receive } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const MOSCOW = 'Europe/Moscow';

export function describeImportedCounts(makeStore: MakeStore): void {
  describe('an import of an earlier count', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: {}, desk: { sku: 'DESK-1', name: 'Desk' } });
    const imports = importer(api);
    const stock = async () => {
      const products = await productsOf(api);
      return Object.fromEntries(products.map(({ sku, currentStock }) => [sku, currentStock]));
    };
    const draftOf = async (settings: Partial<ImportSettings>, ...lines: string[]) => {
      const { _id } = await imports.draft('counts', 'SKU,Stock', ...lines);
      const { status, body } = await imports.change(_id, settings);
      expect(status).toBe(200);
      return body.import;
    };

    it('adds what has moved since the end of that day in the time zone', async () => {
      const { lamp } = shop;
      await receive(api, lamp._id, 10);
      // 22:00 in Moscow, then 1:00 on the day after it.
      api.clock.advance({ minutes: 600 });
      await api.signInAgain();
      await adjustStock(api, lamp._id, -1);
      api.clock.advance({ minutes: 180 });
      await api.signInAgain();
      await adjustStock(api, lamp._id, -2);
      api.clock.advance({ days: 1 });
      await api.signInAgain();
      const day = { stockDate: '2026-11-21', timeZone: MOSCOW };
      const draft = await draftOf(day, 'LAMP-1,12', 'DESK-1,4');
      expect(draft).toMatchObject({ stock: 'set', stockDate: '2026-11-21' });
      const [row] = await imports.rows(draft._id);
      expect(row?.cells['currentStock']).toEqual({ typed: '12', before: '7', after: '10' });
      // Sold between the preview and the import.
      await adjustStock(api, lamp._id, -3);
      await imports.apply(draft._id);
      expect(await stock()).toEqual({ 'DESK-1': 4, 'LAMP-1': 7 });
      const [first] = await movementsOf(api, `productId=${lamp._id}`);
      expect(first).toMatchObject({ notes: 'list.csv, 21.11.2026', quantity: 3 });
      expect(first?.createdAt.slice(0, 10)).toBe('2026-11-22');

      const again = await draftOf(day, 'LAMP-1,12', 'DESK-1,4');
      expect(again.rows).toMatchObject({ same: 2, changed: 0 });
      await imports.undo(draft._id);
      expect(await stock()).toEqual({ 'DESK-1': 0, 'LAMP-1': 4 });
      const third = await draftOf(day, 'LAMP-1,12', 'DESK-1,4');
      expect(third.rows).toMatchObject({ same: 0, changed: 2 });
      const utc = await draftOf({ stockDate: '2026-11-21' }, 'LAMP-1,12');
      const [inUtc] = await imports.rows(utc._id);
      expect(inUtc?.cells['currentStock']?.after).toBe('9');
    });

    it('finds products by their barcodes where there is no SKU', async () => {
      const { _id, version, supplierId } = shop.lamp;
      const barcodes = [
        { code: '4600000000008', units: 1 },
        { code: '14600000000005', units: 12 },
      ];
      const body = { ...productInput(supplierId), version, barcodes };
      expect((await api.call('PUT', `products/${_id}`, { body })).status).toBe(200);
      const draft = await imports.draft(
        'counts',
        'Штрихкод,Артикул,Факт',
        '4600000000008,,7',
        ',lamp-1,8',
        '4600000000015,,1',
        '4600000000008,DESK-1,2',
        '14600000000005,DESK-1,2',
        '"4,6E+12",,3',
      );
      expect(draft.columns.map(({ field }) => field)).toEqual(['barcode', 'sku', 'currentStock']);
      const [found, ...others] = await imports.rows(draft._id);
      expect(found).toMatchObject({ kind: 'changed', cells: { sku: { after: 'LAMP-1' } } });
      expect(others.map(({ cells }) => cells['sku']?.problem ?? cells['barcode']?.problem)).toEqual(
        [
          'Line 2 has this SKU already',
          'No product has this barcode',
          'Line 2 has this barcode already',
          'The product Desk lamp has the barcode 14600000000005',
          expect.stringMatching(/^Excel has shortened this code/),
        ],
      );
      await imports.apply(draft._id);
      expect(await stock()).toEqual({ 'DESK-1': 0, 'LAMP-1': 7 });
    });

    it('refuses a count that cannot be, in the preview and when it is written', async () => {
      const { lamp } = shop;
      await receive(api, lamp._id, 10);
      api.clock.advance({ days: 1 });
      await api.signInAgain();
      await adjustStock(api, lamp._id, -3);
      const draft = await draftOf({ stockDate: '2026-11-21' }, 'LAMP-1,2');
      const [row] = await imports.rows(draft._id);
      const problem = 'More has left since that day than was counted';
      expect(row?.cells['currentStock']?.problem).toBe(problem);
      await imports.correct(draft._id, 2, { field: 'currentStock', typed: '4' });
      await adjustStock(api, lamp._id, -2);
      const applied = await imports.apply(draft._id);
      expect(applied.rows).toMatchObject({ changed: 0, refused: 1 });
      const [refused] = await imports.rows(draft._id);
      expect(refused?.problem).toBe(problem);
      expect(await stock()).toMatchObject({ 'LAMP-1': 5 });
    });

    it('is a posted count, with the products whose stock was right', async () => {
      await receive(api, shop.lamp._id, 7);
      const draft = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,5', 'DESK-1,0');
      await imports.apply(draft._id);
      const { documents } = await api.read<DocumentList>('documents?kind=count');
      expect(documents).toMatchObject([{ state: 'posted', lineCount: 2 }]);
      const [count] = documents;
      const { document } = await api.read<DocumentResult>(`documents/${count?._id}`);
      expect(document.lines).toMatchObject([
        { productSku: 'DESK-1', quantity: 0, expected: 0 },
        { productSku: 'LAMP-1', quantity: 5, expected: 7 },
      ]);
      await imports.undo(draft._id);
      const undone = await api.read<DocumentList>('documents?kind=count');
      expect(undone.documents).toMatchObject([{ state: 'undone' }]);
    });

    it('corrects the stock of a product that has not moved yet, and receives nothing', async () => {
      const draft = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,5');
      await imports.apply(draft._id);
      expect(await movementsOf(api, `productId=${shop.lamp._id}`)).toMatchObject([
        { reason: 'Stock count', quantity: 5, balanceAfter: 5 },
      ]);
      await imports.undo(draft._id);
      expect(await stock()).toMatchObject({ 'LAMP-1': 0 });
      expect(await movementsOf(api, 'reason=Import undone')).toMatchObject([
        { productId: shop.lamp._id, quantity: 5, movementType: 'out', notes: 'list.csv' },
      ]);
    });

    it('refuses a negative count, whatever has moved since', async () => {
      api.clock.advance({ days: 1 });
      await api.signInAgain();
      await receive(api, shop.lamp._id, 10);
      const draft = await draftOf({ stockDate: '2026-11-21' }, 'LAMP-1,-3', 'DESK-1,-1');
      const rows = await imports.rows(draft._id);
      expect(rows.map(({ cells }) => cells['currentStock']?.problem)).toEqual([
        'Stock level cannot be negative',
        'Stock level cannot be negative',
      ]);
    });

    it('does not change what is added, and takes the day back', async () => {
      await receive(api, shop.lamp._id, 10);
      api.clock.advance({ days: 1 });
      await api.signInAgain();
      await adjustStock(api, shop.lamp._id, -3);
      const draft = await draftOf({ stock: 'add', stockDate: '2026-11-21' }, 'LAMP-1,5');
      const [row] = await imports.rows(draft._id);
      expect(row?.cells['currentStock']).toMatchObject({ before: '7', after: '12' });
      await imports.change(draft._id, { stock: 'set' });
      const [set] = await imports.rows(draft._id);
      expect(set?.cells['currentStock']?.after).toBe('2');
      const { body } = await imports.change(draft._id, { stockDate: null });
      expect(body.import.stockDate).toBeNull();
      const [now] = await imports.rows(draft._id);
      expect(now?.cells['currentStock']?.after).toBe('5');
    });

    it.each([
      [{ stockDate: '2026-11-22' }, { stockDate: 'The day of the count cannot be in the future' }],
      [{ stockDate: '2026-02-30' }, { stockDate: 'Write a day such as 2026-11-21' }],
      [{ stockDate: 7 as never }, { stockDate: 'Write a day such as 2026-11-21' }],
      [
        { stockDate: '2026-11-21', timeZone: 'Mars' },
        { timeZone: 'Time zone must be a name such as Europe/Moscow' },
      ],
    ])('refuses %j', async (settings, fieldErrors) => {
      const { _id } = await imports.draft('counts', 'SKU,Stock', 'LAMP-1,3');
      const answer = await imports.change(_id, settings);
      expect(answer).toMatchObject({ status: 422, body: { fieldErrors } });
      expect(await imports.find(_id)).toMatchObject({ stockDate: null });
    });
  });
}
