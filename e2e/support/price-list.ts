import { rawXlsx } from '../../api/src/imports/reading/testing/make-file';

const NAMES = ['Молоток', 'Отвёртка', 'Лампа', 'Кабель', 'Краска'];
const GROUPS = ['Инструменты', 'Электрика', 'Отделка'];
const SUPPLIERS = ['ООО «Ромашка»', 'ИП Клён', 'ООО «Северный ветер»', 'АО «Метиз»'];
const HEADINGS = [
  ...['№', 'Артикул', 'Наименование', 'Штрихкод', 'Ед. изм.', 'Закупочная цена, руб.'],
  ...['Цена продажи, руб.', 'Мин. остаток', 'Остаток на складе', 'Поставщик'],
];

export interface Goods {
  sku: string;
  barcode: string;
  stock: number;
  /** Of all pieces, in kopecks. */
  value: number;
}

type Cell = string | number;

/**
 * A stock report as 1C saves it to Excel: titles above the headings, groups as rows, totals, prices as texts, codes as
 * numbers.
 * @param wrong the price of the first product as the file has it
 */
export function stockReport(count: number, wrong: string): { file: Buffer; goods: Goods[] } {
  const rows: Cell[][] = [['Остатки товаров на складах'], ['Склад: Основной'], [], HEADINGS];
  const goods: Goods[] = [];
  GROUPS.forEach((group, at) => {
    rows.push(['', '', group]);
    for (let number = at + 1; number <= count; number += GROUPS.length) {
      const { cells, ...one } = goodsOf(number);
      if (goods.length === 0) cells[5] = wrong;
      rows.push(cells);
      goods.push(one);
    }
    rows.push(['', '', 'Итого по группе']);
  });
  const total = goods.reduce((sum, { stock }) => sum + stock, 0);
  rows.push(['', '', 'Итого', '', '', '', '', '', total, '']);
  return { file: Buffer.from(rawXlsx(rows.map(xmlOf).join(''))), goods };
}

function goodsOf(number: number): Goods & { cells: Cell[] } {
  const sku = `00${1000 + number}`;
  const name = `${NAMES[number % NAMES.length]} № ${number}`;
  const barcode = ean13(number);
  const cost = 25050 + number * 1037;
  const stock = number % 40;
  const supplier = SUPPLIERS[number % SUPPLIERS.length] ?? '';
  const prices = [rubles(cost), rubles(cost * 2)];
  const cells = [number, sku, name, Number(barcode), 'шт', ...prices, 3, stock, supplier];
  return { sku, barcode, stock, value: stock * cost, cells };
}

/** 125050 kopecks are "1 250,50 ₽", with no-break spaces. */
export function rubles(kopecks: number): string {
  const whole = String(Math.floor(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${whole},${String(kopecks % 100).padStart(2, '0')}\u00a0₽`;
}

function ean13(number: number): string {
  const digits = `46${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function xmlOf(cells: readonly Cell[]): string {
  const texts = cells.map((cell) =>
    typeof cell === 'number'
      ? `<c><v>${cell}</v></c>`
      : `<c t="inlineStr"><is><t>${cell}</t></is></c>`,
  );
  return `<row>${texts.join('')}</row>`;
}
