import { loadRemote } from '@module-federation/enhanced/runtime';
import { DEFAULT_SITE, type RegisteredRemote } from '@stockroom/contract';
import { fireEvent } from '@testing-library/react';
import { prefetchPointedLinks } from './prefetch';

const loadRemoteMock = jest.mocked(loadRemote);
const ask = jest.fn<void, [readonly string[], number]>();
const REST_MS = 100;

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  window.stockroomEarlyData = { answers: new Map(), ask };
});
afterEach(() => {
  jest.useRealTimers();
  delete window.stockroomEarlyData;
  document.head.replaceChildren();
});

const askedFor = () => ask.mock.calls.flatMap(([urls]) => urls);
const prefetched = () =>
  [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

describe('a link that is pointed at', () => {
  // Listeners of the document stay, so there is one area per test.
  it('fetches the files at once, then asks for the data, and never runs the remote', async () => {
    prefetchPointedLinks(registryOf(area('mf-orders', '/orders')));
    const link = linkTo('/orders?status=pending');
    fireEvent.pointerOver(link);
    await jest.advanceTimersByTimeAsync(0);
    expect(prefetched()).toEqual(['/mf-orders/e.js', '/mf-orders/page.js']);
    expect(askedFor()).toEqual([]);
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(askedFor()).toEqual(['/api/orders?sort=name&status=pending']);
    for (const file of document.head.querySelectorAll('link')) fireEvent.load(file);
    await jest.runAllTimersAsync();
    expect(loadRemoteMock).not.toHaveBeenCalled();

    fireEvent.focusIn(link);
    await jest.advanceTimersByTimeAsync(REST_MS);
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
    expect(askedFor()).toContain('/api/dashboard/stats');
    ask.mockReset();
    window.history.replaceState(null, '', '/');
    fireEvent.pointerOver(linkTo('/'));
    await jest.advanceTimersByTimeAsync(REST_MS);
    expect(ask).not.toHaveBeenCalled();
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
