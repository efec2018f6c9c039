import {
  currencySign,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatShortDay,
  formatUnitCost,
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

test.each<[FormatSettings, string]>([
  [{ language: 'ru', currency: 'RUB' }, '₽'],
  [{ language: 'en', currency: 'RUB' }, 'RUB'],
  [EN_USD, '$'],
])('a field for money with %j is marked %s', (settings, expected) => {
  expect(currencySign(settings)).toBe(expected);
});

test.each<[number | string, string, string]>([
  [54990, '54~990,00~₽', '$54,990.00'],
  [99.5, '99,50~₽', '$99.50'],
  [393.895, '393,895~₽', '$393.895'],
  ['393.895349', '393,8953~₽', '$393.8953'],
  ['0.00005', '0,0001~₽', '$0.0001'],
  [0.000049, '0,00~₽', '$0.00'],
  ['-1.23455', '-1,2346~₽', '-$1.2346'],
  ['999999999999.123456', '999~999~999~999,1235~₽', '$999,999,999,999.1235'],
])('a unit that cost %p is %s in Russian and %s in English', (cost, ru, en) => {
  expect(visible(formatUnitCost(cost))).toBe(ru);
  expect(formatUnitCost(cost, EN_USD)).toBe(en);
});

test.each<[number | string, string, string]>([
  [1250.5, '1~250,5', '1,250.5'],
  [3, '3', '3'],
  [0.001, '0,001', '0.001'],
])('%p is %s in Russian and %s in English', (value, ru, en) => {
  expect(visible(formatNumber(value))).toBe(ru);
  expect(formatNumber(value, EN_USD)).toBe(en);
});

test('keeps a number and its unit on one line', () => {
  expect(visible(formatQuantity(1250.5, 'kg'))).toBe('1~250,5~kg');
  expect(visible(formatQuantity(1250.5, 'kg', EN_USD))).toBe('1,250.5~kg');
});

test.each<[number, string, string]>([
  [0, '0', '0'],
  [500, '500', '500'],
  [1_250_000, '1,3M', '1.3M'],
  [2_000, '2K', '2K'],
])('%p is roughly %s in Russian and %s in English', (value, ru, en) => {
  expect(visible(formatCompact(value))).toBe(ru);
  expect(formatCompact(value, EN_USD)).toBe(en);
});

test('shortens numbers in the words of the reader', () => {
  expect(visible(formatCompact(1_250_000, EN_USD, 'ru'))).toBe('1.3~млн');
  expect(visible(formatCompact(500_000, undefined, 'ru'))).toBe('500~тыс.');
});

test('writes dates in the format of the language', () => {
  const noon = new Date(2026, 10, 20, 12, 5).toISOString();
  expect(formatDate(noon)).toBe('20.11.2026');
  expect(formatDateTime(noon)).toBe('20.11.2026, 12:05');
  expect(formatDate(noon, EN_USD)).toBe('11/20/26');
});

test.each<[number, string, string, string]>([
  [0.125, '12,5~%', '+12,5~%', '12.5%'],
  [1, '100,0~%', '+100,0~%', '100.0%'],
  [0, '0,0~%', '0,0~%', '0.0%'],
  [-0.05, '-5,0~%', '-5,0~%', '-5.0%'],
  [0.3333, '33,3~%', '+33,3~%', '33.3%'],
])('a share of %p is %s, as a change %s', (share, ru, change, en) => {
  expect(visible(formatPercent(share))).toBe(ru);
  expect(visible(formatPercent(share, undefined, { signed: true }))).toBe(change);
  expect(formatPercent(share, EN_USD)).toBe(en);
});

test('days and months of the calendar are the same in every time zone', () => {
  expect(formatDay('2026-11-01')).toBe('01.11.2026');
  expect(formatDay('2026-11-01', EN_USD)).toBe('11/1/26');
  expect(formatShortDay('2026-11-01')).toBe('01.11');
  expect(formatShortDay('2026-11-01', EN_USD)).toBe('11/01');
  expect(formatMonth('2026-11')).toBe('11.2026');
  expect(formatMonth('2026-11', EN_USD)).toBe('11/2026');
});
