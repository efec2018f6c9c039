import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from '@stockroom/contract';
import { fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { LiveDeployments } from './live';
import { deploy, isNews, register } from './publish';
import { deploymentsFolder, readDeployments } from './registry-file';
import { disable, enable, remove, rollBack } from './switch';

const [ONE, TWO, THREE] = ['111111111111', '222222222222', '333333333333'] as const;

function start() {
  const dataDir = temporaryFolder();
  const folder = deploymentsFolder(dataDir);
  deploy(folder, fakeShell());
  // Two gateway processes on one data folder.
  const gateways = [new LiveDeployments(dataDir), new LiveDeployments(dataDir)];
  const liveVersions = () =>
    gateways.map((gateway) => gateway.current().remotes[0]?.build?.version ?? null);
  return { dataDir, folder, gateways, liveVersions };
}

test('every gateway serves a new version at once, and still the files of the old one', () => {
  const { folder, gateways, liveVersions } = start();
  deploy(folder, fakeRemote('mf-products', ONE));
  expect(liveVersions()).toEqual([ONE, ONE]);
  deploy(folder, fakeRemote('mf-products', TWO));
  expect(liveVersions()).toEqual([TWO, TWO]);
  for (const gateway of gateways)
    expect(gateway.remoteFile('mf-products', ONE, 'remoteEntry.js')).toBeDefined();
});

test('a rollback makes the version before live again, for every gateway', () => {
  const { folder, liveVersions } = start();
  for (const version of [ONE, TWO, THREE]) deploy(folder, fakeRemote('mf-products', version));
  expect(rollBack(folder, 'mf-products')).toBe(TWO);
  expect(liveVersions()).toEqual([TWO, TWO]);
  expect(rollBack(folder, 'mf-products')).toBe(ONE);
  expect(rollBack(folder, 'mf-products', THREE)).toBe(THREE);
  expect(liveVersions()).toEqual([THREE, THREE]);
});

test('a start of the product does not undo a rollback, but takes a newer build', () => {
  const { folder } = start();
  const [one, two] = [fakeRemote('mf-products', ONE), fakeRemote('mf-products', TWO)];
  deploy(folder, one);
  expect(isNews(folder, one)).toBe(false);
  deploy(folder, two);
  rollBack(folder, 'mf-products');
  expect(isNews(folder, two)).toBe(false);
  expect(isNews(folder, fakeRemote('mf-products', THREE))).toBe(true);
});

test('neither does one after further deployments, only its own deployment brings it back', () => {
  const { folder } = start();
  const [one, two, three] = [ONE, TWO, THREE].map((version) => fakeRemote('mf-products', version));
  const isAnyNews = () => [one, two, three].map((dist) => isNews(folder, dist!));
  for (const dist of [one, two, three]) deploy(folder, dist!);
  rollBack(folder, 'mf-products');
  rollBack(folder, 'mf-products');
  expect(isAnyNews()).toEqual([false, false, false]);
  deploy(folder, fakeRemote('mf-products', '444444444444'));
  disable(folder, 'mf-products');
  enable(folder, 'mf-products');
  expect(isAnyNews()).toEqual([true, false, false]);
  deploy(folder, two!);
  expect(isAnyNews()).toEqual([true, false, false]);
  expect(readDeployments(folder).remotes['mf-products']?.rolledBack).toEqual([THREE]);
});

test('a rollback that an earlier version has written down is not undone either', () => {
  const { folder } = start();
  const two = fakeRemote('mf-products', TWO);
  for (const dist of [fakeRemote('mf-products', ONE), two]) deploy(folder, dist);
  rollBack(folder, 'mf-products');
  const file = join(folder, 'registry.json');
  const text = JSON.stringify(readDeployments(folder));
  writeFileSync(file, text.replace(`"rolledBack":["${TWO}"]`, `"rolledBack":"${TWO}"`));
  expect(isNews(folder, two)).toBe(false);
  deploy(folder, fakeRemote('mf-products', THREE));
  expect(readDeployments(folder).remotes['mf-products']?.rolledBack).toEqual([TWO]);
});

test('going back to an older build by deploying it is news', () => {
  const { folder, liveVersions } = start();
  const one = fakeRemote('mf-products', ONE);
  deploy(folder, one);
  deploy(folder, fakeRemote('mf-products', TWO));
  expect(isNews(folder, one)).toBe(true);
  deploy(folder, one);
  expect(liveVersions()).toEqual([ONE, ONE]);
  expect(readDeployments(folder).remotes['mf-products']?.history).toHaveLength(2);
  expect(rollBack(folder, 'mf-products')).toBe(TWO);
});

test('a disabled remote keeps its menu and its files, and comes back as it was', () => {
  const { folder, gateways, liveVersions } = start();
  const [gateway] = gateways;
  const two = fakeRemote('mf-products', TWO);
  deploy(folder, fakeRemote('mf-products', ONE));
  deploy(folder, two);
  expect(disable(folder, 'mf-products')).toBe(TWO);
  expect(liveVersions()).toEqual([null, null]);
  expect(gateway?.current().remotes[0]?.menu).toHaveLength(1);
  expect(gateway?.remoteFile('mf-products', TWO, 'remoteEntry.js')).toBeDefined();
  expect(isNews(folder, two)).toBe(false);
  expect(isNews(folder, fakeRemote('mf-products', THREE))).toBe(false);
  expect(enable(folder, 'mf-products')).toBe(TWO);
  expect(liveVersions()).toEqual([TWO, TWO]);
});

test('a disabled remote is also brought back by a rollback or by deploying it', () => {
  const { folder, liveVersions } = start();
  for (const version of [ONE, TWO]) deploy(folder, fakeRemote('mf-products', version));
  disable(folder, 'mf-products');
  expect(rollBack(folder, 'mf-products')).toBe(ONE);
  expect(liveVersions()).toEqual([ONE, ONE]);
  disable(folder, 'mf-products');
  deploy(folder, fakeRemote('mf-products', THREE));
  expect(liveVersions()).toEqual([THREE, THREE]);
  expect(() => enable(folder, 'mf-products')).toThrow(`not disabled: ${THREE} is live`);
});

test('a registered remote that is not deployed keeps its menu and has no build', () => {
  const { folder, gateways } = start();
  const { pages, ...known } = descriptionOf('mf-orders', '/orders');
  register(folder, { ...known, pages });
  expect(gateways[0]?.current().remotes).toEqual([{ ...known, build: null }]);
});

test('a removed remote leaves the product but its files, and only deploying brings it back', () => {
  const { folder, gateways, liveVersions } = start();
  const [gateway] = gateways;
  const two = fakeRemote('mf-products', TWO);
  deploy(folder, fakeRemote('mf-products', ONE));
  deploy(folder, two);
  remove(folder, 'mf-products');
  expect(gateway?.current().remotes).toEqual([]);
  expect(gateway?.remoteFile('mf-products', TWO, 'remoteEntry.js')).toBeDefined();
  // What a start of the product does.
  register(folder, descriptionOf('mf-products', '/products'));
  expect(gateway?.current().remotes).toEqual([]);
  for (const dist of [two, fakeRemote('mf-products', THREE)])
    expect(isNews(folder, dist)).toBe(false);

  deploy(folder, two);
  expect(liveVersions()).toEqual([TWO, TWO]);
  expect(rollBack(folder, 'mf-products')).toBe(ONE);
  expect(isNews(folder, fakeRemote('mf-products', THREE))).toBe(true);
});

test('the paths and the menu entry of a removed remote are free', () => {
  const { folder } = start();
  register(folder, descriptionOf('mf-goods', '/products'));
  remove(folder, 'mf-goods');
  deploy(folder, fakeRemote('mf-products', ONE));
  const goods = fakeRemote('mf-goods', ONE, { basePaths: ['/products'], menu: [] });
  expect(() => deploy(folder, goods)).toThrow('belongs to mf-products already');
});

test('a registry that an earlier version has written is read', () => {
  const { folder } = start();
  const { removed: _none, contract: _unknown, ...earlier } = readDeployments(folder);
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(earlier));
  expect(readDeployments(folder)).toEqual({ ...earlier, removed: {}, contract: '1.0.0' });
});

test('a page that was opened before a new shell still finds its files', () => {
  const { folder, gateways } = start();
  deploy(folder, fakeShell(TWO, 'newer()'));
  const [gateway] = gateways;
  const main = gateway?.shellFile('js/main.1a2b.js')?.bytes;
  expect(new TextDecoder().decode(main)).toBe('newer()');
  expect(gateway?.shellFile('js/chunk.aaaaaaaaaaaa.js')).toBeDefined();
  expect(gateway?.shellFile(`js/chunk.${TWO}.js`)).toBeDefined();
});

test.each([
  // Larger than any process id of Linux.
  ['99999999'],
  [''],
])('the lock of a process that died does not stop a deployment: "%s"', (pid) => {
  const { folder, liveVersions } = start();
  const lock = join(folder, 'registry.lock');
  writeFileSync(lock, pid);
  utimesSync(lock, new Date(0), new Date(0));
  deploy(folder, fakeRemote('mf-products', ONE));
  expect(liveVersions()).toEqual([ONE, ONE]);
  expect(existsSync(join(folder, 'registry.lock'))).toBe(false);
});

function descriptionOf(name: string, path: string): RemoteDescription {
  const menu = [{ label: name, path, icon: 'package', order: 1 }];
  return { name, title: name, basePaths: [path], menu, pages: [] };
}
