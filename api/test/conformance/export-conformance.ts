import {
  DEFAULT_SYSTEM_SETTINGS,
  type LowStockReport,
  type Page,
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
import { setUpTestApi, type MakeStore } from './test-api';

/** Names, and how a CSV file writes them. */
const NASTY_NAMES = [
  ['=1+1', "'=1+1"],
  ['semicolon; and, comma', 'semicolon; and, comma'],
  ['two "quotes"', 'two "quotes"'],
  ['line\nbreak', 'line\nbreak'],
  ['Кириллица «ёлочки» №5 🙂', 'Кириллица «ёлочки» №5 🙂'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['＝1＋1', "'＝1＋1"],
  ['a,=1+1', "a,'=1+1"],
] as const;

export function describeExports(makeStore: MakeStore): void {
  describe('exports', () => {
    const api = setUpTestApi(makeStore);
    let supplier: Supplier;
    const products: Product[] = [];
    beforeEach(async () => {
      supplier = await addSupplier(api, { companyName: '=cmd|calc' });
      products.length = 0;
      for (const [index, [name]] of NASTY_NAMES.entries()) {
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
    const get = (path: string) => api.call<Uint8Array>('GET', path);
    const csv = async (path: string, separator = ';') =>
      parseCsv((await get(`${path}${path.includes('?') ? '&' : '?'}format=csv`)).body, separator);
    const xlsx = async (path: string) =>
      parseXlsx((await get(`${path}${path.includes('?') ? '&' : '?'}format=xlsx`)).body);
    const speakEnglish = async () => {
      const body: SystemSettings = { ...DEFAULT_SYSTEM_SETTINGS, language: 'en' };
      expect((await api.call('PUT', 'settings/system', { body })).status).toBe(200);
    };

    it.each([
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ])('have a name and a type: %s', async (format, type) => {
      const { status, headers } = await get(`reports/low-stock?format=${format}`);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe(type);
      expect(headers.get('Content-Disposition')).toBe(
        `attachment; filename="low-stock_2026-11-21.${format}"`,
      );
      expect(headers.get('Cache-Control')).toBe('no-store');
    });

    it('hold every cell as CSV, in Russian by default', async () => {
      const path = 'reports/low-stock?sort=sku';
      const { products: low } = await api.read<LowStockReport>(path);
      const written = new Map<string, string>(NASTY_NAMES);
      const [header, ...rows] = await csv(path);
      expect(header).toEqual([
        ...['Product Name', 'SKU', 'Category', 'Current Stock', 'Minimum Level', 'Shortage'],
        ...['Unit', 'Committed', 'On Order', 'To Order', 'Supplier'],
      ]);
      expect(rows).toEqual(
        low.map((row) => [
          ...[written.get(row.name), row.sku, row.category],
          ...['0', '9,5', '-9,5', 'kg', '0', '0', '10', "'=cmd|calc"],
        ]),
      );
      expect(rows).toHaveLength(8);
    });

    it('are parted by commas, with decimal points, in English', async () => {
      await speakEnglish();
      const [, row] = await csv('reports/inventory-valuation', ',');
      expect(row).toEqual([
        ...["'=1+1", 'S-0', 'Electronics', 'kg', '1234.567', '0.10', '123.46'],
        ...['246901.05', '246777.59'],
      ]);
    });

    it('hold every cell as a workbook, texts as texts and numbers as numbers', async () => {
      const path = 'reports/low-stock?sort=-name';
      const { products: low } = await api.read<LowStockReport>(path);
      const [header, ...rows] = await xlsx(path);
      expect(header?.[0]).toBe('Product Name');
      expect(rows).toEqual(
        low.map(({ name, sku, category }) => [
          ...[name, sku, category, 0, 9.5, -9.5, 'kg', 0, 0, 10, '=cmd|calc'],
        ]),
      );
      const [, valued] = await xlsx('reports/inventory-valuation');
      expect(valued).toEqual([
        ...['=1+1', 'S-0', 'Electronics', 'kg', 1234.567, 0.1, 123.46, 246901.05, 246777.59],
      ]);
    });

    it('hold the filter, and all rows of it, whatever page is asked for', async () => {
      const rows = await csv('reports/low-stock?limit=2&search=S-1');
      expect(rows.slice(1).map(([, sku]) => sku)).toEqual(['S-1']);
      expect(await csv('reports/low-stock?limit=2')).toHaveLength(9);
    });

    it('end in a workbook with the totals of the screen and the reasons of movements', async () => {
      const {
        products: rows,
        totals,
        reasons,
      } = await api.read<TurnoverReport>('reports/stock-movements');
      const file = await get('reports/stock-movements?format=xlsx');
      expect(file.headers.get('Content-Disposition')).toContain('"stock-movements-report_');
      const none = [null, null, null, null, null, null];
      expect((await parseXlsx(file.body)).slice(1)).toEqual([
        [
          ...['=1+1', 'S-0', 'Electronics', 'kg', 0, 1234.567, 0, 1234.567],
          ...[0, rows[0]?.inValue, 0, rows[0]?.closingValue],
        ],
        ['Total', null, ...none, 0, totals.inValue, 0, totals.closingValue],
        [null, null, ...none, null, null, null, null],
        ['Reason', 'Movements', ...none, null, null, null, null],
        ['Stock Receipt', 1, ...none, null, reasons[0]?.inValue, 0, null],
      ]);
      const path = 'reports/inventory-valuation';
      const valuation = (await api.read<ValuationReport>(path)).totals;
      expect((await xlsx(path)).at(-1)).toEqual([
        ...['Total', null, null, null, null, null],
        ...[valuation.value, valuation.retailValue, valuation.potentialMargin],
      ]);
    });

    it.each(['low-stock', 'inventory-valuation', 'stock-movements'])(
      'hold only headings and rows as CSV: %s',
      async (type) => {
        const { total } = await api.read<Page>(`reports/${type}`);
        expect(total).toBeGreaterThan(0);
        expect(await csv(`reports/${type}`)).toHaveLength(1 + total);
      },
    );

    it.each(['csv', 'xlsx'])('repeat the filter in every line: %s', async (format) => {
      const query = `search=S-0&category=Electronics&supplierId=${supplier._id}`;
      const period = 'from=2026-11-01&to=2026-11-21&timeZone=Asia/Vladivostok';
      const { body } = await get(`reports/stock-movements?${query}&${period}&format=${format}`);
      const rows = format === 'csv' ? parseCsv(body, ';') : (await parseXlsx(body)).slice(0, 3);
      const words =
        'Period from 01.11.2026 to 21.11.2026 · Category: Electronics · Supplier: =cmd|calc · Search: “S-0”';
      const totals = format === 'csv' ? [] : [words];
      expect(rows.map((cells) => cells.at(-1))).toEqual(['Covers', words, ...totals]);
    });

    it('of the journal name the product, the order and the rest of the filter', async () => {
      const order = await addOrder(api, orderInput([item(products[0]!, 1)]));
      await setStatus(api, order._id, { status: 'completed' });
      const ids = `productId=${products[0]!._id}&orderId=${order._id}`;
      const filter = `${ids}&movementType=out&reason=Sale&from=2026-11-20T10:30:00Z`;
      const rows = await csv(`stock-movements?${filter}`);
      expect(rows[1]?.at(-1)).toBe(
        'Period from 2026-11-20 10:30 · Type: Stock Out · Reason: Sale · Product: =1+1 · Order: ORD-2026-0001',
      );
    });

    it('keep long numbers', async () => {
      await receive(api, products[1]!._id, 999_999_999, { purchasePrice: 999_999_999_999.99 });
      const path = 'reports/inventory-valuation?sort=-value';
      const [first] = (await api.read<ValuationReport>(path)).products;
      expect((await csv(path))[1]?.[6]).toBe(String(first?.value).replace('.', ','));
      expect((await xlsx(path))[1]?.[6]).toBe(first?.value);
    });

    it('of suppliers hold their trends, and empty cells for unknown figures', async () => {
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
      const [header, ...rows] = await csv(path);
      expect(header).toEqual([
        ...['Supplier', 'Orders', 'Completed Orders', 'Spend'],
        ...['Spend 11.2026', 'Spend 12.2026', 'Spend 01.2027'],
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
      const [names, first, , sums] = await xlsx(path);
      expect(names).toEqual(header);
      expect(sums).toEqual([
        ...['Total', 4, 3, 162.5, 100, 0, 62.5],
        ...[null, null, 0, null, null],
      ]);
      expect(first).toEqual(['Ёлка; "Север"', 3, 3, 162.5, 100, 0, 62.5, 0, 1, 0, 0, 0]);
      const december = 'from=2026-12-01&to=2026-12-31&timeZone=Europe/Moscow';
      const none = await csv(`reports/supplier-performance?${december}`);
      expect(none).toEqual([[...(header ?? []).filter((name) => !/\d/.test(name)), 'Covers']]);
    });

    it('of the journal mark corrections to verify, and name who verified them', async () => {
      const order = await addOrder(api, orderInput([item(products[1]!, 2)]));
      await setStatus(api, order._id, { status: 'completed', force: true });
      const path = `stock-movements?productId=${products[1]!._id}`;
      const marks = async () => {
        const [header = [], ...rows] = await csv(path);
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

    it('of the journal hold its filter and order, in the time zone of the reader', async () => {
      api.clock.advance({ minutes: 5 });
      await receive(api, products[3]!._id, 2, { notes: '=1+1', supplierReference: 'INV-1' });
      const file = await get('stock-movements?format=csv&timeZone=Asia/Vladivostok');
      expect(file.headers.get('Content-Disposition')).toBe(
        'attachment; filename="stock-movements_2026-11-21.csv"',
      );
      const [header, ...rows] = parseCsv(file.body, ';');
      expect(header?.slice(0, 4)).toEqual(['Date and Time', 'Product', 'SKU', 'Type']);
      expect(rows).toHaveLength((await movementsOf(api)).length);
      expect(rows[0]?.slice(0, 7)).toEqual([
        ...['21.11.2026 19:05', 'line\nbreak', 'S-3', 'Stock In', '2', 'kg', 'Stock Receipt'],
      ]);
      expect(rows[0]).toContain("'=1+1");

      const [, row, ...rest] = await xlsx(`stock-movements?productId=${products[0]!._id}`);
      expect(rest).toEqual([]);
      expect(row?.slice(0, 6)).toEqual([
        ...[new Date('2026-11-21T09:00:00.000Z'), '=1+1', 'S-0', 'Stock In', 1234.567, 'kg'],
      ]);
    });
  });
}
