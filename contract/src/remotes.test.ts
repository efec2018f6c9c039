import { findPage, linksOf, ownsPath } from './remotes';

const pages = ['/', '/orders', '/orders/:id', '/orders/new', '/orders/edit/:id'].map((path) => ({
  path,
}));

test.each([
  ['/', '/'],
  ['/orders', '/orders'],
  ['/orders/', '/orders'],
  ['/orders/new', '/orders/new'],
  ['/orders/42', '/orders/:id'],
  ['/orders/edit/42', '/orders/edit/:id'],
  ['/orders/edit/42/more', undefined],
  ['/ordersx', undefined],
])('finds the page of %s', (path, pattern) => {
  expect(findPage(pages, path)?.path).toBe(pattern);
});

test('a base path owns everything below it, by whole segments', () => {
  expect(ownsPath('/orders', '/orders')).toBe(true);
  expect(ownsPath('/orders', '/orders/new')).toBe(true);
  expect(ownsPath('/orders', '/orders-archive')).toBe(false);
});

test('the links of a menu are its entries, or their children in their place', () => {
  const products = { label: 'Products', path: '/products', icon: '', order: 1 };
  const receive = { label: 'Receive', path: '/inventory/receive', shortcut: 'i' };
  const inventory = { ...products, label: 'Inventory', path: '/inventory', children: [receive] };
  expect(linksOf([products, inventory])).toEqual([products, receive]);
});
