import { recogniseColumns } from './columns';
import { readTable } from './read-table';
import { utf8 } from './testing/make-file';
import { outline } from './testing/outline';

interface Layout {
  what: string;
  lines: string[];
  table: string[];
  fields?: string;
}

const LAYOUTS: Layout[] = [
  {
    what: 'a stock report of 1C: titles, merged cells, groups, numbers of columns, totals',
    lines: [
      'Остатки товаров на складах;;;;;;',
      'Период: 01.11.2026;;;;;;',
      ';;;;;;',
      '№;Номенклатура;;Артикул;Ед. изм.;Остаток на 01.11.2026;',
      '1;2;;3;4;5;',
      ';Напитки;;;;;',
      '1;Чай;;Т-1;шт.;12,000;',
      '2;Кофе;;Т-2;шт.;1 250,000;',
      ';Итого по группе;;;;1 262,000;',
      ';Бакалея;;;;;',
      '3;Соль;;Т-3;кг;5,500;',
      ';Итого;;;;1 267,500;',
    ],
    table: [
      '4: №|Номенклатура|Артикул|Ед. изм.|Остаток на 01.11.2026',
      '5 heading: 1|2|3|4|5',
      '6 group: |Напитки|||',
      '7 record (Напитки): 1|Чай|Т-1|шт.|12,000',
      '8 record (Напитки): 2|Кофе|Т-2|шт.|1 250,000',
      '9 total: |Итого по группе|||1 262,000',
      '10 group: |Бакалея|||',
      '11 record (Бакалея): 3|Соль|Т-3|кг|5,500',
      '12 total: |Итого|||1 267,500',
    ],
    fields: '|name|sku|unitOfMeasurement|currentStock',
  },
  {
    what: 'a stock report of 1C: headings in three lines, groups with the sums of their lines',
    lines: [
      'Ведомость по товарам на складах;;;;',
      'Склад;;;Остаток;Цена',
      'Номенклатура;Артикул;Ед. изм.;;',
      ';;;Количество;розничная',
      'Инструменты;;;234,000;',
      'Молоток;М-1;шт.;200,000;350,00',
      'Пила;П-1;шт.;34,000;900,00',
      'Крепёж;;;1 000,000;',
      'Гвозди;Г-1;кг;1 000,000;90,00',
      'Итого;;;1 234,000;',
    ],
    table: [
      '2: Номенклатура|Артикул|Ед. изм.|Остаток Количество|Цена розничная',
      '5 group: Инструменты|||234,000|',
      '6 record (Инструменты): Молоток|М-1|шт.|200,000|350,00',
      '7 record (Инструменты): Пила|П-1|шт.|34,000|900,00',
      '8 group: Крепёж|||1 000,000|',
      '9 record (Крепёж): Гвозди|Г-1|кг|1 000,000|90,00',
      '10 total: Итого|||1 234,000|',
    ],
    fields: 'name|sku|unitOfMeasurement|currentStock|sellingPrice',
  },
  {
    what: 'lines with sums in a report of two columns and numbers',
    lines: ['Артикул;Наименование;Остаток', ';Инструменты;234', 'М-1;Молоток;200', 'П-1;Пила;34'],
    table: [
      '1: Артикул|Наименование|Остаток',
      '2 group: |Инструменты|234',
      '3 record (Инструменты): М-1|Молоток|200',
      '4 record (Инструменты): П-1|Пила|34',
    ],
  },
  {
    what: 'groups with sums where only products have a price, and groups of groups',
    lines: [
      'Номенклатура;Цена;Количество',
      'Склад;;18',
      'Инструменты;;6',
      'Молоток;350;1',
      'Пила;900;5',
      'Крепёж;;12',
      'Гвозди;90;12',
    ],
    table: [
      '1: Номенклатура|Цена|Количество',
      '2 group: Склад||18',
      '3 group: Инструменты||6',
      '4 record (Инструменты): Молоток|350|1',
      '5 record (Инструменты): Пила|900|5',
      '6 group: Крепёж||12',
      '7 record (Крепёж): Гвозди|90|12',
    ],
  },
  {
    what: 'products without an SKU, one with the stock of the line below',
    lines: [
      'Наименование;Артикул;Остаток',
      'Чай;Т-1;120',
      'Сахар;;80',
      'Кофе;К-1;30',
      'Соль;;10',
      'Какао;К-2;10',
    ],
    table: [
      '1: Наименование|Артикул|Остаток',
      '2 record: Чай|Т-1|120',
      '3 record: Сахар||80',
      '4 record: Кофе|К-1|30',
      '5 record: Соль||10',
      '6 record: Какао|К-2|10',
    ],
  },
  {
    what: 'a list most of whose products have no SKU',
    lines: ['Наименование;Артикул;Остаток', 'Чай;Т-1;120', 'Соль;;20', 'Сахар;;80', 'Мука;;90'],
    table: [
      '1: Наименование|Артикул|Остаток',
      '2 record: Чай|Т-1|120',
      '3 record: Соль||20',
      '4 record: Сахар||80',
      '5 record: Мука||90',
    ],
  },
  {
    what: 'products without an SKU, but with a barcode, a unit or a price',
    lines: [
      'Наименование;Артикул;Штрихкод;Ед. изм.;Остаток;Цена',
      'Чай;Т-1;;шт.;12;120',
      'Кофе;К-1;;шт.;3;300',
      'Какао;К-2;;шт.;3;300',
      'Соль;;4600000000008;;20;',
      'Сахар;;;кг;80;',
      'Мука;;;;8;90',
    ],
    table: [
      '1: Наименование|Артикул|Штрихкод|Ед. изм.|Остаток|Цена',
      '2 record: Чай|Т-1||шт.|12|120',
      '3 record: Кофе|К-1||шт.|3|300',
      '4 record: Какао|К-2||шт.|3|300',
      '5 record: Соль||4600000000008||20|',
      '6 record: Сахар|||кг|80|',
      '7 record: Мука||||8|90',
    ],
  },
  {
    what: 'suppliers without a code, with numbers',
    lines: [
      'Код;Наименование;ИНН',
      '1;Ромашка;7700000000',
      '2;Василёк;7700000001',
      ';Мак;7700000002',
    ],
    table: [
      '1: Код|Наименование|ИНН',
      '2 record: 1|Ромашка|7700000000',
      '3 record: 2|Василёк|7700000001',
      '4 record: |Мак|7700000002',
    ],
  },
  {
    what: 'a supplier above the headings',
    lines: ['Поставщик;Ромашка', 'Артикул;Наименование;Цена', 'Т-1;Чай;12'],
    table: ['2: Артикул|Наименование|Цена', '3 record: Т-1|Чай|12'],
  },
  {
    what: 'one name below a heading',
    lines: ['Номенклатура;Артикул;Остаток', ';;Количество', 'Чай;Т-1;12'],
    table: ['1: Номенклатура|Артикул|Остаток Количество', '3 record: Чай|Т-1|12'],
  },
  {
    what: 'products of MoySklad',
    lines: [
      'Группы;UUID;Тип;Код;Наименование;Артикул;Единица измерения;Цена: Цена продажи;Валюта (Цена продажи);Закупочная цена;Валюта (Закупочная цена);Неснижаемый остаток;Штрихкод EAN13;Описание;Поставщик',
      'Напитки/Чай;9f2c;Товар;00001;Чай;T-1;шт;120,00;руб;80,00;руб;5;4600000000015;;ООО Ромашка',
    ],
    table: [
      '1: Группы|UUID|Тип|Код|Наименование|Артикул|Единица измерения|Цена: Цена продажи|Валюта (Цена продажи)|Закупочная цена|Валюта (Закупочная цена)|Неснижаемый остаток|Штрихкод EAN13|Описание|Поставщик',
      '2 record: Напитки/Чай|9f2c|Товар|00001|Чай|T-1|шт|120,00|руб|80,00|руб|5|4600000000015||ООО Ромашка',
    ],
    fields:
      'category||||name|sku|unitOfMeasurement|sellingPrice||purchasePrice||minimumStockLevel|barcode|description|supplierName',
  },
  {
    what: 'a heading over two columns, with the line below it',
    lines: ['Артикул;Товар;Цена;;Остаток', ';;закупки;продажи;', 'A-1;Чай;80;120;5'],
    table: ['1: Артикул|Товар|Цена закупки|Цена продажи|Остаток', '3 record: A-1|Чай|80|120|5'],
    fields: 'sku|name|purchasePrice|sellingPrice|currentStock',
  },
  {
    what: 'a heading over columns that have names of their own',
    lines: [
      'Прайс-лист;;;',
      'Товар;;Цена;',
      'Артикул;Наименование;Закупка;Продажа',
      'A-1;Чай;80;120',
    ],
    table: ['2: Артикул|Наименование|Цена Закупка|Цена Продажа', '4 record: A-1|Чай|80|120'],
    fields: 'sku|name|purchasePrice|sellingPrice',
  },
  {
    what: 'a heading above the line of known names',
    lines: [';;;Цены;', 'Артикул;Наименование;Остаток;закупки;продажи', 'A-1;Чай;5;80;120'],
    table: ['2: Артикул|Наименование|Остаток|закупки|продажи', '3 record: A-1|Чай|5|80|120'],
    fields: 'sku|name|currentStock|purchasePrice|sellingPrice',
  },
  {
    what: 'a title that is a known name',
    lines: ['Товары;;', 'Артикул;Наименование;Вес', 'A-1;Чай;5'],
    table: ['2: Артикул|Наименование|Вес', '3 record: A-1|Чай|5'],
  },
  {
    what: 'headings that repeat on each page',
    lines: ['sku;name;qty', 'a;Tea;5', 'sku;name;qty', 'b;Milk;6', 'Total;;11'],
    table: [
      '1: sku|name|qty',
      '2 record: a|Tea|5',
      '3 heading: sku|name|qty',
      '4 record: b|Milk|6',
      '5 total: Total||11',
    ],
  },
  {
    what: 'a product that begins like a total',
    lines: ['name;sku;qty', 'Total Clean;a;5', 'Итого;b;чай', 'Grand total:;;11'],
    table: [
      '1: name|sku|qty',
      '2 record: Total Clean|a|5',
      '3 record: Итого|b|чай',
      '4 total: Grand total:||11',
    ],
  },
  {
    what: 'headings that nobody knows',
    lines: ['Price list', '', 'Ref;Bezeichnung;Menge', 'a;Tee;5'],
    table: ['3: Ref|Bezeichnung|Menge', '4 record: a|Tee|5'],
    fields: '||',
  },
  {
    what: 'a list of two columns with an empty cell',
    lines: ['sku;qty', 'a;', 'b;5'],
    table: ['1: sku|qty', '2 record: a|', '3 record: b|5'],
  },
  {
    what: 'a text in a column without a heading',
    lines: ['sku;name;;qty', 'a;Tea;black;', 'b;Milk;;5'],
    table: ['1: sku|name||qty', '2 record: a|Tea|black|', '3 record: b|Milk||5'],
  },
  {
    what: 'few known names among 60 columns',
    lines: [
      `sku;name;price;${Array.from({ length: 57 }, (_, index) => `x${index}`).join(';')}`,
      `a;Tea;5;${Array.from({ length: 57 }, (_, index) => index).join(';')}`,
    ],
    table: [
      `1: sku|name|price|${Array.from({ length: 57 }, (_, index) => `x${index}`).join('|')}`,
      `2 record: a|Tea|5|${Array.from({ length: 57 }, (_, index) => index).join('|')}`,
    ],
  },
];

it.each(LAYOUTS)('reads $what', async ({ lines, table, fields }) => {
  const read = await readTable(utf8(lines.join('\r\n')), 'table.csv');
  expect(outline(read)).toEqual(table);
  if (fields !== undefined)
    expect(recogniseColumns(read.headings, 'products').join('|')).toBe(fields);
});
