import type { Product } from '@stockroom/contract';
import { Hono } from 'hono';
import type { ApiEnvironment } from '../../src/http/environment';
import type { Services } from '../../src/http/route';
import { recogniseColumns } from '../../src/imports/reading/columns';
import { ROUTES } from '../../src/routes';
import { parseCsv, parseXlsx } from './export-files';
import {
  addOrder,
  addProduct,
  addSupplier,
  item,
  orderInput,
  purchaseInput,
  receive,
  setStatus,
} from './records';
import { setUpTestApi, type MakeStore } from './test-api';

const RUSSIAN = { 'Accept-Language': 'ru' };
const LISTS = ['products', 'suppliers', 'orders', 'stock-movements'] as const;
const NOW = '21.11.2026 09:00';

export function describeListExports(makeStore: MakeStore): void {
  describe('files of lists', () => {
    const api = setUpTestApi(makeStore);
    let lamp: Product;
    let desk: Product;
    let supplierId: string;
    beforeEach(async () => {
      supplierId = (await addSupplier(api, { companyName: 'Атлас', notes: 'Only "mornings"' }))._id;
      lamp = await addProduct(api, supplierId, {
        name: 'Lamp',
        description: 'Warm; bright',
        barcodes: [
          { code: '4006381333931', units: 1 },
          { code: '96385074', units: 12 },
        ],
      });
      const kilos = { unitOfMeasurement: 'kg', minimumStockLevel: 0.5 } as const;
      desk = await addProduct(api, supplierId, { name: 'Desk', sku: '00012', ...kilos });
      await receive(api, lamp._id, 7);
    });
    const csv = async (path: string, headers = {}) => {
      const file = `${path}${path.includes('?') ? '&' : '?'}format=csv`;
      const { status, body } = await api.call<Uint8Array>('GET', file, { headers });
      expect([file, status]).toEqual([file, 200]);
      return parseCsv(body, ';');
    };
    const columnOf = (header: string, [headings = [], ...rows]: string[][]) =>
      rows.map((row) => row[headings.indexOf(header)]);

    it('have every field of the product form, and what stock there is', async () => {
      expect(await csv('products')).toEqual([
        [
          ...[
            'Product Name',
            'SKU',
            'Barcodes',
            'Category',
            'Unit of Measurement',
            'Current Stock',
          ],
          ...['Minimum Stock Level', 'Pack Size', 'Status', 'Purchase Price', 'Selling Price'],
          'Supplier',
          ...['Description', 'Image URL', 'Created', 'Last Updated'],
        ],
        [
          ...['Desk', '00012', '', 'Electronics', 'kg', '0', '0,5', '1', 'Out of Stock'],
          ...['100,50', '199,99', 'Атлас', '', '', NOW, NOW],
        ],
        [
          ...[
            'Lamp',
            'LAMP-1',
            '4006381333931, 12 × 96385074',
            'Electronics',
            'pieces',
            '7',
            '5',
            '1',
            'In Stock',
          ],
          ...['100,50', '199,99', 'Атлас', 'Warm; bright', '', NOW, NOW],
        ],
      ]);
    });

    it('have every field of the supplier form, and the number of products', async () => {
      expect(await csv('suppliers')).toEqual([
        [
          ...['Company Name', 'Contact Person', 'Phone', 'Email', 'Address', 'Payment Terms'],
          ...['Minimum Order Value', 'Lead Time', 'Notes', 'Products', 'Created', 'Last Updated'],
        ],
        [
          ...['Атлас', 'Jonas Vogel', "'+7 (000) 102-44-18", 'orders@nordwind.example.com'],
          ...['Harbour Road 4', 'Net 30', '', '', 'Only "mornings"', '2', NOW, NOW],
        ],
      ]);
    });

    it('have a line for each item of an order, and its total and notes once', async () => {
      const notes = { notes: 'Fragile' };
      await addOrder(api, orderInput([item(lamp, 2, 20), item(desk, 1.5, 10)], notes));
      api.clock.advance({ minutes: 5 });
      const bought = await addOrder(api, purchaseInput(supplierId, [item(desk, 3, 0.5)]));
      await setStatus(api, bought._id, { status: 'completed' });
      expect(await csv('orders')).toEqual([
        [
          ...['Order Number', 'Created', 'Order Type', 'Customer / Supplier', 'Status', 'Product'],
          ...['SKU', 'Quantity', 'Unit', 'Unit Price', 'Total', 'Total Amount', 'Notes'],
          'Last Updated',
        ],
        [
          ...['PO-2026-0001', '21.11.2026 09:05', 'Incoming', 'Атлас', 'Completed', 'Desk'],
          ...['00012', '3', 'kg', '0,50', '1,50', '1,50', '', '21.11.2026 09:05'],
        ],
        [
          ...['ORD-2026-0001', NOW, 'Outgoing', 'Café «Утро»', 'Pending', 'Lamp'],
          ...['LAMP-1', '2', 'pieces', '20,00', '40,00', '55,00', 'Fragile', NOW],
        ],
        [
          ...['ORD-2026-0001', NOW, 'Outgoing', 'Café «Утро»', 'Pending', 'Desk'],
          ...['00012', '1,5', 'kg', '10,00', '15,00', '', '', NOW],
        ],
      ]);
    });

    it('keep all orders, also where their items are read in several parts', async () => {
      for (let count = 0; count < 205; count += 1)
        await addOrder(api, orderInput([item(lamp, count + 1), item(desk)]));
      const quantities = columnOf('Quantity', await csv('orders?sort=orderNumber'));
      expect(quantities).toEqual(Array.from({ length: 205 }, (_, n) => [`${n + 1}`, '1']).flat());
    });

    it('have the filter and the sort of the list', async () => {
      const products = await csv('products?stockStatus=in&limit=1');
      expect(columnOf('SKU', products)).toEqual(['LAMP-1']);
      expect(columnOf('Covers', products)).toEqual(['Stock status: In Stock']);
      expect(columnOf('SKU', await csv('products?sort=-name&limit=1'))).toEqual([
        ...['LAMP-1', '00012'],
      ]);
      expect(columnOf('SKU', await csv('products?search=a&skuFirst=true&limit=1'))).toEqual([
        'LAMP-1',
      ]);
      await addSupplier(api, { companyName: 'Zebra' });
      expect(columnOf('Company Name', await csv('suppliers?search=zeb'))).toEqual(['Zebra']);
      await addOrder(api, orderInput([item(lamp)]));
      await addOrder(api, purchaseInput(supplierId, [item(desk)]));
      const orders = await csv(`orders?type=incoming&open=true&productId=${desk._id}`);
      expect(columnOf('Order Number', orders)).toEqual(['PO-2026-0001']);
      expect(columnOf('Covers', orders)).toEqual([
        'Order Type: Incoming · Open: Yes · Product: Desk',
      ]);
    });

    it('are empty tables where nothing matches', async () => {
      for (const list of LISTS) expect(await csv(`${list}?search=nothing`)).toHaveLength(1);
    });

    it('are workbooks with numbers and times', async () => {
      const { body } = await api.call<Uint8Array>('GET', 'products?format=xlsx&search=LAMP-1');
      const [, row] = await parseXlsx(body);
      expect(row?.slice(0, 11)).toEqual([
        ...['Lamp', 'LAMP-1', '4006381333931, 12 × 96385074', 'Electronics', 'pieces'],
        ...[7, 5, 1, 'In Stock', 100.5, 199.99],
      ]);
      expect(row).toContainEqual(new Date('2026-11-21T09:00:00.000Z'));
    });

    it('are Russian for those who read Russian', async () => {
      await addOrder(api, orderInput([item(lamp, 2, 20)]));
      const [headings, , row] = await csv('products', RUSSIAN);
      expect(headings).toEqual([
        ...['Название товара', 'Артикул', 'Штрихкоды', 'Категория', 'Единица измерения'],
        'Остаток',
        ...[
          'Минимальный остаток',
          'Кратность упаковки',
          'Статус',
          'Закупочная цена',
          'Цена продажи',
          'Поставщик',
        ],
        ...['Описание', 'Адрес изображения', 'Создано', 'Изменено'],
      ]);
      expect(row?.slice(4, 9)).toEqual(['шт.', '7', '5', '1', 'В наличии']);
      expect((await csv('suppliers', RUSSIAN))[0]).toEqual([
        ...['Название компании', 'Контактное лицо', 'Телефон', 'Эл. почта', 'Адрес'],
        ...[
          'Условия оплаты',
          'Минимальная сумма заказа',
          'Срок поставки',
          'Примечания',
          'Товары',
          'Создано',
          'Изменено',
        ],
      ]);
      const [header, order] = await csv('orders', RUSSIAN);
      expect(header?.slice(0, 5)).toEqual([
        ...['Номер заказа', 'Создано', 'Тип заказа', 'Покупатель / поставщик', 'Статус'],
      ]);
      expect(order?.slice(2, 9)).toEqual([
        ...['Продажа', 'Café «Утро»', 'Ожидает', 'Lamp', 'LAMP-1', '2', 'шт.'],
      ]);
      const { headers } = await api.call('GET', 'orders?format=csv', { headers: RUSSIAN });
      expect(headers.get('Content-Disposition')).toContain(
        `filename="orders_2026-11-21.csv"; filename*=UTF-8''${encodeURIComponent('заказы')}`,
      );
    });

    it.each([RUSSIAN, {}])('have headings that an import recognizes: %j', async (language) => {
      const [products = []] = await csv('products', language);
      expect(recogniseColumns(products, 'products')).toEqual([
        ...['name', 'sku', 'barcode', 'category', 'unitOfMeasurement', 'currentStock'],
        ...['minimumStockLevel', null, null, 'purchasePrice', 'sellingPrice', 'supplierName'],
        ...['description', 'imageUrl', null, null],
      ]);
      const [suppliers = []] = await csv('suppliers', language);
      expect(recogniseColumns(suppliers, 'suppliers')).toEqual([
        ...['companyName', 'contactPerson', 'phone', 'email', 'address', 'paymentTerms'],
        ...[null, null, 'notes', null, null, null],
      ]);
    });

    it.each(LISTS)('need the right to take files: %s', async (list) => {
      for (const role of ['warehouse', 'sales'] as const) {
        const token = await api.signUp(`${role}@example.com`, role);
        expect((await api.call('GET', list, { token })).status).toBe(200);
        expect((await api.call('GET', `${list}?format=csv`, { token })).status).toBe(403);
      }
    });

    /** As if a role that does not see all money had the right to take files. */
    async function fileFor(role: 'warehouse' | 'sales', list: string) {
      const [user] = await api.store.repositories.users.list();
      const app = new Hono<ApiEnvironment>();
      const route = ROUTES.find(({ method, path }) => method === 'get' && path === `/api/${list}`);
      app.get('*', (c) => {
        c.set('user', { id: user!.id, name: user!.email, role, sessionId: '' });
        return route!.handle(c, { store: api.store, clock: api.clock } as unknown as Services);
      });
      const answer = await app.request('/?format=csv');
      return parseCsv(new Uint8Array(await answer.arrayBuffer()), ';');
    }

    it('hide what a role may not see', async () => {
      await addOrder(api, orderInput([item(lamp, 1, 20)]));
      await addOrder(api, purchaseInput(supplierId, [item(lamp, 1, 30)]));
      for (const list of LISTS)
        for (const row of await fileFor('warehouse', list))
          expect(row.join(';')).not.toMatch(/,\d\d\b|Price|Cost|Value|Total/);
      const [products] = await fileFor('sales', 'products');
      expect(products).toContain('Selling Price');
      expect(products).not.toContain('Purchase Price');
      const orders = await fileFor('sales', 'orders');
      expect(columnOf('Unit Price', orders).sort()).toEqual(['', '20,00']);
      expect(columnOf('Total Amount', orders).sort()).toEqual(['', '20,00']);
    });

    it('are in the history where they tell money', async () => {
      for (const list of LISTS) await csv(list);
      const { changes } = await api.read<{ changes: { label: string }[] }>('changes?entity=export');
      expect(changes.map(({ label }) => label)).toEqual([
        ...['stock-movements', 'orders', 'suppliers', 'products'],
      ]);
    });
  });
}
