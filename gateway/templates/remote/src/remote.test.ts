import description from '../remote.json';
import { NEW_SAMPLE_THING_PATH, SAMPLE_THINGS_PATH } from './paths';
import routes from './remote';

// That each chunk exists is checked by the build.
test('remote.json tells the shell of exactly the routes that there are', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual([SAMPLE_THINGS_PATH, NEW_SAMPLE_THING_PATH]);
  expect(description.pages.map(({ path }) => path)).toEqual(paths);
});

test('every route lies below a base path, and every menu entry is a route', () => {
  for (const { path } of routes)
    expect(
      description.basePaths.some((base) => path === base || path?.startsWith(`${base}/`)),
    ).toBe(true);
  for (const { path } of description.menu)
    expect(routes.map((route) => route.path)).toContain(path);
});
