import { pick, type Random } from '../../src/sample-data/random';

/** Texts that somebody could send in place of a value. */
const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufeff',
  '\u202egnp.exe',
  '\u2028',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'ёлочки «№» 東京 ﷽',
  'İıŞß',
  "'; drop table products; --",
  "' or '1'='1",
  '$1',
  '%',
  '_',
  '\\',
  '%_\\%',
  '100%',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '=HYPERLINK("http://example.com")',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '١٢٣',
  '1,5',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  '2026-11-21',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-01-01',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-21T25:61:61Z',
  '2026-11-21T10:00:00+99:99',
  '1970-01-01T00:00:00.000000001Z',
];

const ODD_NUMBERS: readonly string[] = [
  ...['0', '-0', '-1', '1', '0.1', '0.001', '0.0001', '1.005', '-0.01', '1e3', '1E-7', '5e-324'],
  ...['9007199254740993', '-9007199254740993', '999999999999.99', '1000000000000', '999999999.999'],
  ...['1e21', '1e308', '1e400', '-1e400', '12345678901234567890.123456789', '2147483648', '65536'],
];

const LONG = [50, 100, 201, 255, 2001, 20_000];

export function oddText(random: Random): string {
  const text = pick(random, ODD_TEXTS);
  return random() < 0.12 ? (text || 'x').repeat(pick(random, LONG)).slice(0, 40_000) : text;
}

/** As JSON. */
export function oddJson(random: Random, depth = 0): string {
  const kind = random();
  if (kind < 0.45) return JSON.stringify(oddText(random));
  if (kind < 0.7) return pick(random, ODD_NUMBERS);
  if (kind < 0.85)
    return pick(random, ['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '""']);
  if (depth > 3) return 'null';
  const inner = () => oddJson(random, depth + 1);
  if (kind < 0.92) return `[${inner()},${inner()}]`;
  const key = JSON.stringify(oddText(random).slice(0, 50));
  return random() < 0.5 ? `{${key}:${inner()}}` : `{"__proto__":${inner()},${key}:1,${key}:2}`;
}

/** Something in place of the whole body. */
export function oddBody(random: Random): string {
  const deep = pick(random, [10, 500, 20_000, 200_000]);
  return pick(random, [
    () => '',
    () => '{',
    () => '{"name":',
    () => "{'name':1}",
    () => '{"a":1}{"b":2}',
    () => '\ufeff{}',
    () => '// {}\n{}',
    () => 'null',
    () => '[]',
    () => '"text"',
    () => '12',
    () => '['.repeat(deep) + ']'.repeat(deep),
    () => '{"a":'.repeat(deep) + '1' + '}'.repeat(deep),
    () => `{"name":"${'x'.repeat(random() < 0.1 ? 1_100_000 : 5000)}"}`,
    () => `{${Array.from({ length: 2000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
    () => `[${'0,'.repeat(5000)}0]`,
    () => oddJson(random),
  ])();
}
