import { createTranslate, IMPORT_FIELDS, inEnglish, UNITS, unitText } from '@stockroom/contract';
import ofContract from '@stockroom/contract/locales/ru.po';
import { otherListOf, recogniseColumns, unitOfWord } from './columns';

const inRussian = createTranslate(typeof ofContract === 'string' ? [] : [ofContract]);

it.each([
  ['Код', 'Артикул', [null, 'sku']],
  ['Артикул', 'Код', ['sku', null]],
  ['Цена', 'Розничная цена, руб.', [null, 'sellingPrice']],
  ['Название', 'наименование', [null, 'name']],
  ['Штрих-код', 'Кол-во, шт', ['barcode', 'currentStock']],
  ['purchase_price', 'minimumStockLevel', ['purchasePrice', 'minimumStockLevel']],
  ['Остаток (шт.)', 'Поставщик ИНН', ['currentStock', null]],
  ['Старая цена', 'Код ТН ВЭД', [null, null]],
  ['', '№', [null, null]],
  ['Название', 'Название', ['name', null]],
])('takes %j and %j for %j', (one, other, fields) => {
  expect(recogniseColumns([one, other], 'products')).toEqual(fields);
});

it('knows the columns of suppliers', () => {
  const headings = [
    'Наименование',
    'ИНН/КПП',
    'Контактное лицо',
    'Тел.',
    'E-mail',
    'Адрес',
    'Отсрочка',
  ];
  expect(recogniseColumns(headings, 'suppliers')).toEqual([
    'companyName',
    'taxId',
    'contactPerson',
    'phone',
    'email',
    'address',
    'paymentTerms',
  ]);
});

it('takes the counted quantity of a count, not the one in the books', () => {
  const headings = ['Артикул', 'Остаток', 'Фактическое количество'];
  expect(recogniseColumns(headings, 'counts')).toEqual(['sku', null, 'currentStock']);
});

it.each([
  [['Order number', 'Order type', 'SKU', 'Quantity'], 'orders'],
  [['Номер заказа', 'Товар', 'Количество', 'Сумма заказа, руб.'], 'orders'],
  [['SKU', 'Quantity', 'To verify', 'Balance after'], 'movements'],
  // Catalogues call the code of a product so.
  [['Order number', 'Name', 'Price'], undefined],
  [['Артикул', 'Количество'], undefined],
])('takes %j for the list %j', (headings, list) => {
  expect(otherListOf(headings)).toBe(list);
});

it.each(['products', 'suppliers', 'counts'] as const)('knows our own labels of %s', (kind) => {
  const fields = Object.entries(IMPORT_FIELDS[kind]);
  for (const t of [inEnglish, inRussian])
    expect(
      recogniseColumns(
        fields.map(([, label]) => t(label)),
        kind,
      ),
    ).toEqual(fields.map(([field]) => field));
});

it('knows our own words of units', () => {
  for (const unit of UNITS)
    expect([inEnglish, inRussian].map((t) => unitOfWord(t(unitText(unit))))).toEqual([unit, unit]);
});

it.each([
  ['ШТ.', 'pieces'],
  ['пог. м', 'meters'],
  ['упаковка', 'packs'],
  ['рулон', undefined],
])('takes the unit %s for %s', (word, unit) => {
  expect(unitOfWord(word)).toBe(unit);
});
