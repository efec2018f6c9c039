import type { SharedTypes } from '@stockroom/contract';
import { fakeRemote, fakeShell } from '../testing/fake-builds';
import { ONE, TWO } from '../testing/fake-remotes';
import { setUpTestReleases, TESTER } from '../testing/test-releases';

const MODULE = '@stockroom/shared-ui/data-table';
const PROVIDED = {
  ListPage: { title: 'aaaaaaa1!', noun: 'aaaaaaa2!', notice: 'aaaaaaa3', totals: 'aaaaaaa4' },
  useListQuery: { '': 'aaaaaaa5' },
};
const USED = {
  ListPage: { title: 'aaaaaaa1!', noun: 'aaaaaaa2!', notice: 'aaaaaaa3' },
  useListQuery: { '': 'aaaaaaa5' },
};

const makeReleases = setUpTestReleases();

const sharing = (types?: SharedTypes, version = '0.1.0') => ({
  shared: { [MODULE]: { version, names: ['ListPage', 'useListQuery'], types } },
});
const shell = (types?: SharedTypes, version?: string) =>
  fakeShell(TWO, 'main()', sharing(types, version));
const listPage = (change: Record<string, string>) => ({
  ...PROVIDED,
  ListPage: { ...PROVIDED.ListPage, ...change },
});

/** A product whose remotes use USED of a shell that provides PROVIDED. */
async function start() {
  const releases = await makeReleases();
  await releases.publish(
    fakeShell(ONE, 'main()', sharing(PROVIDED)),
    fakeRemote('mf-orders', ONE, sharing(USED)),
    fakeRemote('mf-products', ONE, sharing({ useListQuery: USED.useListQuery })),
  );
  return releases;
}

const { title: _renamed, ...others } = PROVIDED.ListPage;
const RENAMED = { ...PROVIDED, ListPage: { ...others, heading: 'aaaaaaa1!' } };

test.each<[string, SharedTypes, string]>([
  [
    'renames a prop',
    RENAMED,
    `it uses title of ListPage (${MODULE}), which the shell does not provide, and it does not pass heading of ListPage (${MODULE}), which the shell requires`,
  ],
  [
    'changes the type of a prop',
    listPage({ notice: 'bbbbbbbb' }),
    `it uses notice of ListPage (${MODULE}), which has another type in the shell`,
  ],
  [
    'requires an optional prop, which the remote may leave out somewhere',
    listPage({ notice: 'aaaaaaa3!' }),
    `it uses notice of ListPage (${MODULE}), which has another type in the shell`,
  ],
  [
    'requires a new prop',
    listPage({ heading: 'bbbbbbbb!' }),
    `it does not pass heading of ListPage (${MODULE}), which the shell requires`,
  ],
])('refuses a shell that %s of a live remote', async (_what, types, reason) => {
  const { publish } = await start();
  await expect(publish(shell(types))).rejects.toThrow(
    `mf-orders ${ONE} does not fit the shell ${TWO}: ${reason}. Build them from one checkout and deploy them together: npm run remotes -- deploy shell mf-orders`,
  );
});

test('names every remote that a new shell would break', async () => {
  const { publish } = await start();
  await expect(publish(shell({ ...PROVIDED, useListQuery: { '': 'bbbbbbbb' } }))).rejects.toThrow(
    new RegExp(
      `mf-orders ${ONE} does not fit .*: it uses useListQuery \\(.* mf-products ${ONE} does not fit .*deploy shell mf-orders mf-products\\.`,
    ),
  );
});

test.each<[string, SharedTypes]>([
  ['changes an unused prop', listPage({ totals: 'bbbbbbbb' })],
  ['adds an optional prop', listPage({ heading: 'bbbbbbbb' })],
  ['makes a required prop optional', listPage({ title: 'aaaaaaa1' })],
  ['adds a name', { ...PROVIDED, Chart: { data: 'bbbbbbbb!' } }],
])('accepts a shell that %s, whatever its version', async (_what, types) => {
  const { publish } = await start();
  await publish(shell(types, '1.0.0'));
});

test('accepts the shell together with the remotes that were built for it', async () => {
  const { publish } = await start();
  const used = { ...USED, ListPage: { heading: 'aaaaaaa1!', noun: 'aaaaaaa2!' } };
  await publish(shell(RENAMED), fakeRemote('mf-orders', TWO, sharing(used)));
});

test.each([undefined, 10])(
  'refuses a remote that was built for another shell, for a share of %s',
  async (share) => {
    const { publishAs } = await start();
    const used = { ...USED, ListPage: { ...USED.ListPage, heading: 'bbbbbbbb' } };
    await expect(
      publishAs({ ...TESTER, share }, fakeRemote('mf-orders', TWO, sharing(used))),
    ).rejects.toThrow(
      `mf-orders ${TWO} does not fit the shell ${ONE}: it uses heading of ListPage (${MODULE})`,
    );
  },
);

test('compares builds without types by names and versions', async () => {
  const { publish } = await start();
  await publish(shell());
  await expect(
    publish(fakeShell('333333333333', 'main()', sharing(undefined, '0.2.0'))),
  ).rejects.toThrow(`it needs ${MODULE} ^0.1.0, the shell provides 0.2.0`);
});

test('refuses a description with other types than fingerprints', async () => {
  const { publish } = await start();
  await expect(publish(shell({ ListPage: { title: 'string' } }))).rejects.toThrow(
    'types must be fingerprints by name and member',
  );
});
