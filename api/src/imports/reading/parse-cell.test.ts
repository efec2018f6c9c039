import { inEnglish } from '@stockroom/contract';
import { decimalSignOf, parseCode, parseNumber } from './parse-cell';

const RUSSIAN = { language: 'ru', decimal: null } as const;

it.each([
  ['1250.5', 1250.5],
  ['1 250,50 ₽', 1250.5],
  ['1\u00a0250,50 руб.', 1250.5],
  ['1\u2009250,5 р.', 1250.5],
  ['1\u202f250,5р', 1250.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['$1,234,567', 1234567],
  ['€ 12', 12],
  ['12 USD', 12],
  ['−5', -5],
  ['0', 0],
  [',5', 0.5],
])('reads the amount %j', (text, value) => {
  expect(parseNumber(text, RUSSIAN)).toEqual({ value });
});

const AMBIGUOUS = 'Write 1250 or 1.250: 1,250 can mean both';
it.each([
  ['1,250', 'ru', null, false, 1.25],
  ['1,250', 'ru', null, true, AMBIGUOUS],
  ['1,250 ₽', 'en', null, false, AMBIGUOUS],
  ['1,250', 'en', '.', true, 1250],
  ['1,250', 'en', ',', true, 1.25],
  ['1.250', 'ru', ',', false, 1250],
  ['1.250', 'ru', '.', false, 1.25],
  ['1.250', 'en', null, false, 1.25],
  ['12.5', 'ru', ',', false, 12.5],
  ['0,125', 'en', '.', false, 0.125],
] as const)(
  'reads %j in %s beside decimals after %j, money: %s',
  (text, language, decimal, isMoney, expected) => {
    const parsed = parseNumber(text, { language, decimal, isMoney });
    expect('value' in parsed ? parsed.value : inEnglish(parsed.problem)).toBe(expected);
  },
);

it.each([
  [['1,250', '12,5'], ','],
  [['1,250', '12.50'], '.'],
  [['1,250', '1,250,000'], '.'],
  [['1 250,50 ₽', '1.250'], ','],
  [['1.234,5'], ','],
  [['12.5', '12,5'], null],
  [['1,250', 'A-12.5', '7', ''], null],
])('finds the decimals of %j after %j', (cells, sign) => {
  expect(decimalSignOf(cells)).toBe(sign);
});

it.each([
  ['15%', 'Write the amount instead of a percentage'],
  ['', 'Write a number instead of “”'],
  ['many', 'Write a number instead of “many”'],
  ['1e3', 'Write a number instead of “1e3”'],
  ['4,6E+12', 'Write a number instead of “4,6E+12”'],
  ['1.2.3', 'Write a number instead of “1.2.3”'],
  ['#REF!', 'Write a number instead of “#REF!”'],
  ['12345678901234.56', 'Write a number of at most 15 digits'],
])('refuses the amount %j', (text, problem) => {
  const parsed = parseNumber(text, RUSSIAN);
  expect('problem' in parsed && inEnglish(parsed.problem)).toBe(problem);
});

it.each([
  ['00123', '00123'],
  [' 4600000000015 ', '4600000000015'],
  ['4600000000015.0', '4600000000015'],
  ['4600000000015,00', '4600000000015'],
  ['A-12.0', 'A-12.0'],
  ['1E5', '1E5'],
  ['#5', '#5'],
])('reads the code %j as %j', (text, value) => {
  expect(parseCode(text)).toEqual({ value });
});

it.each([
  ['4,6E+12', 'Excel has shortened this code to 4,6E+12. '],
  ['4.60001E+12', 'Excel has shortened this code to 4.60001E+12. '],
  ['#N/A', 'Write a code instead of the error #N/A'],
  ['#ССЫЛКА!', 'Write a code instead of the error #ССЫЛКА!'],
])('refuses the code %j', (text, problem) => {
  const parsed = parseCode(text);
  expect('problem' in parsed && inEnglish(parsed.problem)).toContain(problem);
});
