import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '@stockroom/contract';
import {
  fakeRemote,
  fakeShell,
  rebuildFile,
  SHARED,
  temporaryFolder,
} from '../testing/fake-builds';
import { deploy, register } from './publish';
import { deploymentsFolder, readDeployments } from './registry-file';
import { disable, enable, remove, rollBack } from './switch';

const [ONE, TWO] = ['111111111111', '222222222222'] as const;
const REACT_20 = { ...SHARED, react: { version: '20.0.0', names: ['useMemo', 'useState'] } };

function start() {
  const folder = deploymentsFolder(temporaryFolder());
  deploy(folder, fakeShell());
  deploy(folder, fakeRemote('mf-products', ONE));
  deploy(folder, fakeRemote('mf-orders', ONE));
  return folder;
}

/** Expects that nothing was switched and nothing copied. */
function expectRefusal(message: string | RegExp, attempt: (folder: string) => unknown): void {
  const folder = start();
  const state = () => ({
    registry: readDeployments(folder),
    files: readdirSync(folder, { recursive: true }).sort(),
  });
  const before = state();
  expect(() => attempt(folder)).toThrow(message);
  expect(state()).toEqual(before);
}

const products = (changes: Partial<RemoteBuild> = {}) => fakeRemote('mf-products', TWO, changes);

describe('a build that is not whole', () => {
  test('lacks a file', () => {
    const dist = products();
    rmSync(join(dist, 'js/list.js'));
    expectRefusal(/is not complete: js\/list\.js is missing\. Build it again/, (folder) =>
      deploy(folder, dist),
    );
  });

  test.each(['js/list.js', 'js/list.js.br'])('has another %s than was built', (file) => {
    const dist = products();
    writeFileSync(join(dist, file), 'changed()');
    expectRefusal(`is not as it was built: ${file} has changed`, (folder) => deploy(folder, dist));
  });

  test('uses a file that it does not list', () => {
    const dist = products({ files: ['remoteEntry.js', 'js/unlisted.js'] });
    expectRefusal('needs js/unlisted.js but has no checksum', (folder) => deploy(folder, dist));
  });

  test('has other files than were deployed as this version', () => {
    const dist = fakeRemote('mf-products', ONE);
    rebuildFile(dist, 'js/list.js', 'newList()');
    expectRefusal(`${ONE} was deployed before with other files`, (folder) => deploy(folder, dist));
  });
});

describe('a description that is not right', () => {
  test.each<[string, RegExp, Partial<RemoteBuild>]>([
    ['a name that leaves the folder', /name must look like "mf-orders"/, { name: '../evil' }],
    ['a version that leaves the folder', /version must be a hash/, { version: '../../x' }],
    [
      'a file that leaves the folder',
      /checksums must be/,
      { checksums: { '../x': 'a'.repeat(64) } },
    ],
    ['no base path', /basePaths must not be empty/, { basePaths: [], menu: [] }],
    ['a base path of two segments', /"\/a\/b" is no base path/, { basePaths: ['/a/b'], menu: [] }],
    ['a menu entry elsewhere', /must lead below a base path of its own/, { basePaths: ['/goods'] }],
    [
      'another module',
      /exposes \.\/App, \.\/remote\..* exactly \.\/remote/,
      { exposes: ['./App', './remote'] },
    ],
    ['no module', /exposes nothing/, { exposes: [] }],
  ])('has %s', (_what, message, changes) => {
    expectRefusal(message, (folder) => deploy(folder, products(changes)));
  });

  test('is missing', () => {
    expectRefusal(/holds no build: there is no remote-build.json/, (folder) =>
      deploy(folder, temporaryFolder()),
    );
  });

  test('is not JSON', () => {
    const dist = products();
    writeFileSync(join(dist, 'remote-build.json'), '{');
    expectRefusal(/remote-build.json is not JSON/, (folder) => deploy(folder, dist));
  });
});

describe('a remote that does not fit', () => {
  const entry = { label: 'Returns', path: '/returns', icon: 'tag', order: 60 };

  test.each(['/orders', '/login'])('wants the base path %s of another', (basePath) => {
    const menu = [{ ...entry, path: basePath }];
    const owner = basePath === '/login' ? 'the shell' : 'mf-orders';
    expectRefusal(`The base path ${basePath} of mf-returns belongs to ${owner} already`, (folder) =>
      deploy(folder, fakeRemote('mf-returns', TWO, { basePaths: [basePath], menu })),
    );
  });

  test('wants the paths of one that is out of service', () => {
    const folder = start();
    disable(folder, 'mf-orders');
    const menu = [{ ...entry, path: '/orders' }];
    expect(() =>
      deploy(folder, fakeRemote('mf-returns', TWO, { basePaths: ['/orders'], menu })),
    ).toThrow('belongs to mf-orders already');
  });

  test('wants a place in the menu that is taken', () => {
    const menu = [{ ...entry, label: 'Label of mf-orders' }];
    expectRefusal('The menu has "Label of mf-orders" of mf-orders already', (folder) =>
      deploy(folder, fakeRemote('mf-returns', TWO, { menu })),
    );
  });

  test.each([
    ['of the dashboard', 'd', 'd', 'The shortcut "d" of "Returns" leads to the dashboard already'],
    ['of another', 'o', 'o', 'The shortcut "o" of "Returns" leads to mf-orders already'],
    ['twice', 'a', 'a', 'The shortcut "a" of "Archive" leads to mf-returns already'],
    ['that is no key', 'X', 'b', '"X" is no shortcut'],
  ])('wants a shortcut %s', (_what, first, second, message) => {
    const children = [
      { label: 'Returns', path: '/returns', shortcut: first },
      { label: 'Archive', path: '/returns/archive', shortcut: second },
    ];
    const orders = [{ ...entry, label: 'Orders', path: '/orders', shortcut: 'o' }];
    expectRefusal(message, (folder) =>
      deploy(
        folder,
        fakeRemote('mf-orders', TWO, { menu: orders }),
        fakeRemote('mf-returns', TWO, { menu: [{ ...entry, children }] }),
      ),
    );
  });

  test('is not even listed with a path that is taken', () => {
    const description = {
      name: 'mf-late',
      title: 'Late',
      basePaths: ['/orders'],
      menu: [],
      pages: [],
    };
    expectRefusal('The base path /orders of mf-late', (folder) => register(folder, description));
  });

  test.each<[string, RegExp, RemoteBuild['shared']]>([
    ['a newer version', /it needs react \^20\.0\.0, the shell provides 19\.3\.1/, REACT_20],
    [
      'an unknown module',
      /it needs formik, which the shell does not provide/,
      { formik: { version: '2.4.9', names: [] } },
    ],
    [
      'an unknown export',
      /it imports Chart of @stockroom\/shared-ui, which/,
      { '@stockroom/shared-ui': { version: '0.1.0', names: ['Button', 'Chart'] } },
    ],
  ])('needs %s', (_what, message, shared) => {
    expectRefusal(message, (folder) => deploy(folder, products({ shared })));
    expectRefusal(/deploy them together: npm run remotes -- deploy shell mf-products/, (folder) =>
      deploy(folder, products({ shared })),
    );
  });

  const TAKES_RUNTIME = {
    ...SHARED,
    '@module-federation/runtime': { version: '2.9.2', names: [] },
  };

  test('takes the federation runtime of a shell that does not say it has one', () => {
    const attempt = (folder: string) => deploy(folder, products({ shared: TAKES_RUNTIME }));
    expectRefusal(/it needs @module-federation\/runtime, which the shell does not/, attempt);
    expectRefusal(/deploy them together: npm run remotes -- deploy shell mf-products/, attempt);
  });

  test('is no remote from before, which brings its own runtime', () => {
    const folder = start();
    deploy(folder, fakeShell(TWO, 'main()', { shared: TAKES_RUNTIME }));
    deploy(folder, products({ shared: TAKES_RUNTIME }));
    expect(rollBack(folder, 'mf-products')).toBe(ONE);
    expect(rollBack(folder, 'mf-products', TWO)).toBe(TWO);
    expect(() => rollBack(folder, 'shell')).toThrow(/it needs @module-federation\/runtime/);
  });
});

describe('a shell', () => {
  const newShell = () => fakeShell(TWO, 'main()', { shared: REACT_20 });

  test('that the live remotes do not fit is refused', () => {
    expectRefusal(/mf-products 1+ does not fit the shell 2+: it needs react \^19\.3\.1/, (folder) =>
      deploy(folder, newShell()),
    );
  });

  test('and the remotes that fit it are deployed together', () => {
    const folder = start();
    const orders = fakeRemote('mf-orders', TWO, { shared: REACT_20 });
    deploy(folder, newShell(), orders, products({ shared: REACT_20 }));
    expect(readDeployments(folder).shell.live).toBe(TWO);
    expect(() => rollBack(folder, 'mf-orders')).toThrow('mf-orders 111111111111 does not fit');
    expect(() => rollBack(folder, 'shell')).toThrow('needs react ^20.0.0');
  });

  test('that fits only because a remote is out of service keeps it out', () => {
    const folder = start();
    disable(folder, 'mf-orders');
    deploy(folder, newShell(), products({ shared: REACT_20 }));
    expect(() => enable(folder, 'mf-orders')).toThrow('does not fit the shell');
  });

  test('cannot be disabled or removed', () => {
    expectRefusal('only be replaced, not disabled', (folder) => disable(folder, 'shell'));
    expectRefusal('only be replaced, not removed', (folder) => remove(folder, 'shell'));
  });
});

describe('a switch', () => {
  test('needs an earlier version', () => {
    expectRefusal('mf-products has no earlier version', (folder) =>
      rollBack(folder, 'mf-products'),
    );
    expectRefusal(`mf-products ${TWO} is not here. There are: ${ONE}`, (folder) =>
      rollBack(folder, 'mf-products', TWO),
    );
  });

  test('needs the files', () => {
    const folder = start();
    deploy(folder, products());
    rmSync(join(folder, 'mf-products', ONE), { recursive: true });
    expect(() => rollBack(folder, 'mf-products')).toThrow(
      `The files of mf-products ${ONE} are gone`,
    );
  });

  test('needs a remote that there is', () => {
    for (const change of [rollBack, disable, enable, remove])
      expectRefusal(
        'There is no mf-nothing. Deployed are: shell, mf-products, mf-orders',
        (folder) => change(folder, 'mf-nothing'),
      );
  });

  test('needs a remote that was not removed', () => {
    const folder = start();
    remove(folder, 'mf-orders');
    for (const change of [rollBack, disable, enable, remove])
      expect(() => change(folder, 'mf-orders')).toThrow(
        'mf-orders is removed. Deploying a build of it brings it back.',
      );
  });

  test('to disable needs a live one, to enable a disabled one', () => {
    const folder = start();
    expect(() => enable(folder, 'mf-orders')).toThrow(`mf-orders is not disabled: ${ONE} is live`);
    disable(folder, 'mf-orders');
    expect(() => disable(folder, 'mf-orders')).toThrow('mf-orders is not live');
    register(folder, { name: 'mf-late', title: 'Late', basePaths: ['/late'], menu: [], pages: [] });
    expect(() => enable(folder, 'mf-late')).toThrow('mf-late was never live: deploy it first');
  });
});
