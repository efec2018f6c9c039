import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operations } from '@stockroom/contract';
import { descriptionOf, fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { FOUR, ONE, orders, products, THREE, TWO } from '../testing/fake-remotes';
import {
  liveVersion,
  setUpTestReleases,
  TESTER,
  type TestReleases,
} from '../testing/test-releases';
import { disable, enable, remove, rollBack } from './change-releases';
import { publishCheckout } from './publish-checkout';

const makeReleases = setUpTestReleases();

/** A checkout with these builds. */
function checkoutOf(builds: Record<string, string>): string {
  const checkout = temporaryFolder();
  for (const [name, dist] of Object.entries(builds)) {
    cpSync(dist, join(checkout, name, 'dist'), { recursive: true });
    if (name === 'shell') continue;
    const path = `/${name.slice('mf-'.length)}`;
    writeFileSync(join(checkout, name, 'remote.json'), JSON.stringify(descriptionOf(name, path)));
  }
  return checkout;
}
const startFrom = (
  db: TestReleases['db'],
  builds: Record<string, string>,
  served: Operations = {},
) => publishCheckout(db, checkoutOf(builds), served);

test('publishes everything into an empty installation, and later what is new', async () => {
  const { db, openProcess } = await makeReleases();
  const shell = fakeShell();
  expect(await startFrom(db, { shell, 'mf-products': products(ONE) })).toEqual([
    'Published shell aaaaaaaaaaaa',
    `Published mf-products ${ONE}`,
  ]);
  const live = await openProcess();
  expect(await startFrom(db, { shell, 'mf-products': products(ONE) })).toEqual([]);
  expect(await startFrom(db, { shell, 'mf-products': products(TWO) })).toEqual([
    `Published mf-products ${TWO}`,
  ]);
  await live.refresh();
  expect(liveVersion(live)).toBe(TWO);
});

test.each<[string, (releases: TestReleases) => Promise<unknown>, string]>([
  ['a team has published', ({ publish }) => publish(products(THREE)), 'tester published 3333'],
  [
    'was rolled back',
    ({ db }) => rollBack(db, 'mf-products', ONE, TESTER),
    `${ONE} has replaced the build`,
  ],
  ['was disabled', ({ db }) => disable(db, 'mf-products', TESTER), 'it was disabled'],
  ['was removed', ({ db }) => remove(db, 'mf-products', TESTER), 'it was removed'],
  [
    'another checkout has replaced',
    ({ db }) => startFrom(db, { 'mf-products': products(FOUR) }),
    `${FOUR} has replaced the build`,
  ],
])('leaves what %s', async (_what, change, why) => {
  const releases = await makeReleases();
  const { db, openProcess } = releases;
  const shell = fakeShell();
  await startFrom(db, { shell, 'mf-products': products(ONE) });
  await startFrom(db, { shell, 'mf-products': products(TWO) });
  await change(releases);
  const live = await openProcess();
  const before = live.current().remotes;
  expect(await startFrom(db, { shell, 'mf-products': products(TWO) })).toEqual([
    expect.stringContaining(`Left mf-products as it is: ${why}`),
  ]);
  await live.refresh();
  expect(live.current().remotes).toEqual(before);
});

test('leaves a release of a newer commit', async () => {
  const { db } = await makeReleases();
  const built = (version: string, at: string) =>
    fakeRemote('mf-products', version, { commit: { id: 'abcdef0', at } });
  const shell = fakeShell();
  await startFrom(db, { shell, 'mf-products': built(ONE, '2026-11-20T10:00:00.000Z') });
  expect(
    await startFrom(db, { shell, 'mf-products': built(TWO, '2026-11-19T10:00:00.000Z') }),
  ).toEqual([expect.stringContaining(`${ONE} is of a newer commit`)]);
});

test('goes on with the live shell when its own does not fit a remote of another team', async () => {
  const { db, publish, openProcess } = await makeReleases();
  await startFrom(db, { shell: fakeShell() });
  await publish(products(ONE));
  const shell = fakeShell(TWO, 'main()', {
    shared: { react: { version: '20.0.0', names: ['useMemo', 'useState'] } },
  });
  expect(await startFrom(db, { shell })).toEqual([
    expect.stringContaining('Not published: mf-products'),
  ]);
  expect((await openProcess()).current().shell?.build.version).toBe('aaaaaaaaaaaa');
});

test('names the live remotes whose calls it no longer answers, and the operator can disable them', async () => {
  const { db, publish } = await makeReleases();
  const operations = { 'GET /products': { answer: 'object' } };
  await startFrom(db, { shell: fakeShell() }, operations);
  await publish(fakeRemote('mf-products', ONE, { operations }));
  await publish(orders(ONE));
  expect(await startFrom(db, {}, { 'GET /products': { answer: 'array' } })).toEqual([
    expect.stringContaining(
      `mf-products ${ONE} does not fit the API of the server. GET /products: the server sends answer as array, not as object.`,
    ),
  ]);
  await disable(db, 'mf-products', TESTER);
  await expect(enable(db, 'mf-products', TESTER)).rejects.toThrow('does not fit the API');
});
