import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFaults, translateMenu, updateCatalogue } from '../catalogue.mjs';
import catalogueLoader from '../catalogue-loader.mjs';
import { readMessages } from '../read-messages.cjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stockroom-catalogue-'));
  mkdirSync(join(folder, 'src'));
  mkdirSync(join(folder, 'locales'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeSource = (code, file = 'page.tsx') => writeFileSync(join(folder, 'src', file), code);
const catalogue = () => join(folder, 'locales/ru.po');
const read = () => readFileSync(catalogue(), 'utf8');
/** @param {Record<string, string>} translations */
const translate = (translations) => {
  const filled = Object.entries(translations).reduce(
    (text, [english, russian]) =>
      text.replace(`msgid "${english}"\nmsgstr ""`, `msgid "${english}"\nmsgstr "${russian}"`),
    read(),
  );
  writeFileSync(catalogue(), filled);
};

test('reads texts of all spellings from the sources, and none of tests', () => {
  writeSource(`
    const HEADER = msg('Status');
    export const page = (t, isNew) => <h1 title={t(isNew ? 'New order' : 'Order {number}')}>{translate('Save')}</h1>;
    const count = (t) => t.plural(3, '{count} order', '{count} orders');
    const other = get('no text') + list.t('neither');`);
  writeSource(`t('Only in a test')`, 'page.test.tsx');
  expect(updateCatalogue(folder)).toHaveLength(5);
  const texts = [...read().matchAll(/^msgid(?:_plural)? "(.+)"$/gm)].map(([, text]) => text);
  expect(texts).toEqual([
    'Status',
    'New order',
    'Order {number}',
    'Save',
    '{count} order',
    '{count} orders',
  ]);
});

test('names what keeps a catalogue from fitting its sources', () => {
  writeSource(`t('Save'); t('Delete {name}'); t('Cancel')`);
  updateCatalogue(folder);
  translate({ Save: 'Сохранить', 'Delete {name}': 'Удалить' });
  writeSource(`t('Delete {name}'); t('Cancel')`);
  expect(findFaults(folder)).toEqual([
    'No translation of "Cancel" (src/page.tsx)',
    'No source shows "Save" any more',
    'The translation of "Delete {name}" has other {placeholders}',
  ]);
  updateCatalogue(folder);
  translate({ Cancel: 'Отмена' });
  writeFileSync(catalogue(), read().replace('Удалить', 'Удалить {name}'));
  expect(findFaults(folder)).toEqual([]);
  expect(readMessages(read())).toEqual({ 'Delete {name}': 'Удалить {name}', Cancel: 'Отмена' });
});

test('a build checks a catalogue again when the sources or the menu have changed', () => {
  writeSource('');
  updateCatalogue(folder);
  const watched = [];
  const watch = (path) => watched.push(path);
  const compilation = { addContextDependency: watch, addDependency: watch };
  catalogueLoader.call({ ...compilation, resourcePath: catalogue() }, read());
  expect(watched).toEqual([join(folder, 'src'), join(folder, 'remote.json')]);
});

test('a text that begins to count needs its three forms', () => {
  writeSource(`t('{count} order')`);
  updateCatalogue(folder);
  translate({ '{count} order': '{count} заказ' });
  writeSource(`t.plural(2, '{count} order', '{count} orders')`);
  expect(findFaults(folder)).toEqual(['No translation of "{count} order" (src/page.tsx)']);
  expect(updateCatalogue(folder)).toEqual(['No translation of "{count} order" (src/page.tsx)']);
});

test('knows the menu of a remote', () => {
  const menu = [{ label: 'Orders', words: 'sales', children: [{ label: 'All' }] }];
  const description = { title: 'Orders', menu };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(description));
  updateCatalogue(folder);
  translate({ Orders: 'Заказы', sales: 'продажи' });
  expect(translateMenu(folder, description)).toEqual({ Orders: 'Заказы', sales: 'продажи' });
});
