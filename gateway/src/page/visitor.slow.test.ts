import type { Registry } from '@stockroom/contract';
import { fakeRemote, fakeShell } from '../testing/fake-builds';
import { ONE, ORDERS, orders, TWO } from '../testing/fake-remotes';
import { openGateway, registryIn } from '../testing/test-gateway';
import { setUpTestReleases, TESTER } from '../testing/test-releases';

const makeReleases = setUpTestReleases();

/** A product with a shell and a remote. */
async function startGateway() {
  const { publish, publishAs, openProcess } = await makeReleases();
  await publish(fakeShell(), orders(ONE));
  const releases = await openProcess();
  const request = openGateway(releases);
  const get = (path: string, headers: Record<string, string> = {}) => request(path, { headers });
  const rollOut = async (share: number, dist: string) => {
    await publishAs({ ...TESTER, share }, dist);
    await releases.refresh();
  };
  return { get, rollOut };
}

test('a visitor gets a number with the first page, for a year', async () => {
  const { get } = await startGateway();
  const cookie = async (headers: Record<string, string> = {}, path = '/') =>
    (await get(path, headers)).headers.get('set-cookie');
  const attributes = 'Max-Age=31536000; Path=/; HttpOnly';
  expect(await cookie()).toMatch(
    new RegExp(`^stockroom-visitor=\\d{1,4}; ${attributes}; SameSite=Lax$`),
  );
  expect(await cookie({ 'X-Forwarded-Proto': 'https' })).toContain(`${attributes}; Secure;`);
  expect(await cookie({ Cookie: 'stockroom-visitor=42' })).toBeNull();
  expect(await cookie({ Cookie: 'stockroom-visitor=-7' })).toContain('stockroom-visitor=');
  expect(await cookie({}, '/registry.json')).toBeNull();
});

test('a visitor gets page, preload links, early data and registry of the same releases', async () => {
  const { get, rollOut } = await startGateway();
  const pages = [{ path: '/orders', files: ['js/list.js'], hostModules: [], data: ['news'] }];
  await rollOut(50, fakeRemote(ORDERS, TWO, { pages }));
  const seen = new Set<string>();
  for (let visit = 0; visit < 40; visit += 1) {
    const page = await get('/orders');
    const [cookie = ''] = page.headers.get('set-cookie')?.split(';') ?? [];
    const html = await page.text();
    const answer = await get('/registry.json', { Cookie: cookie });
    const registry = (await answer.json()) as Registry;
    const version = registry.remotes[0]?.build?.version ?? '';
    // The page also holds the pages of the visited remote.
    expect(registryIn(html)).toMatchObject(registry);
    expect(html).toContain(`href="/remotes/${ORDERS}/${version}/js/list.js"`);
    expect(html.includes('/api/news')).toBe(version === TWO);
    expect(await (await get('/orders', { Cookie: cookie })).text()).toContain(version);
    seen.add(version);
  }
  expect(seen).toEqual(new Set([ONE, TWO]));
});

test('a browser that has chosen Russian gets the messages of its page in the document', async () => {
  const { publish, openProcess } = await makeReleases();
  const menu = { Orders: 'Заказы' };
  await publish(
    fakeShell('aaaaaaaaaaaa', 'main()', { russian: { 'index.html': ['assets/ru.shell.json'] } }),
    fakeRemote(ORDERS, ONE, { russian: { file: 'assets/ru.json', menu } }),
  );
  const request = openGateway(await openProcess());
  const russianOf = async (path: string, cookie = 'ui-language=ru') => {
    const page = await (await request(path, { headers: { Cookie: cookie } })).text();
    return JSON.parse(/id="stockroom-russian">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  };
  const ofShell = { '/assets/ru.shell.json': { 'Sign In': 'Войти' } };
  const file = `/remotes/${ORDERS}/${ONE}/assets/ru.json`;
  expect(await russianOf('/orders')).toEqual({ ...ofShell, [file]: { None: '<нет>' } });
  expect(await russianOf('/')).toEqual(ofShell);
  expect(await russianOf('/orders', 'ui-language=en')).toEqual({});
  const registry = await (await request('/registry.json')).json();
  expect(registry).toMatchObject({ remotes: [{ russian: { file, menu } }] });
});

test('a visitor sees a release by its preview link until it is switched off', async () => {
  const { get, rollOut } = await startGateway();
  await rollOut(0, orders(TWO));
  const opened = await get(`/?preview=${ORDERS}@${TWO}`);
  expect(opened.status).toBe(302);
  expect(opened.headers.get('location')).toBe('/');
  const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
  const page = await get('/orders', { Cookie: cookie });
  expect(registryIn(await page.text()).remotes[0]?.build?.version).toBe(TWO);
  const off = await get('/?preview=off', { Cookie: cookie });
  expect(off.headers.get('location')).toBe('/');
  expect(off.headers.get('set-cookie')).toMatch(/^stockroom-preview=; Max-Age=0/);
});

test('a visitor gets no preview of a release that is not in rollout', async () => {
  const { get } = await startGateway();
  const opened = await get(`/?preview=${ORDERS}@${TWO}`);
  expect(opened.status).toBe(404);
  expect(await opened.text()).toBe(
    `There is no preview of ${ORDERS}@${TWO}: it is not in rollout.`,
  );
  expect(opened.headers.get('set-cookie')).toBeNull();
});
