import type { WriteResult } from '@stockroom/contract';
import { parseCsv, parseXlsx } from './export-files';
import { receive, supplierInput } from './records';
import { setUpShop } from './shop';
import { setUpTestApi, type MakeStore } from './test-api';

const RUSSIAN = { 'Accept-Language': 'ru' };

export function describeLanguages(makeStore: MakeStore): void {
  describe('the language of answers', () => {
    const api = setUpTestApi(makeStore);
    const shop = setUpShop(api, { lamp: { name: 'Лампа', unitOfMeasurement: 'pieces' } });
    const messageFor = async (headers: Record<string, string>) =>
      (await api.call('GET', 'products/none', { headers })).body.message;
    const fileOf = (path: string, headers = {}) => api.call<Uint8Array>('GET', path, { headers });

    it.each([
      ['none is named', {}, 'Product not found'],
      ['Russian is named', RUSSIAN, 'Товар не найден'],
      ['a country is named too', { 'Accept-Language': 'ru-RU' }, 'Товар не найден'],
      ['Russian comes first', { 'Accept-Language': 'RU;q=0.9, en;q=0.8' }, 'Товар не найден'],
      [
        'English comes first',
        { 'Accept-Language': 'en-US,en;q=0.9,ru;q=0.8' },
        'Product not found',
      ],
      ['only Russian is known', { 'Accept-Language': 'de, ru;q=0.5' }, 'Товар не найден'],
      ['none is known', { 'Accept-Language': 'de, *;q=0.5' }, 'Product not found'],
      ['the header makes no sense', { 'Accept-Language': ';;,,russian' }, 'Product not found'],
    ])('is right where %s', async (_case, headers, message) => {
      expect(await messageFor(headers)).toBe(message);
    });

    it.each([
      ['an unknown path', 'GET', 'nothing', 'По этому адресу ничего нет'],
      ['a wrong method', 'PATCH', 'products', 'Метод PATCH здесь невозможен'],
    ] as const)('is that of the request for %s', async (_case, method, path, message) => {
      const { body, headers } = await api.call(method, path, { headers: RUSSIAN });
      expect(body.message).toBe(message);
      expect(headers.get('Vary')).toContain('Accept-Language');
    });

    it('covers every field of a refused form', async () => {
      const body = { ...supplierInput({ companyName: '', phone: '1'.repeat(51) }), odd: 1 };
      const refused = (headers: Record<string, string>) =>
        api.call('POST', 'suppliers', { body, headers });
      expect((await refused(RUSSIAN)).body).toEqual({
        code: 'VALIDATION_FAILED',
        message: 'Проверьте отмеченные поля',
        fieldErrors: {
          companyName: expect.stringContaining('«Название компании»'),
          phone: 'В поле «Телефон» может быть не больше 50 знаков',
          odd: 'Неизвестное поле',
        },
      });
      expect((await refused({})).body.fieldErrors).toEqual({
        companyName: 'Company name is required',
        phone: 'Phone number can have at most 50 characters',
        odd: 'Unknown field',
      });
    });

    it('covers refused parameters', async () => {
      const path = 'orders?status=none&supplierId=none&limit=0&odd=1';
      const { body } = await api.call('GET', path, { headers: RUSSIAN });
      expect(body.fieldErrors).toEqual({
        status:
          'В поле «Статус» может быть только одно из: pending, processing, completed, cancelled',
        supplierId: 'В поле «Поставщик» должен быть идентификатор',
        limit: 'Число записей должно быть целым от 1 до 100',
        odd: 'Неизвестное поле',
      });
    });

    it('covers refusals with the words and numbers of a shop', async () => {
      await receive(api, shop.lamp._id, 2);
      const body = { productId: shop.lamp._id, adjustmentAmount: -3, reason: 'Lost', notes: '' };
      const path = 'stock-movements/adjustments';
      const refused = await api.call('POST', path, { body, headers: RUSSIAN });
      expect(refused.body).toMatchObject({
        code: 'INSUFFICIENT_STOCK',
        message: 'Не хватает товара «Лампа»',
        fieldErrors: { adjustmentAmount: expect.stringContaining('2') },
      });
    });

    it('covers missing rights', async () => {
      const token = await api.signUp('sales@example.com', 'sales');
      const refused = await api.call('GET', 'changes', { token, headers: RUSSIAN });
      expect(refused.body.message).toMatch(/: ваша роль этого не разрешает\. Владелец может/);
    });

    it('covers the success of a write, whose repeats keep their words', async () => {
      const add = (headers: Record<string, string>) =>
        api.call<WriteResult>('POST', 'suppliers', {
          body: supplierInput(),
          headers: { 'Idempotency-Key': 'key', ...headers },
        });
      const added = await add(RUSSIAN);
      expect(added.body.message).toBe('Поставщик добавлен');
      expect(added.headers.get('Vary')).toContain('Accept-Language');
      expect((await add({})).body).toEqual(added.body);
      const { body } = await api.call<WriteResult>('POST', 'suppliers', { body: supplierInput() });
      expect(body.message).toBe('Supplier created successfully');
    });

    it('covers a file with its name', async () => {
      await receive(api, shop.lamp._id, 2);
      const path = 'stock-movements?movementType=in&search=LAMP';
      const { headers, body } = await fileOf(`${path}&format=csv`, RUSSIAN);
      expect(headers.get('Content-Disposition')).toBe(
        'attachment; filename="stock-movements_2026-11-21.csv"; ' +
          `filename*=UTF-8''${encodeURIComponent('движение-товаров')}_2026-11-21.csv`,
      );
      const [header, row] = parseCsv(body, ';');
      expect(header?.slice(0, 7)).toEqual([
        ...['Дата и время', 'Товар', 'Артикул', 'Тип', 'Количество', 'Ед. изм.', 'Причина'],
      ]);
      expect(row?.slice(1, 7)).toEqual([
        ...['Лампа', 'LAMP-1', 'Приход', '2', 'шт.', 'Приход товара'],
      ]);
      expect([header?.at(-1), row?.at(-1)]).toEqual(['Отбор', 'Тип: Приход · Поиск: «LAMP»']);
      const english = await fileOf(`${path}&format=csv`);
      expect(english.headers.get('Content-Disposition')).toBe(
        'attachment; filename="stock-movements_2026-11-21.csv"',
      );
      expect(parseCsv(english.body, ';')[0]?.slice(0, 3)).toEqual([
        ...['Date and Time', 'Product', 'SKU'],
      ]);
    });

    it('covers the totals of a workbook', async () => {
      await receive(api, shop.lamp._id, 2, { purchasePrice: 10 });
      const { body } = await fileOf('reports/stock-movements?format=xlsx', RUSSIAN);
      const [header, ...rows] = await parseXlsx(body);
      expect(header?.slice(0, 4)).toEqual(['Название товара', 'Артикул', 'Категория', 'Ед. изм.']);
      expect(rows.map(([first, , , unit]) => [first, unit])).toEqual([
        ['Лампа', 'шт.'],
        ['Итого', null],
        [null, null],
        ['Причина', null],
        ['Приход товара', null],
      ]);
    });

    it('covers the history as a file', async () => {
      const { body } = await fileOf('changes?entity=supplier&format=csv', RUSSIAN);
      const [header, row] = parseCsv(body, ';');
      expect(header).toEqual([
        ...[
          'Дата и время',
          'Сотрудник',
          'Вид записи',
          'Изменение',
          'Запись',
          'Что изменилось',
          'Отбор',
        ],
      ]);
      expect(row?.slice(2, 5)).toEqual(['Поставщик', 'Создан поставщик', 'Nordwind Office']);
    });

    it('is English in the description of the API', async () => {
      const { body } = await api.call<{ info: object }>('GET', 'openapi.json', {
        headers: RUSSIAN,
      });
      expect(body.info).toMatchObject({ description: expect.stringContaining('JSON over HTTP') });
    });
  });
}
