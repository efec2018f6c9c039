import { inEnglish } from '@stockroom/contract';
import { fakeShell } from '../testing/fake-builds';
import { FOUR, ONE, products, THREE, TWO } from '../testing/fake-remotes';
import { setUpTestReleases, TESTER, until } from '../testing/test-releases';
import { disable, remove, rollBack } from './change-releases';
import { prune } from './prune-releases';

const makeReleases = setUpTestReleases();

const soon = () => new Date(Date.now() + 60_000);
const yesterday = () => new Date(Date.now() - 24 * 60 * 60 * 1000);

async function startWithFour() {
  const releases = await makeReleases();
  await releases.publish(fakeShell());
  for (const version of [ONE, TWO, THREE, FOUR]) await releases.publish(products(version));
  const live = await releases.openProcess();
  const versions = async () => {
    const rows = releases.db.selectFrom('releases').select('version').orderBy('version');
    return (await rows.where('name', '=', 'mf-products').execute()).map((row) => row.version);
  };
  return { ...releases, live, versions };
}

test('deletes all but the newest versions, and the files that only they had', async () => {
  const { db, live, versions } = await startWithFour();
  const count = async () => (await db.selectFrom('release_files').select('hash').execute()).length;
  const before = await count();
  expect(await live.remoteFile('mf-products', ONE, 'remoteEntry.js')).toBeDefined();
  expect(await prune(db, { keep: 2, before: soon() })).toEqual([
    `mf-products ${ONE}`,
    `mf-products ${TWO}`,
  ]);
  expect(await versions()).toEqual([THREE, FOUR]);
  expect(await count()).toBe(before - 4);
  await until(async () => !(await live.remoteFile('mf-products', ONE, 'remoteEntry.js')));
  expect(await live.remoteFile('mf-products', FOUR, 'js/list.js')).toBeDefined();
  expect(inEnglish(await rollBack(db, 'mf-products', undefined, TESTER))).toBe(
    `mf-products ${THREE} is live again`,
  );
  await expect(rollBack(db, 'mf-products', undefined, TESTER)).rejects.toThrow('no earlier');
});

test('keeps live and disabled versions, however old', async () => {
  const { db, versions } = await startWithFour();
  await rollBack(db, 'mf-products', ONE, TESTER);
  await prune(db, { keep: 1, before: soon() });
  expect(await versions()).toEqual([ONE]);
  await disable(db, 'mf-products', TESTER);
  await prune(db, { keep: 1, before: soon() });
  expect(await versions()).toEqual([ONE]);
});

test('keeps versions that were live lately, because an open page may need them', async () => {
  const { db, versions } = await startWithFour();
  expect(await prune(db, { keep: 1, before: yesterday() })).toEqual([]);
  expect(await versions()).toEqual([ONE, TWO, THREE, FOUR]);
});

test('deletes everything of a removed remote, once no open page can need it', async () => {
  const { db, versions } = await startWithFour();
  await remove(db, 'mf-products', TESTER);
  expect(await prune(db, { keep: 9, before: yesterday() })).toEqual([]);
  expect(await prune(db, { keep: 9, before: soon() })).toHaveLength(4);
  expect(await versions()).toEqual([]);
});
