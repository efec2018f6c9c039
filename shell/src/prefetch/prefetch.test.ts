import { DEFAULT_SITE, type RegisteredRemote } from '@stockroom/contract';
import { ACCESS_TOKEN_KEY, localItems } from '@stockroom/shared-ui';
import { fireEvent } from '@testing-library/react';
import { federationHost } from '../remotes/federation-host';
import { prefetchOtherAreas } from './other-areas';
import { prefetchPointedLinks } from './pointed-links';

jest.mock('../remotes/federation-host');
const loadRemoteMock = jest.mocked(federationHost().loadRemote);
const fetchMock = jest.spyOn(globalThis, 'fetch');
const REST_MS = 100;

beforeEach(() => {
  jest.useFakeTimers();
  localItems.write(ACCESS_TOKEN_KEY, 'token');
  fetchMock.mockReset().mockImplementation(async () => Response.json('early'));
});
afterEach(() => {
  jest.useRealTimers();
  delete window.stockroomEarlyAnswers;
  document.head.replaceChildren();
});

const askedFor = () => fetchMock.mock.calls.map(([url]) => url);
const prefetched = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

describe('a link that is pointed at', () => {
  // Listeners of the document stay, so there is one area per test.
  it('fetches the files at once, then starts the code and asks for the data', async () => {
    const lazy = jest.fn(async () => ({}));
    loadRemoteMock.mockResolvedValue({ default: [{ path: '/orders', lazy }] });
    prefetchPointedLinks(registryOf(area('mf-orders', '/orders')));
    const link = linkTo('/orders?status=pending');
    fireEvent.pointerOver(link);
    expect(prefetched()).toEqual(['/mf-orders/e.js', '/mf-orders/page.js']);
    expect(askedFor()).toEqual([]);
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toEqual(['/api/orders?sort=name&status=pending']);
    expect(lazy).not.toHaveBeenCalled();
    for (const file of document.head.querySelectorAll('link')) fireEvent.load(file);
    await jest.runAllTimersAsync();
    expect(lazy).toHaveBeenCalledTimes(1);

    fireEvent.focusIn(link);
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toHaveLength(1);
    expect(prefetched()).toHaveLength(2);
  });

  it.each([
    ['only crosses it', () => fireEvent.pointerOver(document.body)],
    ['has pressed it', () => fireEvent.click(document.body)],
  ])('asks for no data where the pointer %s', async (_what, go) => {
    prefetchPointedLinks(registryOf(area('mf-crossed', '/crossed')));
    fireEvent.pointerOver(linkTo('/crossed'));
    go();
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toEqual([]);
  });

  it('asks for the data of the dashboard, too, but not of the page that is shown', async () => {
    prefetchPointedLinks(registryOf());
    window.history.replaceState(null, '', '/other');
    fireEvent.pointerOver(linkTo('/'));
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toHaveLength(3);
    window.history.replaceState(null, '', '/');
    fireEvent.pointerOver(linkTo('/'));
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toHaveLength(3);
  });

  it('keeps answers for seconds, and no bad ones', async () => {
    prefetchPointedLinks(registryOf(area('mf-kept', '/kept')));
    const link = linkTo('/kept');
    fetchMock.mockResolvedValueOnce(new Response('', { status: 401 }));
    fireEvent.pointerOver(link);
    await jest.advanceTimersByTimeAsync(REST_MS);
    const [early] = [...(window.stockroomEarlyAnswers?.values() ?? [])];
    await expect(early?.answer).rejects.toThrow('401');
    await jest.advanceTimersByTimeAsync(6_000);
    fireEvent.pointerOver(link);
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toHaveLength(2);
    const [again] = [...(window.stockroomEarlyAnswers?.values() ?? [])];
    expect(await (await again?.answer)?.json()).toBe('early');
  });
});

describe('the other areas', () => {
  const registry = registryOf(area('mf-one', '/one'), area('mf-two', '/two'), {
    ...area('mf-off', '/off'),
    build: null,
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  it.each([{ saveData: true }, { effectiveType: '3g' }])('wait where there is %j', (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    prefetchOtherAreas(registry);
    jest.runAllTimers();
    expect(prefetched()).toEqual([]);
  });

  it('come one after another when the page is quiet', async () => {
    prefetchOtherAreas(registry);
    jest.runAllTimers();
    expect(prefetched()).toEqual(['/mf-one/e.js']);
    fireEvent.load(document.head.querySelector('link') ?? document);
    await jest.runAllTimersAsync();
    expect(prefetched()).toEqual(['/mf-one/e.js', '/mf-two/e.js']);
  });
});

function registryOf(...remotes: RegisteredRemote[]) {
  return { site: DEFAULT_SITE, remotes };
}

function area(name: string, path: string): RegisteredRemote {
  const entry = `/${name}/e.js`;
  const data = [`${name.slice('mf-'.length)}?status&sort=name`];
  const pages = [{ path, files: [entry, `/${name}/page.js`], data }];
  const build = { version: 'abc123', entry, deployedAt: '', pages };
  return { name, title: name, basePaths: [path], menu: [], build };
}

function linkTo(href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  document.body.replaceChildren(link);
  return link;
}
