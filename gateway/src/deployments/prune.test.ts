import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { prune } from './prune';
import { deploy } from './publish';
import { deploymentsFolder } from './registry-file';
import { disable, remove, rollBack } from './switch';

const [ONE, TWO, THREE, FOUR] = [
  '111111111111',
  '222222222222',
  '333333333333',
  '444444444444',
] as const;
const soon = () => new Date(Date.now() + 60_000);
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000);

function start() {
  const folder = deploymentsFolder(temporaryFolder());
  deploy(folder, fakeShell());
  for (const version of [ONE, TWO, THREE, FOUR]) deploy(folder, fakeRemote('mf-products', version));
  return { folder, versions: () => readdirSync(join(folder, 'mf-products')).sort() };
}

test('deletes all but the newest versions', () => {
  const { folder, versions } = start();
  expect(prune(folder, { keep: 2, before: soon() })).toEqual([
    `mf-products ${ONE}`,
    `mf-products ${TWO}`,
  ]);
  expect(versions()).toEqual([THREE, FOUR]);
  expect(rollBack(folder, 'mf-products')).toBe(THREE);
  expect(() => rollBack(folder, 'mf-products')).toThrow('no earlier version');
});

test('never what is live or waits to be enabled, however old', () => {
  const { folder, versions } = start();
  rollBack(folder, 'mf-products', ONE);
  prune(folder, { keep: 1, before: soon() });
  expect(versions()).toEqual([ONE]);
  disable(folder, 'mf-products');
  prune(folder, { keep: 1, before: soon() });
  expect(versions()).toEqual([ONE]);
  expect(existsSync(join(folder, 'shell/aaaaaaaaaaaa'))).toBe(true);
});

test('not what was live a short time ago: an open page may still need it', () => {
  const { folder, versions } = start();
  expect(prune(folder, { keep: 1, before: yesterday() })).toEqual([]);
  expect(versions()).toEqual([ONE, TWO, THREE, FOUR]);
});

test('everything of a removed remote, once no open page can need it', () => {
  const { folder, versions } = start();
  remove(folder, 'mf-products');
  expect(prune(folder, { keep: 9, before: yesterday() })).toEqual([]);
  expect(prune(folder, { keep: 9, before: soon() })).toHaveLength(4);
  expect(versions()).toEqual([]);
  expect(prune(folder, { keep: 9, before: soon() })).toEqual([]);
});

test('what a broken-off deployment has left behind', () => {
  const { folder, versions } = start();
  mkdirSync(join(folder, `mf-products/${ONE}.4711.tmp`));
  expect(prune(folder, { keep: 9, before: yesterday() })).toEqual([]);
  expect(prune(folder, { keep: 9, before: soon() })).toEqual([`mf-products ${ONE}.4711.tmp`]);
  expect(versions()).toHaveLength(4);
});
