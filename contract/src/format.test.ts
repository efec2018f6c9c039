import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  type FormatSettings,
} from './format';

const EN_USD: FormatSettings = { language: 'en', currency: 'USD' };
/** Russian groups digits with a no-break space, which a test had better show. */
const visible = (text: string) => text.replace(/\u00a0/g, '~').replace(/\u202f/g, '^');

test.each<[number | string, string]>([
  [54990, '54~990,00~₽'],
  [0, '0,00~₽'],
  [-1234.5, '-1~234,50~₽'],
  ['12345678901234567890.12', '12~345~678~901~234~567~890,12~₽'],
])('%p in roubles is %s', (amount, expected) => {
  expect(visible(formatMoney(amount))).toBe(expected);
});

test.each<[FormatSettings, string]>([
  [EN_USD, '$1,234.50'],
  [{ language: 'ru', currency: 'EUR' }, '1~234,50~€'],
  [{ language: 'en', currency: 'GBP' }, '£1,234.50'],
])('1234.5 with %j is %s', (settings, expected) => {
  expect(visible(formatMoney(1234.5, settings))).toBe(expected);
});

test.each<[number | string, string, string]>([
  [1250.5, '1~250,5', '1,250.5'],
  [3, '3', '3'],
  [0.001, '0,001', '0.001'],
])('%p is %s in Russian and %s in English', (value, ru, en) => {
  expect(visible(formatNumber(value))).toBe(ru);
  expect(formatNumber(value, EN_USD)).toBe(en);
});

test('dates are written as the language does', () => {
  const noon = new Date(2026, 10, 20, 12, 5).toISOString();
  expect(formatDate(noon)).toBe('20.11.2026');
  expect(formatDateTime(noon)).toBe('20.11.2026, 12:05');
  expect(formatDate(noon, EN_USD)).toBe('11/20/26');
});
