import { ownsPath, type RemoteDescription } from '@stockroom/contract';
import type { RouteObject } from 'react-router-dom';

interface Remote {
  /** The remote's remote.json. */
  description: RemoteDescription;
  routes: RouteObject[];
}

/** The tests of what every remote says about itself. That each chunk exists is checked by the build. */
export function testDescription({ description, routes }: Remote): void {
  const { basePaths, menu, pages } = description;
  const paths = routes.map(({ path }) => path ?? '');

  test('remote.json tells the shell of exactly the routes that there are', () => {
    expect(pages.map(({ path }) => path)).toEqual(paths);
  });

  test('every route lies below a base path', () => {
    for (const path of paths)
      expect(basePaths.filter((basePath) => ownsPath(basePath, path))).toHaveLength(1);
  });

  test('every entry of the menu leads to a route', () => {
    const entries = menu.flatMap((entry) => entry.children ?? [entry]);
    for (const { path } of entries) expect(paths).toContain(path);
  });
}
