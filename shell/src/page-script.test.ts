import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = readFileSync(join(__dirname, 'index.html'), 'utf8');
const [, SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(PAGE) ?? [];
const TIME_ZONE = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
const fetchMock = jest.spyOn(globalThis, 'fetch');

/** The page as the gateway fills it, with its script run. */
function openPage(patterns: string[]) {
  fetchMock.mockReset().mockImplementation(async (url) =>
    String(url).startsWith('/early-answers')
      ? Response.json([
          { status: 200, body: 'first' },
          { status: 500, body: 'second' },
        ])
      : new Response('only'),
  );
  document.head.innerHTML = `
    <script type="application/json" id="stockroom-early-data">${JSON.stringify(patterns)}</script>
    <template id="stockroom-preloads"><link rel="preload" as="script" href="/a.js"></template>`;
  // jsdom runs no script of a page by itself.
  new Function(SCRIPT)();
}

async function answers() {
  const early = [...(window.stockroomEarlyAnswers ?? [])];
  return Promise.all(
    early.map(async ([url, { answer }]) => {
      const response = await answer;
      return [url, response.status, await response.text()];
    }),
  );
}

beforeEach(() => {
  localStorage.setItem('stockroom-access-token', 'token');
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: false }),
    configurable: true,
  });
});
afterEach(() => {
  localStorage.clear();
  delete window.stockroomEarlyAnswers;
});

test('asks for one thing by itself, in the time zone of the reader', async () => {
  openPage(['/api/orders?timeZone={timeZone}']);
  const url = `/api/orders?timeZone=${TIME_ZONE}`;
  expect(fetchMock.mock.calls.map(([asked]) => asked)).toEqual([url]);
  expect(await answers()).toEqual([[url, 200, 'only']]);
  expect(document.head.querySelector('link')).toHaveAttribute('href', '/a.js');
});

test('asks for several things by one request, and hands each on', async () => {
  openPage(['/api/stats', '/api/top?timeZone={timeZone}']);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(await answers()).toEqual([
    ['/api/stats', 200, 'first'],
    [`/api/top?timeZone=${TIME_ZONE}`, 500, 'second'],
  ]);
});

test('says so where its own script does not come, and not where a part of it does not', () => {
  openPage([]);
  document.body.innerHTML = `
    <div id="root"><p class="starting" role="status">Loading…</p></div>
    <script defer id="own"></script>
    <script id="part"></script>`;
  const fail = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('error'));
  fail('part');
  expect(document.querySelector('[role=status]')).toHaveTextContent('Loading…');
  fail('own');
  expect(document.querySelector('[role=alert]')).toHaveTextContent('cannot be reached. Retry');
});

test('asks for nothing where nobody is signed in', () => {
  localStorage.clear();
  openPage(['/api/stats']);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(document.head.querySelector('link')).toBeNull();
});
