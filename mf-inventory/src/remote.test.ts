import description from '../remote.json';
import { ADJUST_PATH, MOVEMENTS_PATH, RECEIVE_PATH } from './paths';
import routes from './remote';

// That each chunk exists is checked by the build.
test('remote.json tells the shell of exactly the routes that there are', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual([MOVEMENTS_PATH, RECEIVE_PATH, ADJUST_PATH]);
  expect(description.pages.map(({ path }) => path)).toEqual(paths);
});

test('every route lies below the base path, and is an entry of the menu', () => {
  const entries = description.menu.flatMap(({ children }) => children);
  expect(entries.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
  for (const { path } of entries) expect(path).toMatch(/^\/inventory(\/|$)/);
});
