import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { fakeRemote } from '../testing/fake-builds';
import { ONE, products, THREE, TWO } from '../testing/fake-remotes';
import { archiveOf, setUpReleaseApi } from '../testing/release-api';
import { readHistory, readStates } from './state-store';

const start = setUpReleaseApi();

test('publishes an archive, and serves it before it answers', async () => {
  const { upload, liveVersion, send } = await start();
  const archive = await archiveOf(products(TWO));
  expect(await upload(archive, '?note=New%20list')).toEqual({
    status: 201,
    body: { success: true, message: `mf-products ${TWO} is live` },
  });
  expect(liveVersion()).toBe(TWO);
  // The release names who published it, and why; nobody without an account sees that.
  expect((await send('/api/releases')).status).toBe(401);
});

test('shows signed-in users what is live, all releases and the history', async () => {
  const { app, upload } = await start();
  await upload(await archiveOf(products(TWO)), '?note=New%20list');
  const init = {
    method: 'POST',
    body: JSON.stringify({ email: 'vera@example.com', password: 'a good password' }),
    headers: { 'Content-Type': 'application/json' },
  };
  await app.request('/api/auth/register', init);
  const { accessToken } = await (await app.request('/api/auth/login', init)).json();
  const read = async (path: string) =>
    (await app.request(path, { headers: { Authorization: `Bearer ${accessToken}` } })).json();
  const { remotes } = await read('/api/releases');
  expect(remotes).toContainEqual(
    expect.objectContaining({
      name: 'mf-products',
      live: TWO,
      releases: [
        expect.objectContaining({ version: ONE, publisher: 'tester' }),
        expect.objectContaining({ version: TWO, publisher: 'products team', note: 'New list' }),
      ],
    }),
  );
  const { history } = await read('/api/release-history');
  // The answers have exactly the fields that the description names.
  const { paths } = await read('/api/openapi.json');
  const described = (path: string, list: string) =>
    Object.keys(
      paths[path].get.responses[200].content['application/json'].schema.properties[list].items
        .properties,
    ).sort();
  expect(Object.keys(remotes[0]).sort()).toEqual(described('/api/releases', 'remotes'));
  expect(Object.keys(history[0]).sort()).toEqual(described('/api/release-history', 'history'));
  expect(history[0]).toMatchObject({
    name: 'mf-products',
    version: TWO,
    action: 'published',
    actor: 'products team',
    note: 'New list',
  });
});

test('switches between releases', async () => {
  const { upload, post, liveVersion } = await start();
  await upload(await archiveOf(products(TWO)));
  const path = '/api/releases/mf-products';
  expect((await post(`${path}/rollback`, {})).body.message).toBe(
    `mf-products ${ONE} is live again`,
  );
  expect(liveVersion()).toBe(ONE);
  await post(`${path}/rollback`, { version: TWO });
  expect(liveVersion()).toBe(TWO);
  await post(`${path}/disable`, {});
  expect(liveVersion()).toBeUndefined();
  await post(`${path}/enable`, {});
  expect(liveVersion()).toBe(TWO);
  expect((await post(`${path}/remove`, {})).status).toBe(200);
  expect(liveVersion()).toBeUndefined();
});

test('answers a switch and a refusal in the language of the reader', async () => {
  const { upload, send } = await start();
  await upload(await archiveOf(products(TWO)));
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'ru' };
  const rollBack = () =>
    send('/api/releases/mf-products/rollback', { method: 'POST', body: '{}', headers });
  expect((await rollBack()).body.message).toBe(`Снова действует mf-products ${ONE}`);
  expect((await rollBack()).body).toEqual({
    code: 'RELEASE_REFUSED',
    message: expect.stringMatching('У mf-products нет более ранней версии'),
  });
});

test('rolls a release out to a share, and promotes or aborts it', async () => {
  const { upload, post, liveVersion } = await start();
  const path = '/api/releases/mf-products';
  const archive = await archiveOf(products(TWO));
  expect((await upload(archive, '?share=10')).body.message).toBe(
    `10 % of visitors get mf-products ${TWO}`,
  );
  expect(liveVersion()).toBe(ONE);
  expect((await post(`${path}/share`, { share: 50 })).body.message).toContain('50 % of visitors');
  await post(`${path}/abort`, {});
  expect((await post(`${path}/promote`, {})).body.code).toBe('RELEASE_REFUSED');
  await upload(archive, '?share=0');
  await post(`${path}/promote`, {});
  expect(liveVersion()).toBe(TWO);
  expect((await upload(archive, '?share=101')).status).toBe(422);
});

test('makes open tabs leave a release until it is live again', async () => {
  const { upload, post, recalled } = await start();
  const path = '/api/releases/mf-products';
  const recall = async (version: string) => (await post(`${path}/recall`, { version })).body;
  expect((await recall(ONE)).message).toMatch('need another live version');
  await upload(await archiveOf(products(TWO)));
  expect(recalled()).toEqual([]);
  expect((await recall('999999999999')).message).toMatch('999999999999 is not here');
  expect(await recall(ONE)).toEqual({
    success: true,
    message: `Open tabs leave mf-products ${ONE} as soon as nothing typed is lost`,
  });
  expect(recalled()).toEqual([`mf-products@${ONE}`]);
  expect((await post(`${path}/rollback`, {})).body.message).toMatch('has no earlier version');
  await post(`${path}/rollback`, { version: ONE });
  expect(recalled()).toEqual([]);
});

test('ends the rollout of a release that open tabs must leave', async () => {
  const { db, upload, post, recalled } = await start();
  await upload(await archiveOf(products(TWO)), '?share=10');
  await post('/api/releases/mf-products/recall', { version: TWO });
  expect(recalled()).toEqual([`mf-products@${TWO}`]);
  const actions = (await readHistory(db, 2)).map(({ action, version }) => [action, version]);
  expect(actions).toEqual([
    ['recalled', TWO],
    ['aborted', TWO],
  ]);
});

test.each([
  ['promote', { live: ONE, candidate: THREE }],
  ['rollback', { live: TWO }],
  ['disable', { candidate: 'none' }],
])('refuses to %s what has changed since the page showed %j', async (action, seen) => {
  const { db, upload, post } = await start();
  await upload(await archiveOf(products(TWO)), '?share=10');
  const path = `/api/releases/mf-products/${action}`;
  const before = await readHistory(db, 10);
  const { status, body } = await post(`${path}?${new URLSearchParams(seen)}`, {});
  expect(status).toBe(409);
  expect(body).toEqual({
    code: 'RELEASE_REFUSED',
    message: expect.stringMatching('Somebody has changed mf-products in the meantime'),
  });
  expect(await readHistory(db, 10)).toEqual(before);
  const now = new URLSearchParams({ live: ONE, candidate: TWO });
  expect((await post(`${path}?${now}`, { version: undefined })).body.message).not.toMatch(
    'changed',
  );
});

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, RegExp]>([
  ['no archive at all', () => new Uint8Array([1, 2, 3]), /cannot be read/],
  [
    'an archive that is cut off',
    async () => (await ofProducts()).subarray(0, 300),
    /cannot be read|not complete|no build/,
  ],
  [
    'an archive without a build',
    async () => new Uint8Array(gzipSync(await emptyArchive())),
    /holds no build/,
  ],
])('refuses %s and changes nothing', async (_what, make, message) => {
  const { upload, liveVersion } = await start();
  const { status, body } = await upload(await make());
  expect(status).toBe(409);
  expect(body).toEqual({ code: 'RELEASE_REFUSED', message: expect.stringMatching(message) });
  expect(liveVersion()).toBe(ONE);
});

const ofProducts = () => archiveOf(products(TWO));

function emptyArchive(): Promise<Buffer> {
  const archive = pack();
  archive.finalize();
  return buffer(archive);
}

describe('two teams that publish at once', () => {
  async function publishAtOnce(...dists: string[]) {
    const { db, upload } = await start({ remotes: ['*'] });
    const archives = await Promise.all(dists.map(archiveOf));
    const answers = await Promise.all(archives.map((archive) => upload(archive)));
    const states = await readStates(db);
    return {
      statuses: answers.map(({ status }) => status).sort(),
      live: new Map(states.map((state) => [state.name, state.live])),
      // Oldest first, so that the last one of a remote counts.
      published: (await readHistory(db, dists.length)).reverse(),
    };
  }

  test.each(['mf-products', 'mf-orders'])(
    'follow one another when the second publishes %s',
    async (second) => {
      const { statuses, live, published } = await publishAtOnce(
        products(TWO),
        fakeRemote(second, THREE),
      );
      expect(statuses).toEqual([201, 201]);
      const releases = published.map(({ name, version }) => `${name} ${version}`);
      expect(releases.sort()).toEqual([`mf-products ${TWO}`, `${second} ${THREE}`].sort());
      for (const [name, version] of new Map(published.map((entry) => [entry.name, entry.version])))
        expect(live.get(name)).toBe(version);
    },
  );

  test('are refused but for one when they want the same path', async () => {
    const names = ['mf-one', 'mf-two', 'mf-three', 'mf-four', 'mf-five'];
    const { statuses, live, published } = await publishAtOnce(
      ...names.map((name) => fakeRemote(name, TWO, { basePaths: ['/same'], menu: [] })),
    );
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    expect(published.filter(({ version }) => version === TWO)).toHaveLength(1);
    expect(names.filter((name) => live.has(name))).toHaveLength(1);
  });
});
