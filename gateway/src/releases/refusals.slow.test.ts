import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEnglish, type RemoteBuild } from '@stockroom/contract';
import { sql } from 'kysely';
import {
  fakeRemote,
  fakeShell,
  rebuildFile,
  SHARED,
  temporaryFolder,
} from '../testing/fake-builds';
import { ONE, TWO } from '../testing/fake-remotes';
import { setUpTestReleases, TESTER } from '../testing/test-releases';
import * as changes from './change-releases';
import { readStates } from './state-store';

const REACT_20 = { ...SHARED, react: { version: '20.0.0', names: ['useMemo', 'useState'] } };

const LATE = { name: 'mf-late', title: 'Late', basePaths: ['/late'], menu: [], pages: [] };

const makeReleases = setUpTestReleases();

/** A product with a shell and two remotes. */
async function start() {
  const releases = await makeReleases();
  await releases.publish(fakeShell(), fakeRemote('mf-products', ONE), fakeRemote('mf-orders', ONE));
  const { db } = releases;
  return {
    ...releases,
    rollBack: async (name: string, version?: string) =>
      inEnglish(await changes.rollBack(db, name, version, TESTER)),
    disable: (name: string) => changes.disable(db, name, TESTER),
    enable: (name: string) => changes.enable(db, name, TESTER),
    remove: (name: string) => changes.remove(db, name, TESTER),
  };
}

type Product = Awaited<ReturnType<typeof start>>;

/** Expects that nothing was switched and nothing stored. */
async function expectRefusal(
  message: string | RegExp,
  attempt: (product: Product) => Promise<unknown>,
): Promise<void> {
  const product = await start();
  const { db } = product;
  const state = async () => ({
    states: await readStates(db),
    releases: await db.selectFrom('releases').select(['name', 'version']).orderBy('name').execute(),
    files: await db.selectFrom('release_files').select('hash').orderBy('hash').execute(),
    history: await db.selectFrom('release_history').select('id').execute(),
  });
  const before = await state();
  await expect(attempt(product)).rejects.toThrow(message);
  expect(await state()).toEqual(before);
}

const products = (changed: Partial<RemoteBuild> = {}) => fakeRemote('mf-products', TWO, changed);

describe('refuses a build that', () => {
  const CASES: Record<string, [string, () => string]> = {
    'lacks a file': [
      'is not complete: js/list.js is missing. Build it again',
      () => changed((dist) => rmSync(join(dist, 'js/list.js'))),
    ],
    'has another script than was built': [
      'is not as it was built: js/list.js has changed',
      () => changed((dist) => writeFileSync(join(dist, 'js/list.js'), 'changed()')),
    ],
    'has another compressed script than was built': [
      'is not as it was built: js/list.js.br has changed',
      () => changed((dist) => writeFileSync(join(dist, 'js/list.js.br'), 'changed()')),
    ],
    'uses a file that it does not list': [
      'needs js/unlisted.js but has no checksum',
      () => products({ files: ['remoteEntry.js', 'js/unlisted.js'] }),
    ],
    'has other files than were deployed as this version': [
      `${ONE} was published before with another content`,
      () => {
        const dist = fakeRemote('mf-products', ONE);
        rebuildFile(dist, 'js/list.js', 'newList()');
        return dist;
      },
    ],
    'has no description': ['holds no build: there is no remote-build.json', temporaryFolder],
    'has a description that is not JSON': [
      'remote-build.json is not JSON',
      () => changed((dist) => writeFileSync(join(dist, 'remote-build.json'), '{')),
    ],
  };

  function changed(change: (dist: string) => void): string {
    const dist = products();
    change(dist);
    return dist;
  }

  test.each(Object.entries(CASES))('%s', async (_what, [message, makeDist]) => {
    await expectRefusal(message, ({ publish }) => publish(makeDist()));
  });
});

describe('refuses a description with', () => {
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
    [
      'a permission of a page that does not exist',
      /"products:wirte" is no permission/,
      { pages: [{ path: '/products', files: [], hostModules: [], permission: 'products:wirte' }] },
    ],
    [
      'a permission of a menu entry that does not exist',
      /"stock:read,cats" is no permission/,
      {
        menu: [
          {
            label: 'A',
            path: '/products',
            icon: 'tag',
            order: 1,
            permission: ['stock:read', 'cats'],
          },
        ],
      },
    ],
    ['a menu entry elsewhere', /must lead below a base path of its own/, { basePaths: ['/goods'] }],
  ])('%s', async (_what, message, changes) => {
    await expectRefusal(message, ({ publish }) => publish(products(changes)));
  });
});

describe('refuses a remote that', () => {
  const entry = { label: 'Returns', path: '/returns', icon: 'tag', order: 60 };

  test.each(['/orders', '/login'])('wants the base path %s of another', async (basePath) => {
    const menu = [{ ...entry, path: basePath }];
    const owner = basePath === '/login' ? 'the shell' : 'mf-orders';
    await expectRefusal(
      `The base path ${basePath} of mf-returns belongs to ${owner} already`,
      ({ publish }) => publish(fakeRemote('mf-returns', TWO, { basePaths: [basePath], menu })),
    );
  });

  test('wants the paths of one that is out of service', async () => {
    const { publish, disable } = await start();
    await disable('mf-orders');
    const menu = [{ ...entry, path: '/orders' }];
    await expect(
      publish(fakeRemote('mf-returns', TWO, { basePaths: ['/orders'], menu })),
    ).rejects.toThrow('belongs to mf-orders already');
  });

  test('wants a place in the menu that is taken', async () => {
    const menu = [{ ...entry, label: 'Label of mf-orders' }];
    await expectRefusal('The menu has "Label of mf-orders" of mf-orders already', ({ publish }) =>
      publish(fakeRemote('mf-returns', TWO, { menu })),
    );
  });

  test.each(['/orders?status=pending', '/returnsx', 'https://example.com'])(
    'wants the palette to lead to %s, which is not its own',
    async (path) => {
      const menu = [{ ...entry, palette: [{ label: 'Elsewhere', path }] }];
      await expectRefusal(/must lead below a base path|must match/, ({ publish }) =>
        publish(fakeRemote('mf-returns', TWO, { menu })),
      );
    },
  );

  test.each([
    ['of the dashboard', 'd', 'd', 'The shortcut "d" of "Returns" leads to the dashboard already'],
    ['of another', 'o', 'o', 'The shortcut "o" of "Returns" leads to mf-orders already'],
    ['twice', 'a', 'a', 'The shortcut "a" of "Archive" leads to mf-returns already'],
    ['that is no key', 'X', 'b', '"X" is no shortcut'],
  ])('wants a shortcut %s', async (_what, first, second, message) => {
    const children = [
      { label: 'Returns', path: '/returns', shortcut: first },
      { label: 'Archive', path: '/returns/archive', shortcut: second },
    ];
    const orders = [{ ...entry, label: 'Orders', path: '/orders', shortcut: 'o' }];
    await expectRefusal(message, ({ publish }) =>
      publish(
        fakeRemote('mf-orders', TWO, { menu: orders }),
        fakeRemote('mf-returns', TWO, { menu: [{ ...entry, children }] }),
      ),
    );
  });

  test('registers with a taken path', async () => {
    await expectRefusal('The base path /orders of mf-late', ({ db }) =>
      changes.register(db, { ...LATE, basePaths: ['/orders'] }, TESTER),
    );
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
  ])('needs %s', async (_what, message, shared) => {
    const wayOut = /deploy them together: npm run remotes -- deploy shell mf-products/;
    await expectRefusal(new RegExp(`${message.source}.*${wayOut.source}`), ({ publish }) =>
      publish(products({ shared })),
    );
  });

  test('takes the federation runtime of the shell only where the shell has one', async () => {
    const { publish, rollBack } = await start();
    const shared = { ...SHARED, '@module-federation/runtime': { version: '2.9.2', names: [] } };
    await publish(fakeShell(TWO, 'main()', { shared }));
    await publish(products({ shared }));
    expect(await rollBack('mf-products')).toBe(`mf-products ${ONE} is live again`);
    expect(await rollBack('mf-products', TWO)).toBe(`mf-products ${TWO} is live again`);
    await expect(rollBack('shell')).rejects.toThrow(/it needs @module-federation\/runtime/);
  });
});

describe('a shell', () => {
  const newShell = () => fakeShell(TWO, 'main()', { shared: REACT_20 });

  test('that the live remotes do not fit is refused', async () => {
    await expectRefusal(
      /mf-products 1+ does not fit the shell 2+: it needs react \^19\.3\.1/,
      ({ publish }) => publish(newShell()),
    );
  });

  test('and the remotes that fit it are deployed together', async () => {
    const { db, publish, rollBack } = await start();
    const orders = fakeRemote('mf-orders', TWO, { shared: REACT_20 });
    await publish(newShell(), orders, products({ shared: REACT_20 }));
    expect(await readStates(db)).toContainEqual(
      expect.objectContaining({ name: 'shell', live: TWO }),
    );
    await expect(rollBack('mf-orders')).rejects.toThrow('mf-orders 111111111111 does not fit');
    await expect(rollBack('shell')).rejects.toThrow('needs react ^20.0.0');
  });

  test('that fits only because a remote is out of service keeps it out', async () => {
    const { publish, disable, enable } = await start();
    await disable('mf-orders');
    await publish(newShell(), products({ shared: REACT_20 }));
    await expect(enable('mf-orders')).rejects.toThrow('does not fit the shell');
  });

  test('cannot be disabled or removed', async () => {
    await expectRefusal('only be replaced, not disabled', ({ disable }) => disable('shell'));
    await expectRefusal('only be replaced, not removed', ({ remove }) => remove('shell'));
  });
});

describe('a switch', () => {
  test('needs an earlier version', async () => {
    await expectRefusal('mf-products has no earlier version', ({ rollBack }) =>
      rollBack('mf-products'),
    );
    await expectRefusal(`mf-products ${TWO} is not here. There are: ${ONE}`, ({ rollBack }) =>
      rollBack('mf-products', TWO),
    );
  });

  test('needs the files', async () => {
    const { db, publish, rollBack } = await start();
    await publish(products());
    await sql`delete from release_files where bytes = ${Buffer.from(`entry("${ONE}")`)}`.execute(
      db,
    );
    await expect(rollBack('mf-products')).rejects.toThrow(
      `The files of mf-products ${ONE} are gone`,
    );
  });

  test.each(['rollBack', 'disable', 'enable', 'remove'] as const)(
    'needs a remote of the product: %s',
    async (change) => {
      const product = await start();
      await product.remove('mf-orders');
      await expect(product[change]('mf-orders')).rejects.toThrow(
        'mf-orders is removed. Deploying a build of it brings it back.',
      );
      await expect(product[change]('mf-nothing')).rejects.toThrow(
        'There is no mf-nothing. Deployed are: shell, mf-products',
      );
    },
  );

  test('to disable needs a live one, to enable a disabled one', async () => {
    const { db, disable, enable } = await start();
    await expect(enable('mf-orders')).rejects.toThrow(`mf-orders is not disabled: ${ONE} is live`);
    await disable('mf-orders');
    await expect(disable('mf-orders')).rejects.toThrow('mf-orders is disabled already');
    await changes.register(db, LATE, TESTER);
    await expect(disable('mf-late')).rejects.toThrow('mf-late is not live, so there is nothing');
    await expect(enable('mf-late')).rejects.toThrow('mf-late was never live. Deploy it first.');
  });
});
