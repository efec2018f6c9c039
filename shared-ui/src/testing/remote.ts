import {
  earlyDataUrls,
  linksOf,
  ownsPath,
  PERMISSIONS,
  TIME_ZONE_PLACEHOLDER,
  type RemoteDescription,
} from '@stockroom/contract';
import { waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { renderRemote } from './render-remote';

interface Remote {
  /** remote.json. */
  description: RemoteDescription;
  routes: RouteObject[];
}

/** Tests a remote.json against the routes. The build checks that each chunk exists. */
export function testDescription({ description, routes }: Remote): void {
  const { basePaths, menu, pages } = description;
  const paths = routes.map(({ path }) => path ?? '');

  test('remote.json lists exactly the routes', () => {
    expect(pages.map(({ path }) => path)).toEqual(paths);
  });

  test('every route lies below a base path', () => {
    for (const path of paths)
      expect(basePaths.filter((basePath) => ownsPath(basePath, path))).toHaveLength(1);
  });

  test('every entry of menu and palette leads to a route', () => {
    const entries = [...linksOf(menu), ...menu.flatMap(({ palette = [] }) => palette)];
    for (const { path } of entries) expect(paths).toContain(path.split('?')[0]);
  });

  test('remote.json names permissions that exist', () => {
    const links = menu.flatMap(({ children = [], palette = [], ...entry }) => [
      entry,
      ...children,
      ...palette,
    ]);
    const needed = [...links, ...pages].flatMap(({ permission = [] }) => permission);
    expect(Object.keys(PERMISSIONS)).toEqual(expect.arrayContaining(needed));
  });

  test.each(pages)('$path first asks for the early data of remote.json', async ({ path, data }) => {
    const pathname = path.replace(/:\w+/g, '01a1fc0c-5627-7701-832f-dc14788c32bd');
    const asked = new Set<string>();
    // Never answers, so that no request can depend on an answer.
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const { pathname: resource, search } = sorted(String(input));
      asked.add(resource + search);
      return new Promise(() => {});
    });
    await renderRemote(routes, { path: pathname });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const expected = [
      ...earlyDataUrls({ path, data }, { pathname, search: '' }),
      // AppFrame requests them on every page.
      '/api/account',
      '/api/settings/system',
    ].map((url) => url.replace(TIME_ZONE_PLACEHOLDER, encodeURIComponent(timeZone)));
    await waitFor(() => expect([...asked].sort()).toEqual([...new Set(expected)].sort()), {
      timeout: 3_000,
    });
    fetchSpy.mockRestore();
  });
}

/** Sorted like the URLs of earlyDataUrls. */
function sorted(href: string): URL {
  const url = new URL(href);
  url.searchParams.sort();
  return url;
}
