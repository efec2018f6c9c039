import { EMAIL } from './schema-fields';

test.each([
  'vera@example.com',
  ' vera@example.com ',
  'vera.o+lamps@mail.north-wind.example',
  "o'hara_7@1.example",
  'почта@ромашка.рф',
  'a@xn--80a.xn--p1ai',
])('%s is an address', (text) => expect(EMAIL.test(text)).toBe(true));

test.each([
  'vera',
  'vera@example',
  'vera@@example.com',
  've ra@example.com',
  'vera@exam ple.com',
  'vera@.com',
  'vera@example.',
  'vera@-example.com',
  'vera@example-.com',
  'vera@example..com',
  'vera,anna@example.com',
  '<vera@example.com>',
  '🍋@example.com',
  'vera@🍋.com',
  '1️⃣@example.com',
  'vera\u200d@example.com',
])('%s is none', (text) => expect(EMAIL.test(text)).toBe(false));

test('refuses a long text without backtracking', () => {
  expect(EMAIL.test(`a@${'a-'.repeat(500_000)}`)).toBe(false);
});
