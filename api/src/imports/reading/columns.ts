import type { ImportKind, Unit } from '@stockroom/contract';

/* eslint-disable lingui/no-unlocalized-strings -- words of files, not of the interface */

type Field = keyof typeof PRODUCT_NAMES | keyof typeof SUPPLIER_NAMES;

/**
 * How programs name the columns of products, the surest name first: in a file with two of them, it wins. 1C,
 * MoySklad, Excel sheets and our own export differ in nothing else. Written as `plainHeading` makes them.
 */
const PRODUCT_NAMES = {
  name: `наименование товара, название товара, наименование номенклатуры, номенклатура наименование,
    наименование, название, номенклатура, товар, товары, продукт, полное наименование, наименование позиции,
    номенклатура характеристика, product name, item name, name, product, item, title`,
  sku: `артикул, артикул товара, номенклатура артикул, sku, код товара, код номенклатуры, номенклатура код,
    номенклатурный номер, арт, внутренний код, код, vendor code, item code, product code, item number, article, code`,
  barcode: `штрихкод, штрих код, штрихкоды, штрихкод ean13, штрихкод ean 13, ean13, ean 13, ean, gtin, штрихкод gtin,
    штрихкод ean8, upc, шк, barcode, bar code, barcodes`,
  unitOfMeasurement: `единица измерения, ед изм, ед измерения, единица, базовая единица измерения, базовая единица,
    единица хранения, ед, еи, unit of measurement, unit of measure, unit, uom, units`,
  purchasePrice: `закупочная цена, цена закупки, цена закупочная, цена закупка, закупочная, цена поставщика,
    цена прихода, приходная цена, закупка, закупки, себестоимость, учетная цена, цена приобретения, purchase price,
    price purchase, cost price, buying price, buy price, unit cost, cost`,
  sellingPrice: `цена продажи, продажная цена, цена цена продажи, цена продажа, розничная цена, цена розничная,
    цена розница, цена цена розничная, цена розничная цена, цена реализации, отпускная цена, розница, продажи, цена,
    selling price, sale price, sales price, price selling, price sale, retail price, list price, price`,
  currentStock: `текущий остаток, остаток на складе, остаток, остатки, конечный остаток, остаток на конец,
    остаток кол во, остаток количество, количество остаток, в наличии, наличие, на складе, количество, кол во,
    current stock, stock on hand, quantity on hand, on hand, in stock, stock level, stock quantity, stock, quantity,
    qty`,
  minimumStockLevel: `минимальный остаток, мин остаток, неснижаемый остаток, минимальный запас, мин запас, минимум,
    точка заказа, остаток мин, остаток минимальный, minimum stock level, min stock level, minimum stock, min stock,
    minimum, reorder point, reorder level`,
  supplierName: `поставщик, основной поставщик, наименование поставщика, контрагент, supplier, supplier name,
    main supplier, vendor`,
  category: `категория, категория товара, группа товаров, товарная группа, группа, группы, номенклатурная группа,
    вид номенклатуры, раздел, category, product category, product group, group, department`,
  description: `описание, описание товара, комментарий, примечание, description, product description, comment, notes`,
  imageUrl: `адрес изображения, изображение, ссылка на изображение, картинка, фото, image url, image, photo, picture`,
};

const SUPPLIER_NAMES = {
  companyName: `название компании, компания, наименование поставщика, название поставщика, поставщик, контрагент,
    наименование контрагента, наименование, название, организация, полное наименование, юридическое наименование,
    company name, company, supplier name, supplier, vendor name, vendor, name`,
  contactPerson: `контактное лицо, контактное лицо фио, фио, контакт, ответственный, представитель, contact person,
    contact name, contact`,
  phone: `телефон, номер телефона, контактный телефон, телефоны, тел, мобильный телефон, моб телефон, phone,
    phone number, telephone, tel, mobile`,
  email: `эл почта, электронная почта, адрес электронной почты, e mail, email, почта, email address`,
  address: `адрес, фактический адрес, юридический адрес, почтовый адрес, address, street address`,
  paymentTerms: `условия оплаты, условия расчетов, отсрочка платежа, отсрочка, оплата, payment terms, terms`,
  notes: `примечание, примечания, заметки, комментарий, notes, note, comments, comment`,
  taxId: `инн, инн кпп, идентификационный номер налогоплательщика, tax id, taxpayer id, tin, inn, vat number`,
};

const COUNT_NAMES = {
  name: PRODUCT_NAMES.name,
  sku: PRODUCT_NAMES.sku,
  barcode: PRODUCT_NAMES.barcode,
  unitOfMeasurement: PRODUCT_NAMES.unitOfMeasurement,
  currentStock: `фактическое количество, фактический остаток, фактически, по факту, факт, количество факт,
    кол во факт, остаток факт, пересчитано, посчитано, counted quantity, counted, actual quantity, actual stock, actual,
    count, ${PRODUCT_NAMES.currentStock}`,
};

/** Columns that nothing to import has: two of them are a list whose quantities are no stock. */
const ORDER_NAMES = {
  orderNumber: `номер заказа, order number`,
  orderType: `тип заказа, order type`,
  party: `покупатель поставщик, customer supplier`,
  totalAmount: `сумма заказа, total amount`,
};

const MOVEMENT_NAMES = {
  movedAt: `дата и время, date and time`,
  toVerify: `на проверку, to verify`,
  balanceAfter: `остаток после, balance after`,
  verifiedBy: `кто проверил, verified by`,
};

const UNIT_WORDS: Record<Unit, string> = {
  pieces: `шт, штука, штуки, штук, ед, единица, пара, pcs, pc, piece, pieces, ea, each, unit, units`,
  kg: `кг, килограмм, килограммы, килограммов, kg, kgs, kilogram, kilograms`,
  g: `г, гр, грамм, граммы, граммов, g, gr, gram, grams`,
  liters: `л, литр, литры, литров, l, lt, liter, liters, litre, litres`,
  ml: `мл, миллилитр, миллилитры, миллилитров, ml, milliliter, milliliters, millilitre, millilitres`,
  meters: `м, метр, метры, метров, пог м, п м, погонный метр, m, meter, meters, metre, metres`,
  cm: `см, сантиметр, сантиметры, сантиметров, cm, centimeter, centimeters, centimetre, centimetres`,
  boxes: `кор, короб, коробка, коробки, коробок, ящ, ящик, box, boxes, case, cases`,
  packs: `уп, упак, упаковка, упаковки, упаковок, пач, пачка, пачки, пачек, pack, packs, package, pk`,
};

/* eslint-enable lingui/no-unlocalized-strings */

/** Of a name: its field, and how sure it is; 0 is the surest. */
interface Meaning<Key> {
  field: Key;
  rank: number;
}
type Meanings<Key> = ReadonlyMap<string, Meaning<Key>>;

const MEANINGS: Record<ImportKind, Meanings<Field>> = {
  products: meaningsOf(PRODUCT_NAMES),
  suppliers: meaningsOf(SUPPLIER_NAMES),
  counts: meaningsOf(COUNT_NAMES),
};
const OTHER_LISTS = {
  orders: meaningsOf(ORDER_NAMES),
  movements: meaningsOf(MOVEMENT_NAMES),
};
const UNITS = meaningsOf(UNIT_WORDS);

function meaningsOf<Key extends string>(names: Record<Key, string>): Meanings<Key> {
  const fields = Object.keys(names) as Key[];
  return new Map(
    fields.flatMap((field) =>
      names[field].split(',').map((name, rank) => [name.trim(), { field, rank }] as const),
    ),
  );
}

/** The field of each column by its heading, null for unknown ones. No field appears twice. */
export function recogniseColumns(headings: readonly string[], kind: ImportKind): (Field | null)[] {
  const meanings = headings.map((heading) => MEANINGS[kind].get(plainHeading(heading)));
  return meanings.map((own, column) => {
    if (!own) return null;
    const isBest = meanings.every(
      (other, at) =>
        other?.field !== own.field ||
        own.rank < other.rank ||
        (own.rank === other.rank && column <= at),
    );
    return isBest ? own.field : null;
  });
}

/** The list that these headings are of, if nobody can import it. */
export function otherListOf(headings: readonly string[]): keyof typeof OTHER_LISTS | undefined {
  const names = headings.map(plainHeading);
  return (['orders', 'movements'] as const).find(
    (list) => names.filter((name) => OTHER_LISTS[list].has(name)).length > 1,
  );
}

/** True for the name of a column of any file. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainHeading(heading);
  return Object.values(MEANINGS).some((meanings) => meanings.has(plain));
}

/** The unit that a word means, in Russian or English: "шт." is pieces. */
export function unitOfWord(word: string): Unit | undefined {
  return UNITS.get(plainWords(word))?.field;
}

/** "Цена закупки, руб." is "цена закупки", "Остаток на 01.11.2026" is "остаток". */
function plainHeading(heading: string): string {
  const plain = plainWords(heading.replace(/\(.*?\)/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'));
  return plain.replace(/ (на \d[\d ]*г?|руб|рублей|р|rub|usd|eur|шт)$/, '');
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
