import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, makeLinkedCheckout, manifestOf, runScript } from './testing/linked-checkout';

/** Several tools that start a process each, on a machine that is busy. */
const TOOLS_MS = 300_000;

const newRemote = (checkout: string, ...args: string[]) =>
  runScript(checkout, 'tools/new-remote.mjs', ...args, '--no-install');

describe('a generated remote', () => {
  // "return" is a word of JavaScript, so that it must not become the name of a variable.
  const NAME = 'mf-returns';
  let checkout: string;

  beforeAll(async () => {
    checkout = makeLinkedCheckout();
    const { code, output } = await newRemote(checkout, NAME);
    expect(output).toContain('Returns is there, at /returns');
    expect(code).toBe(0);
  }, TOOLS_MS);

  test('is in the workspaces and at the end of the menu', () => {
    expect(manifestOf(checkout).workspaces).toContain(NAME);
    expect(manifestOf(join(checkout, NAME)).name).toBe(`@stockroom/${NAME}`);
    const description = JSON.parse(readFileSync(join(checkout, NAME, 'remote.json'), 'utf8'));
    expect(description).toMatchObject({ name: NAME, basePaths: ['/returns'] });
    expect(description.menu[0].label).toBe('Returns');
    expect(description.menu[0].order).toBeGreaterThan(40);
  });

  test('has its texts in Russian, but for its name', async () => {
    const catalogue = readFileSync(join(checkout, NAME, 'locales/ru.po'), 'utf8');
    expect(catalogue).toContain('msgid "Returns"\nmsgstr "Returns"');
    const { output } = await runScript(checkout, 'tools/texts.mjs', NAME);
    expect(output).toBe(`${NAME}: all translated\n`);
  });

  test.each<[string, string, string[]]>([
    ['is formatted', 'prettier/bin/prettier.cjs', ['--check', NAME, 'package.json']],
    ['passes lint', 'eslint/bin/eslint.js', ['-c', '.config/eslint.mjs', '--max-warnings=0', NAME]],
    // Its sources and those of the packages that it uses lie in two folders here.
    ['has right types', 'typescript7/bin/tsc', ['-p', NAME, '--rootDir', '/']],
  ])(
    '%s',
    async (_what, script, args) => {
      const { code, output } = await runScript(checkout, join('node_modules', script), ...args);
      expect(code === 0 ? '' : output).toBe('');
    },
    TOOLS_MS,
  );
});

test('spells a name of several words as each place needs it', async () => {
  const checkout = makeLinkedCheckout();
  const { output } = await newRemote(checkout, 'mf-spare-part-deliveries');
  expect(output).toContain('Spare Part Deliveries is there, at /spare-part-deliveries');
  const source = (path: string) =>
    readFileSync(join(checkout, 'mf-spare-part-deliveries/src', path), 'utf8');
  expect(source('paths.ts')).toContain(
    "NEW_SPARE_PART_DELIVERY_PATH = '/spare-part-deliveries/new'",
  );
  const page = source('list/spare-part-deliveries-page.tsx');
  expect(page).toContain("'{count} spare part delivery', '{count} spare part deliveries'");
  expect(page).toContain('Add Spare Part Delivery');
  expect(source('form/new-spare-part-delivery-page.tsx')).toContain(
    'useCreateSparePartDeliveryMutation',
  );
  expect(source('form/new-spare-part-delivery-page.tsx')).toContain("'Spare part delivery name'");
  expect(page).not.toMatch(/sample/i);
});

test.each([
  ['returns', '"returns" is no name for a remote'],
  ['mf-Returns', '"mf-Returns" is no name for a remote'],
  ['mf-../evil', '"mf-../evil" is no name for a remote'],
  ['mf-orders', 'There is a folder mf-orders already'],
  ['mf-settings', 'The path /settings belongs to mf-reports-settings already'],
  ['mf-login', 'The path /login belongs to the shell already'],
])('refuses %s and writes nothing', async (name, message) => {
  const checkout = makeLinkedCheckout();
  const { code, output } = await newRemote(checkout, name);
  expect(output).toContain(message);
  expect(code).toBe(1);
  expect(manifestOf(checkout)).toEqual(manifestOf(CHECKOUT));
  expect(existsSync(join(checkout, name))).toBe(existsSync(join(CHECKOUT, name)));
});

test.each([[[]], [['--help']], [['mf-a', 'mf-b']]])('%p says how to use it', async (args) => {
  const { output } = await newRemote(makeLinkedCheckout(), ...args);
  expect(output).toContain('npm run new-remote -- <name>');
});
