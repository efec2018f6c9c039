import {
  DEFAULT_SYSTEM_SETTINGS,
  type LowStockReport,
  type Product,
  type Supplier,
  type SystemSettings,
  type TurnoverReport,
  type ValuationReport,
} from '@stockroom/contract';
import { parseCsv, parseXlsx } from './export-files';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  movementsOf,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpTestApi, type Answer, type MakeStore } from './test-api';

const NASTY_NAMES = [
  '=1+1',
  'semicolon; and, comma',
  'two "quotes"',
  'line\nbreak',
  'Кириллица «ёлочки» №5 🙂',
  '@SUM(A1)',
  '-2+3',
  '+7 (000) 1',
  "it's plain",
];

export function describeExports(makeStore: MakeStore): void {
  describe('exports', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    const products: Product[] = [];
    beforeEach(async () => {
      supplier = await addSupplier(api, { companyName: '=cmd|calc' });
      products.length = 0;
      for (const [index, name] of NASTY_NAMES.entries()) {
        const changes = {
          name,
          sku: `S-${index}`,
          unitOfMeasurement: 'kg' as const,
          minimumStockLevel: 9.5,
        };
        products.push(await addProduct(api, supplier._id, changes));
      }
      await receive(api, products[0]!._id, 1234.567, { purchasePrice: 0.1 });
    });
    const get = (path: string): Promise<Answer<Uint8Array>> => api.call<Uint8Array>('GET', path);
    const speakEnglish = async () => {
      const body: SystemSettings = { ...DEFAULT_SYSTEM_SETTINGS, language: 'en' };
      expect((await api.call('PUT', 'settings/system', { body })).status).toBe(200);
    };

    it.each([
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ])('are files of a name and type: %s', async (format, type) => {
      const { status, headers } = await get(`reports/low-stock?format=${format}`);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe(type);
      expect(headers.get('Content-Disposition')).toBe(
        `attachment; filename="low-stock_2026-11-21.${format}"`,
      );
      expect(headers.get('Cache-Control')).toBe('no-store');
    });

    it('hold every cell of low stock as CSV, in Russian by default', async () => {
      const json = await api.call<LowStockReport>('GET', 'reports/low-stock?sort=sku');
      const [header, ...rows] = parseCsv(
        (await get('reports/low-stock?sort=sku&format=csv')).body,
        ';',
      );
      expect(header).toEqual([
        ...['Product Name', 'SKU', 'Category', 'Current Stock', 'Minimum Level', 'Shortage'],
        ...['Unit', 'Committed', 'On Order', 'To Order', 'Supplier'],
      ]);
      expect(rows).toEqual(
        json.body.products.map((row) => [
          ...[/^[=+\-@]/.test(row.name) ? `'${row.name}` : row.name, row.sku, row.category],
          ...['0', '9,5', '-9,5', 'kg', '0', '0', '9,5', "'=cmd|calc"],
        ]),
      );
      expect(rows).toHaveLength(8);
      expect(rows.map(([name]) => name)).toEqual(
        expect.arrayContaining(["'@SUM(A1)", 'line\nbreak', 'semicolon; and, comma']),
      );
    });

    it('are parted by commas, with decimal points, in English', async () => {
      await speakEnglish();
      const { body } = await get('reports/inventory-valuation?format=csv');
      expect(parseCsv(body, ',')[1]).toEqual([
        ...["'=1+1", 'S-0', 'Electronics', 'kg', '1234.567', '0.10', '123.46'],
        ...['246901.05', '246777.59'],
      ]);
    });

    it('hold every cell of low stock as a workbook, texts as texts and numbers as numbers', async () => {
      const json = await api.call<LowStockReport>('GET', 'reports/low-stock?sort=-name');
      const { body } = await get('reports/low-stock?sort=-name&format=xlsx');
      const [header, ...rows] = await parseXlsx(body);
      expect(header?.[0]).toBe('Product Name');
      expect(rows).toEqual(
        json.body.products.map(({ name, sku, category }) => [
          ...[name, sku, category, 0, 9.5, -9.5, 'kg', 0, 0, 9.5, '=cmd|calc'],
        ]),
      );
    });

    it('keep texts of formulas as texts in a workbook', async () => {
      const [, row] = await parseXlsx((await get('reports/inventory-valuation?format=xlsx')).body);
      expect(row).toEqual([
        ...['=1+1', 'S-0', 'Electronics', 'kg', 1234.567, 0.1, 123.46, 246901.05, 246777.59],
      ]);
    });

    it('hold the filter, and all rows of it, whatever page is asked for', async () => {
      const query = 'format=csv&limit=2&search=S-1';
      const rows = parseCsv((await get(`reports/low-stock?${query}`)).body, ';');
      expect(rows.slice(1).map(([, sku]) => sku)).toEqual(['S-1']);
      const all = parseCsv((await get('reports/low-stock?format=csv&limit=2')).body, ';');
      expect(all).toHaveLength(9);
    });

    it('say of movements what the report says', async () => {
      const { body } = await api.call<TurnoverReport>('GET', 'reports/stock-movements');
      const [, row] = await parseXlsx((await get('reports/stock-movements?format=xlsx')).body);
      const [product] = body.products;
      expect(row).toEqual([
        ...['=1+1', 'S-0', 'Electronics', 'kg', 0, 1234.567, 0, 1234.567],
        ...[0, product?.inValue, 0, product?.closingValue],
      ]);
    });

    it('end in a workbook with what the screen says of all rows: totals, and why stock moved', async () => {
      const { body } = await api.call<TurnoverReport>('GET', 'reports/stock-movements');
      const file = await get('reports/stock-movements?format=xlsx');
      expect(file.headers.get('Content-Disposition')).toContain('"stock-movements-report_');
      const [received] = body.reasons;
      const none = [null, null, null, null, null, null];
      expect((await parseXlsx(file.body)).slice(2)).toEqual([
        ['Total', null, ...none, 0, body.totals.inValue, 0, body.totals.closingValue],
        [null, null, ...none, null, null, null, null],
        ['Reason', 'Movements', ...none, null, null, null, null],
        ['Stock Receipt', 1, ...none, null, received?.inValue, 0, null],
      ]);
      const { totals } = (await api.call<ValuationReport>('GET', 'reports/inventory-valuation'))
        .body;
      const valuation = await parseXlsx(
        (await get('reports/inventory-valuation?format=xlsx')).body,
      );
      expect(valuation.at(-1)).toEqual([
        ...['Total', null, null, null, null, null],
        ...[totals.value, totals.retailValue, totals.potentialMargin],
      ]);
    });

    it.each(['low-stock', 'inventory-valuation', 'stock-movements'])(
      'are as CSV the headings and the rows, and nothing that a program would add up with them: %s',
      async (type) => {
        const { body } = await api.call<{ total: number }>('GET', `reports/${type}`);
        const csv = parseCsv((await get(`reports/${type}?format=csv`)).body, ';');
        expect(body.total).toBeGreaterThan(0);
        expect(csv).toHaveLength(1 + body.total);
      },
    );

    it.each(['csv', 'xlsx'])('say in every line what they are narrowed to: %s', async (format) => {
      const query = `search=S-0&category=Electronics&supplierId=${supplier._id}`;
      const period = 'from=2026-11-01&to=2026-11-21&timeZone=Asia/Vladivostok';
      const { body } = await get(`reports/stock-movements?${query}&${period}&format=${format}`);
      const rows = format === 'csv' ? parseCsv(body, ';') : (await parseXlsx(body)).slice(0, 3);
      const words =
        'Period from 01.11.2026 to 21.11.2026 · Category: Electronics · Supplier: =cmd|calc · Search: “S-0”';
      const totals = format === 'csv' ? [] : [words];
      expect(rows.map((cells) => cells.at(-1))).toEqual(['Covers', words, ...totals]);
    });

    it('of the journal name the product, the order and what else it is narrowed to', async () => {
      const order = await addOrder(api, orderInput([item(products[0]!, 1)]));
      await setStatus(api, order._id, { status: 'completed' });
      const ids = `productId=${products[0]!._id}&orderId=${order._id}`;
      const filter = `${ids}&movementType=out&reason=Sale&from=2026-11-20T10:30:00Z`;
      const rows = parseCsv((await get(`stock-movements?${filter}&format=csv`)).body, ';');
      expect(rows[1]?.at(-1)).toBe(
        'Period from 2026-11-20 10:30 · Type: Stock Out · Reason: Sale · Product: =1+1 · Order: ORD-2026-0001',
      );
    });

    it('leave a cell empty where a figure is unknown, and keep long numbers', async () => {
      await receive(api, products[1]!._id, 999_999_999, { purchasePrice: 999_999_999_999.99 });
      const path = 'reports/inventory-valuation?sort=-value';
      const { body } = await api.call<ValuationReport>('GET', path);
      const csv = parseCsv((await get(`${path}&format=csv`)).body, ';');
      const xlsx = await parseXlsx((await get(`${path}&format=xlsx`)).body);
      expect(csv[1]?.[6]).toBe(String(body.products[0]?.value).replace('.', ','));
      expect(xlsx[1]?.[6]).toBe(body.products[0]?.value);
    });

    it('say of suppliers what the report says, with their trends, and nothing where it knows nothing', async () => {
      const known = await addSupplier(api, { companyName: 'Ёлка; "Север"' });
      const buy = async (quantity: number) => {
        const input = purchaseInput(known._id, [item(products[2]!, quantity, 12.5)]);
        const { _id } = await addOrder(api, input);
        await setStatus(api, _id, { status: 'completed' });
      };
      await buy(4);
      await buy(4);
      // In January in Moscow; nothing was bought in December.
      api.clock.advance({ days: 40, minutes: 12 * 60 });
      await api.signInAgain();
      await buy(5);
      await addOrder(api, purchaseInput(supplier._id, [item(products[2]!, 4, 12.5)]));
      const path = 'reports/supplier-performance?sort=-spend&timeZone=Europe/Moscow';
      const [header, ...rows] = parseCsv((await get(`${path}&format=csv`)).body, ';');
      expect(header).toEqual([
        ...['Supplier', 'Orders', 'Completed Orders', 'Spend'],
        ...['Spend 2026-11', 'Spend 2026-12', 'Spend 2027-01'],
        ...['Median Lead Time, Days', 'Fill Rate', 'Cancelled Orders', 'Cancelled Share'],
        'Price Change',
      ]);
      expect(rows).toEqual([
        [
          ...['Ёлка; "Север"', '3', '3', '162,50', '100,00', '0,00', '62,50'],
          ...['0', '1', '0', '0', '0'],
        ],
        ["'=cmd|calc", '1', '0', '0,00', '0,00', '0,00', '0,00', '', '', '0', '', ''],
      ]);
      const [names, first, , sums] = await parseXlsx((await get(`${path}&format=xlsx`)).body);
      expect(names).toEqual(header);
      expect(sums).toEqual([
        ...['Total', 4, 3, 162.5, 100, 0, 62.5],
        ...[null, null, 0, null, null],
      ]);
      expect(first).toEqual(['Ёлка; "Север"', 3, 3, 162.5, 100, 0, 62.5, 0, 1, 0, 0, 0]);
      const cut = 'from=2026-11-05&to=2027-01-15&timeZone=Europe/Moscow&format=csv';
      const [months] = parseCsv((await get(`reports/supplier-performance?${cut}`)).body, ';');
      expect(months?.slice(4, 7)).toEqual([
        'Spend 2026-11-05 to 2026-11-30',
        ...['Spend 2026-12', 'Spend 2027-01-01 to 2027-01-15'],
      ]);
      const december = 'from=2026-12-01&to=2026-12-31&timeZone=Europe/Moscow&format=csv';
      const none = parseCsv((await get(`reports/supplier-performance?${december}`)).body, ';');
      expect(none).toEqual([[...(header ?? []).filter((name) => !/\d/.test(name)), 'Covers']]);
    });

    it('of the journal mark what is to be verified, and say who has, as the screen does', async () => {
      const order = await addOrder(api, orderInput([item(products[1]!, 2)]));
      await setStatus(api, order._id, { status: 'completed', force: true });
      const path = `stock-movements?productId=${products[1]!._id}`;
      const marks = async () => {
        const [header = [], ...rows] = parseCsv((await get(`${path}&format=csv`)).body, ';');
        const columns = ['Reason', 'To Verify', 'Verified By', 'Verified At'];
        return rows.map((row) => columns.map((column) => row[header.indexOf(column)]));
      };
      const sale = ['Sale', '', '', ''];
      expect(await marks()).toEqual([sale, ['Correction', 'Yes', '', '']]);
      const [, correction] = await movementsOf(api);
      await api.call('POST', `stock-movements/${correction?._id}/verify`);
      const verified = ['Correction', '', 'user@example.com', '21.11.2026 09:00'];
      expect(await marks()).toEqual([sale, verified]);
    });

    it('of the journal hold its filter and order, with times where the reader is', async () => {
      api.clock.advance({ minutes: 5 });
      await receive(api, products[3]!._id, 2, { notes: '=1+1', supplierReference: 'INV-1' });
      const csv = await get('stock-movements?format=csv&timeZone=Asia/Vladivostok');
      expect(csv.headers.get('Content-Disposition')).toBe(
        'attachment; filename="stock-movements_2026-11-21.csv"',
      );
      const [header, ...rows] = parseCsv(csv.body, ';');
      expect(header?.slice(0, 4)).toEqual(['Date and Time', 'Product', 'SKU', 'Type']);
      expect(rows).toHaveLength((await movementsOf(api)).length);
      expect(rows[0]?.slice(0, 7)).toEqual([
        ...['21.11.2026 19:05', 'line\nbreak', 'S-3', 'Stock In', '2', 'kg', 'Stock Receipt'],
      ]);
      expect(rows[0]).toContain("'=1+1");

      const filtered = await get(`stock-movements?format=xlsx&productId=${products[0]!._id}`);
      const [, row, ...rest] = await parseXlsx(filtered.body);
      expect(rest).toEqual([]);
      expect(row?.slice(0, 6)).toEqual([
        ...[new Date('2026-11-21T09:00:00.000Z'), '=1+1', 'S-0', 'Stock In', 1234.567, 'kg'],
      ]);
    });
  });
}
