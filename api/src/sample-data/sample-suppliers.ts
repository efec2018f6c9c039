import type { SupplierInput } from '@stockroom/contract';
import { innOf } from './identifiers';
import { readTable } from './table';

const COLUMNS = [
  'companyName',
  'contactPerson',
  'phone',
  'email',
  'address',
  'paymentTerms',
  'notes',
] as const;

const TABLE = `
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

/** Ten suppliers; the last has nothing but what is required. */
export const SAMPLE_SUPPLIERS: readonly SupplierInput[] = readTable(COLUMNS, TABLE).map(
  (row, index) => ({ ...row, notes: index === 9 ? '' : notesOf(row.notes, index) }),
);

function notesOf(remark: string, index: number): string {
  const inn = `ИНН ${innOf(1001 + index)}`;
  return remark === '' ? inn : `${inn}. ${remark}`;
}
