import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = readFileSync(join(__dirname, 'index.html'), 'utf8');
const [UNREACHABLE = ''] =
  /<template id="stockroom-unreachable">[^]*?<\/template>/.exec(PAGE) ?? [];
const [, SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(PAGE) ?? [];
const TIME_ZONE = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
const fetchMock = jest.spyOn(globalThis, 'fetch');
const replace = jest.fn();

interface Filled {
  path?: string;
  access?: 'signed-in' | 'public';
  patterns?: string[];
}

/** The page as the gateway fills it, with its script run. */
function openPage({ path = '/', access = 'signed-in', patterns = [] }: Filled) {
  replace.mockReset();
  fetchMock.mockReset().mockImplementation(async (url) =>
    String(url).startsWith('/early-data')
      ? Response.json([
          { status: 200, body: 'first' },
          { status: 404, body: 'second' },
        ])
      : new Response('only'),
  );
  document.documentElement.dataset['access'] = access;
  document.head.innerHTML = `
    <script type="application/json" id="stockroom-early-data">${JSON.stringify(patterns)}</script>
    <template id="stockroom-later-links"><link rel="preload" as="script" href="/a.js"></template>
    ${UNREACHABLE}`;
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  // jsdom runs no script of a page by itself, and cannot load another page.
  new Function('location', SCRIPT)({ pathname, search, hash, replace });
}

async function answers() {
  const early = [...(window.stockroomEarlyData?.answers ?? [])];
  return Promise.all(
    early.map(async ([url, { answer }]) => {
      const response = await answer;
      return [url, response.status, await response.text()];
    }),
  );
}

beforeEach(() => {
  localStorage.setItem('stockroom-access-token', 'token');
  sessionStorage.clear();
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: false }),
    configurable: true,
  });
});
afterEach(() => {
  localStorage.clear();
  delete window.stockroomEarlyData;
});

test('asks for one thing by itself, in the time zone of the reader', async () => {
  openPage({ patterns: ['/api/orders?timeZone={timeZone}'] });
  const url = `/api/orders?timeZone=${TIME_ZONE}`;
  expect(fetchMock.mock.calls.map(([asked]) => asked)).toEqual([url]);
  expect(await answers()).toEqual([[url, 200, 'only']]);
  expect(document.head.querySelector('link')).toHaveAttribute('href', '/a.js');
  expect(replace).not.toHaveBeenCalled();
});

test('asks for several things by one request, and hands each answer on', async () => {
  openPage({ patterns: ['/api/stats', '/api/top?timeZone={timeZone}'] });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(await answers()).toEqual([
    ['/api/stats', 200, 'first'],
    [`/api/top?timeZone=${TIME_ZONE}`, 404, 'second'],
  ]);
});

test('hands on no answer of a server that failed', async () => {
  openPage({});
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  window.stockroomEarlyData?.ask(['/api/stats'], 5_000);
  await expect(answers()).rejects.toThrow('/api/stats: 503');
});

test('asks once more only when the answer is too old', () => {
  openPage({});
  const now = jest.spyOn(performance, 'now');
  for (const [time, calls] of [
    [0, 1],
    [4_000, 1],
    [5_000, 2],
  ] as const) {
    now.mockReturnValue(time);
    window.stockroomEarlyData?.ask(['/api/stats'], 5_000);
    expect(fetchMock).toHaveBeenCalledTimes(calls);
  }
  now.mockRestore();
});

test('shows the failure of its own script, and not that of a part of it', () => {
  openPage({});
  document.body.innerHTML = `
    <div id="root"><p class="starting" role="status">Loading…</p></div>
    <script defer id="own"></script>
    <script id="part"></script>`;
  const fail = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('error'));
  fail('part');
  expect(document.querySelector('[role=status]')).toHaveTextContent('Loading…');
  fail('own');
  expect(document.querySelector('[role=alert] [lang=en]')).toHaveTextContent(
    'cannot be reached. Retry',
  );
});

test('is in the language of this browser, with its data', () => {
  openPage({ patterns: ['/api/stats'] });
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  localStorage.setItem('ui-language', 'ru');
  openPage({ patterns: ['/api/stats'] });
  expect(document.documentElement).toHaveAttribute('lang', 'ru');
  const headers = { 'Accept-Language': 'ru' };
  expect(fetchMock).toHaveBeenLastCalledWith('/api/stats', {
    headers: expect.objectContaining(headers),
  });
});

test.each([
  ['/', null],
  ['/orders?status=pending#last', '/orders?status=pending#last'],
])('sends a visitor of %s to sign-in at once, and remembers the way back', (path, origin) => {
  localStorage.clear();
  openPage({ path, patterns: ['/api/stats'] });
  expect(replace.mock.calls).toEqual([['/login']]);
  expect(sessionStorage.getItem('stockroom-return-path')).toBe(origin);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(document.head.querySelector('link')).toBeNull();
});

test.each([
  ['a visitor who is not signed in', '/nowhere', null],
  ['the sign-in page', '/login', 'token'],
])('asks for nothing at a public address: %s', (_who, path, token) => {
  if (token === null) localStorage.clear();
  openPage({ path, access: 'public', patterns: ['/api/stats'] });
  expect(replace).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(document.head.querySelector('link')).toBeNull();
});
