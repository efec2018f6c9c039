import { CHANGE_ACTIONS, type Change } from './changes';
import { actionInWords, changeInWords, describeFields, nameInWords } from './describe-change';
import { createTranslate, inEnglish } from './translate';

const FORMAT = {
  money: (amount: number | string) => `${amount} ₽`,
  number: (value: number | string) => String(value).replace('.', ','),
  dateTime: (instant: string) => instant.slice(0, 10),
};

const CHANGE: Change = {
  _id: 'c',
  entity: 'product',
  entityId: 'p',
  label: 'Desk lamp',
  action: 'updated',
  userId: 'u',
  userName: 'Vera',
  at: '2026-11-20T10:00:00.000Z',
  fields: [],
};

test.each<[Partial<Change>, words: string, label: string]>([
  [{}, 'Changed the product', 'Desk lamp'],
  [{ entity: 'order', action: 'status-changed' }, 'Changed the status of the order', 'Desk lamp'],
  [{ entity: 'company-settings', label: '' }, 'Changed the company settings', ''],
  [{ entity: 'person', action: 'role-changed' }, 'Changed the role of the account', 'Desk lamp'],
  [
    { entity: 'person', action: 'reset-link-created' },
    'Created a reset link for the account',
    'Desk lamp',
  ],
  [{ entity: 'invitation', action: 'created' }, 'Created the invitation of', 'Desk lamp'],
  [{ entity: 'person', entityId: 'u', action: 'created' }, 'Created their account', ''],
  [{ entity: 'person', entityId: 'u', action: 'sign-in-failed' }, 'Failed to sign in', ''],
  [{ entity: 'export', action: 'exported', label: 'low-stock' }, 'Exported the list', 'Low stock'],
])('says what happened: %j', (given, words, label) => {
  expect(changeInWords({ ...CHANGE, ...given }, inEnglish)).toEqual({ words, label });
});

test('shows names and values in the language of the reader', () => {
  const russian = createTranslate([
    { Status: 'Статус', Completed: 'Выполнен', 'Default unit': 'Единица', kg: 'кг' },
    { 'Changed the order': 'Изменён заказ', 'Low stock': 'Мало на складе' },
  ]);
  const order: Change = { ...CHANGE, entity: 'order', label: 'PO-2026-0001' };
  expect(changeInWords(order, russian)).toEqual({ words: 'Изменён заказ', label: 'PO-2026-0001' });
  expect(nameInWords('low-stock', russian)).toBe('Мало на складе');
  const fields = [
    { field: 'status', from: null, to: 'completed' },
    { field: 'defaultUnit', from: null, to: 'kg' },
  ];
  expect(describeFields(fields, FORMAT, russian)).toEqual([
    { label: 'Статус', from: '', to: 'Выполнен' },
    { label: 'Единица', from: '', to: 'кг' },
  ]);
});

test('shows the barcodes that came and went', () => {
  const [ean, box] = [
    { code: '4006381333931', units: 1 },
    { code: 'BOX', units: 12 },
  ];
  const fields = [{ field: 'barcodes', from: [ean], to: [ean, box] }];
  expect(describeFields(fields, FORMAT, inEnglish)).toEqual([
    { label: 'Barcodes', from: '', to: '12 × BOX' },
  ]);
});

test('names each action once', () => {
  const names = CHANGE_ACTIONS.map((action) => actionInWords(action, inEnglish));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Changed the status');
});

test.each([
  ['minimumStockLevel', 'Minimum stock level'],
  ['imageUrl', 'Image URL'],
  ['sku', 'SKU'],
  ['taxId', 'Tax ID'],
  ['company-settings', 'Company settings'],
])('writes %s in words', (name, words) => {
  expect(nameInWords(name, inEnglish)).toBe(words);
});

const lamp = { productName: 'Lamp', quantity: 1.5, unitPrice: 10 };

test.each<[string, from: unknown, to: unknown, shownFrom: string, shownTo: string]>([
  ['sellingPrice', 0, '12345678901234567.5', '0 ₽', '12345678901234567.5 ₽'],
  ['lowStockThreshold', null, 7.5, '', '7,5'],
  ['isOpen', true, false, 'Yes', 'No'],
  ['status', 'pending', 'completed', 'Pending', 'Completed'],
  ['registrationRole', 'manager', 'accountant', 'Manager', 'Accountant'],
  ['language', 'ru', 'en', 'Russian', 'English'],
  ['expiresAt', null, '2026-11-20T10:00:00.000Z', '', '2026-11-20'],
  ['notes', '', 'a\nb', '', 'a\nb'],
  [
    'items',
    [lamp, { ...lamp, productName: 'Desk' }],
    [lamp, { productName: 'Desk', quantity: 2 }],
    '1,5 × Desk, 10 ₽',
    '2 × Desk',
  ],
])('shows the values of %s', (field, from, to, shownFrom, shownTo) => {
  const [described] = describeFields([{ field, from, to }], FORMAT, inEnglish);
  expect(described).toMatchObject({ from: shownFrom, to: shownTo });
});

test('leaves out ids whose name is another field', () => {
  expect(describeFields([{ field: 'supplierId', from: 'a', to: 'b' }], FORMAT, inEnglish)).toEqual(
    [],
  );
});
