import { readDevRemotes, saveDevRemote } from './dev-remotes';

const KEY = 'stockroom-dev-remotes';
afterEach(() => localStorage.clear());

test('stores the origin of a remote, and removes it', () => {
  saveDevRemote('mf-orders', 'http://localhost:3003');
  saveDevRemote('mf-products', 'http://127.0.0.1:3001');
  saveDevRemote('mf-orders', 'http://localhost:4000');
  expect(readDevRemotes()).toEqual({
    'mf-orders': 'http://localhost:4000',
    'mf-products': 'http://127.0.0.1:3001',
  });
  saveDevRemote('mf-orders', null);
  saveDevRemote('mf-products', null);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['{"mf-orders":"https://example.com"}'],
  ['{"mf-orders":3003}'],
  ['null'],
  ['"http://localhost:3003"'],
  ['broken'],
])('ignores an invalid stored value: %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(readDevRemotes()).toEqual({});
});
