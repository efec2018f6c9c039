import { inStoreCode, UNITS, type ProductInput, type SupplierInput } from '@stockroom/contract';

/** Company | contact person | phone | email | address | payment terms | notes. The last has no optional field. */
const SUPPLIERS = `
Северный Свет Электроника | Анна Ковалёва   | +7 (000) 101-20-30 | sales@severny-svet.example.com | Санкт-Петербург, Примерный пр., 12 | Net 30 | Delivers on Tuesdays and Fridays
Nordwind Office GmbH      | Jonas Vogel     | +7 (000) 102-44-18 | orders@nordwind.example.com    | Kaliningrad, Harbour Road 4        | Net 45 |
«Мебель и Дом»            | Павел Журавлёв  | +7 (000) 103-77-01 | opt@mebel-dom.example.com      | Кострома, ул. Столярная, 8         | Net 15 | Самовывоз со склада до 18:00
Atlas Tools               | Maria Duarte    | +7 (000) 104-15-92 | trade@atlas-tools.example.com  | Samara, Workshop Lane 21           | Net 30 | Minimum order 20 000
Текстиль-Волга            | Елена Смирнова  | +7 (000) 105-36-63 | info@tekstil-volga.example.com | Иваново, Ткацкий пер., 3           | Net 30 |
Paper & Print Co.         | Oliver Reed     | +7 (000) 106-82-44 | hello@paperprint.example.com   |                                    | COD    |
Книжный Двор              | Игорь Лебедев   | +7 (000) 107-09-10 | zakaz@knizhny-dvor.example.com | Москва, Образцовая ул., 40, оф. 7  | Net 45 | Возврат непроданного в течение 90 дней
Химснаб №1                | Ольга Тимофеева | +7 (000) 108-51-27 | sklad@himsnab.example.com      | Дзержинск, Заводское ш., 1         | Net 15 |
Cable & Light             | Amir Saidov     | +7 (000) 109-63-38 | amir@cablelight.example.com    | Kazan, Station Square 2            | Net 30 | Cut to length, no returns of cut cable
Лавка «Ёж и Ко»           | Фёдор Ежов      | +7 (000) 110-00-01 | fedor@ezh-i-ko.example.com     |                                    |        |
`;

export const SAMPLE_SUPPLIERS: readonly SupplierInput[] = readTable(SUPPLIERS).map(
  ([companyName = '', contactPerson = '', phone = '', email = '', ...rest], index) => {
    const [address = '', paymentTerms = '', notes = ''] = rest;
    const inn = index < 9 ? `ИНН ${innOf(1001 + index)}` : '';
    return {
      companyName,
      contactPerson,
      phone,
      email,
      address,
      paymentTerms,
      notes: notes === '' ? inn : `${inn}. ${notes}`,
    };
  },
);

export const SAMPLE_CUSTOMERS = [
  'Кафе «Утро»',
  'Школа № 14',
  'ИП Воронцова',
  'Studio Nine',
  'Типография «Литера»',
  'Bakery Corner',
  'Детский сад «Ёлочка»',
  'Harbour Hotel',
  'ТСЖ «Берёзки»',
  'Мастерская Ильи',
  'Lakeside Clinic',
  'Розничный покупатель',
  'Green Garden 🌿',
  'Библиотека им. Чехова',
  'O’Connor & Sons',
] as const;

/**
 * SKU | name | unit | purchase price | selling price | minimum | stock | supplier (place in the list) | description |
 * EAN if it has a barcode of the shop
 * Among them: stock exactly at the minimum and at 0, a price of 0, a name of 120 characters, emoji, quotation
 * marks, «№», empty descriptions.
 */
const PRODUCTS = `
EL-LAP-014 | Ноутбук Aurora 14"                       | pieces | 42500    | 54990    | 5   | 18     | 0 | 14 дюймов, 16 ГБ, 512 ГБ | EAN
EL-LAP-016 | Laptop Aurora 16" Pro                    | pieces | 78900.50 | 99990    | 3   | 3      | 0 | 16", 32 GB, 1 TB
EL-MON-027 | Монитор Horizon 27" QHD                  | pieces | 18200    | 24990    | 4   | 11     | 0 | Матрица IPS, 165 Гц | EAN
EL-PHN-006 | Smartphone Pebble 6 📱                   | pieces | 15400    | 21990    | 8   | 0      | 0 | Two SIM cards, 128 GB
EL-HDP-100 | Наушники «Тишина» с шумоподавлением      | pieces | 5600     | 8490     | 10  | 34     | 0 |
EL-KEY-087 | Mechanical keyboard K87                  | pieces | 3900     | 5990     | 6   | 6      | 0 | 87 keys, Russian and English layout | EAN
EL-MSE-002 | Мышь беспроводная Pebble M2              | pieces | 780      | 1290     | 15  | 57     | 0 | Батарея AA в комплекте
EL-CBL-UTP | Кабель UTP cat. 6                        | meters | 21.40    | 39.90    | 100 | 612.5  | 8 | Продаётся отрезками
EL-CBL-OPT | Fibre patch cable, by length             | cm     | 0.85     | 1.50     | 500 | 1250.5 | 8 | Cut to size
EL-BAT-AA4 | Батарейки AA                             | packs  | 145      | 249      | 20  | 83     | 8 | 4 штуки в упаковке
EL-LMP-E27 | Lamp E27 LED 9 W, warm white             | pieces | 62.30    | 119      | 40  | 212    | 8 | | EAN

FU-DSK-140 | Стол письменный «Ладога» 140 см          | pieces | 7800     | 12490    | 3   | 7      | 2 | Массив сосны, белое масло
FU-DSK-180 | Standing desk 180 cm, electric           | pieces | 24300    | 36900    | 2   | 2      | 2 | Height 62 to 128 cm, memory for four positions
FU-CHR-ERG | Кресло эргономичное «Невесомость»        | pieces | 11250    | 17990    | 4   | 9      | 2 |
FU-CHR-FLD | Folding chair, beech                     | pieces | 1450     | 2490     | 10  | 26     | 2 | Stacks flat
FU-SHL-005 | Стеллаж № 5, пять полок                  | pieces | 3100     | 4990     | 5   | 12     | 2 | Нагрузка до 60 кг на полку
FU-CAB-LCK | Filing cabinet, lockable, three drawers  | pieces | 6900     | 10900    | 2   | 0      | 1 |
FU-SET-CNF | Переговорный набор «Большой круг»: стол овальный, двенадцать стульев, тумба для техники и кабель-канал, цвет: дуб сонома  | pieces | 118000 | 164900 | 1 | 1 | 2 | Собирается на месте за один день
FU-OIL-WHT | Масло для дерева белое                   | liters | 690      | 1150     | 10  | 17.75  | 7 | Расход около 80 мл на м²
FU-PAD-FLT | Felt pads for furniture                  | packs  | 38       | 90       | 30  | 145    | 3 | 16 pieces, self-adhesive
FU-LGS-ADJ | Опоры регулируемые                       | boxes  | 420      | 690      | 6   | 14     | 2 | 4 шт. в коробке

OF-PAP-A4  | Бумага офисная A4, 80 г/м²               | packs  | 268      | 389      | 50  | 340    | 5 | 500 листов | EAN
OF-PAP-A3  | Copy paper A3, 80 g/m²                   | packs  | 561      | 799      | 10  | 10     | 5 | 500 sheets
OF-PEN-BLU | Ручка гелевая синяя «Росчерк»            | boxes  | 312      | 540      | 12  | 44     | 5 | 12 штук в коробке
OF-PEN-SET | Marker set «Rainbow» 🌈 & friends        | packs  | 185      | 329      | 10  | 25     | 5 | 8 colours
OF-NTB-096 | Тетрадь 96 листов, клетка                | pieces | 64.50    | 119      | 40  | 128    | 5 |
OF-STP-024 | Stapler No. 24/6                         | pieces | 290      | 489      | 8   | 19     | 1 |
OF-CLP-050 | Зажимы для бумаг 50 мм                   | boxes  | 96       | 179      | 15  | 15     | 1 | 12 штук
OF-GLU-PVA | Клей ПВА                                 | g      | 0.12     | 0.30     | 2000 | 8500  | 7 | На развес, тара покупателя
OF-INK-BLK | Чернила чёрные для заправки              | ml     | 0.95     | 1.90     | 500 | 2350.5 | 7 | Пигментные
OF-BRD-090 | Whiteboard 90 × 120 cm                   | pieces | 2750     | 4290     | 3   | 0      | 1 | With tray and four magnets
OF-LBL-FREE | Ценники «Наш магазин» (бесплатно)       | packs  | 0        | 0        | 5   | 60     | 9 |

CL-TSH-BLK-M | Футболка чёрная, M                     | pieces | 410      | 990      | 15  | 62     | 4 | Хлопок 100 % | EAN
CL-TSH-BLK-L | Футболка чёрная, L                     | pieces | 410      | 990      | 15  | 15     | 4 | Хлопок 100 %
CL-HOD-GRY-M | Hoodie grey melange, M                 | pieces | 1350     | 2790     | 8   | 21     | 4 |
CL-SCK-PCK   | Носки «Семь дней»                      | packs  | 290      | 590      | 20  | 77     | 4 | 7 пар
CL-APR-DNM   | Apron, denim                           | pieces | 890      | 1690     | 5   | 4      | 4 | One size
CL-GLV-WRK   | Перчатки рабочие х/б                   | packs  | 118      | 219      | 25  | 160    | 3 | 10 пар в упаковке
CL-FAB-LIN   | Ткань льняная, ширина 150 см           | meters | 430      | 790      | 20  | 86.4   | 4 | Цвет «небелёный»
CL-RIB-SAT   | Satin ribbon 25 mm                     | meters | 9.80     | 25       | 50  | 50     | 4 |
CL-JKT-WNT   | Куртка зимняя «Ёлочки»                 | pieces | 4900     | 8990     | 4   | 0      | 4 | До −25 °C
CL-BTN-MIX   | Buttons, assorted, by weight           | kg     | 640      | 1290     | 2   | 5.325  | 4 | Mixed sizes and colours

BK-STK-001 | «Складской учёт без боли»                | pieces | 420      | 790      | 6   | 23     | 6 | Второе издание | EAN
BK-CLN-CAL | The Calm Ledger                          | pieces | 610      | 1150     | 4   | 9      | 6 | In English, paperback
BK-COK-RUS | «Щи да каша»: сборник рецептов           | pieces | 530      | 990      | 5   | 5      | 6 |
BK-KID-ABC | Азбука в картинках                       | pieces | 245      | 450      | 10  | 41     | 6 | 0+
BK-KID-BOX | Children's classics, boxed set           | boxes  | 1680     | 2990     | 3   | 6      | 6 | Five volumes
BK-MAP-RUS | Атлас автодорог, масштаб 1 : 500 000     | pieces | 390      | 690      | 4   | 0      | 6 |
BK-DIC-ENR | Dictionary English – Russian             | pieces | 880      | 1490     | 3   | 8      | 6 | 60 000 entries
BK-NTS-MUS | Нотная тетрадь № 3                       | pieces | 72       | 140      | 12  | 39     | 6 |
BK-POE-SIL | Стихи Серебряного века                   | pieces | 460      | 850      | 4   | 13     | 6 | Твёрдый переплёт

TL-HAM-500 | Молоток слесарный 500 г                  | pieces | 395      | 690      | 6   | 22     | 3 | | EAN
TL-SCR-SET | Screwdriver set, 6 pieces                | packs  | 640      | 1190     | 5   | 17     | 3 | Chrome vanadium
TL-DRL-18V | Дрель-шуруповёрт 18 В «Бобр» 🦫          | pieces | 4300     | 6990     | 4   | 4      | 3 | Два аккумулятора
TL-NAI-070 | Гвозди строительные 70 мм                | kg     | 98       | 169      | 25  | 118.75 | 3 | На развес
TL-SCW-035 | Wood screws 3.5 × 35                     | boxes  | 210      | 349      | 10  | 31     | 3 | 500 pieces
TL-TAP-050 | Скотч армированный 50 мм                 | pieces | 185      | 329      | 15  | 9      | 3 | 25 м
TL-ROP-008 | Rope 8 mm, polyester                     | meters | 34.50    | 69       | 60  | 240.2  | 3 |
TL-SLN-NTR | Растворитель № 646                       | liters | 142      | 239      | 20  | 63.5   | 7 | Огнеопасно
TL-SND-240 | Sanding paper, grit 240                  | packs  | 120      | 229      | 12  | 0      | 3 | 10 sheets
TL-LVL-060 | Уровень 60 см                            | pieces | 730      | 1290     | 4   | 13     | 3 |
`;

const CATEGORIES = [
  ['EL', 'Electronics'],
  ['FU', 'Furniture'],
  ['OF', 'Office Supplies'],
  ['CL', 'Clothing'],
  ['BK', 'Books'],
  ['TL', 'Tools'],
] as const;

export interface SampleProduct {
  /** Everything but the ids of the supplier and the picture, which must exist first. */
  input: Omit<ProductInput, 'supplierId' | 'imageUrl'>;
  /** Place in SAMPLE_SUPPLIERS. */
  supplierIndex: number;
  stock: number;
}

/** About sixty products in the six categories and all nine units, with the awkward ones of a real shop. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = CATEGORIES.flatMap(
  ([prefix, category], shelf) =>
    readTable(PRODUCTS)
      .filter(([sku]) => sku?.startsWith(prefix))
      .map((cells, place) => toProduct(cells, category, shelf * 100 + place)),
);

/** @throws Error for a SKU that no sample has */
export function sampleProduct(sku: string): SampleProduct {
  const product = SAMPLE_PRODUCTS.find(({ input }) => input.sku === sku);
  if (!product) throw new Error(`There is no ${sku}`);
  return product;
}

function toProduct(cells: string[], category: string, serial: number): SampleProduct {
  const [sku = '', name = '', unit, purchasePrice, sellingPrice, ...rest] = cells;
  const [minimum, stock, supplier, description = '', ean] = rest;
  const unitOfMeasurement = UNITS.find((known) => known === unit);
  if (unitOfMeasurement === undefined) throw new Error(`Unknown unit: ${unit}`);
  return {
    input: {
      name,
      sku,
      category,
      unitOfMeasurement,
      description,
      purchasePrice: Number(purchasePrice),
      sellingPrice: Number(sellingPrice),
      minimumStockLevel: Number(minimum),
      barcodes: ean ? [{ code: inStoreCode(serial), units: 1 }] : [],
    },
    supplierIndex: Number(supplier),
    stock: Number(stock),
  };
}

/** One record a line, cells between bars. */
function readTable(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

/** A well-formed tax number of a Russian company that belongs to nobody: region 00 has no tax office. */
function innOf(serial: number): string {
  const digits = String(serial).padStart(9, '0');
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(sum % 11) % 10}`;
}
