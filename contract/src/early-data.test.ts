import { earlyDataUrls } from './early-data';

const LIST = {
  path: '/orders',
  data: ['orders?search&status&sort=-createdAt&timeZone={timeZone}'],
};

test.each([
  ['its defaults', '', '/api/orders?sort=-createdAt&timeZone={timeZone}'],
  [
    'what the address says, in order',
    '?status=pending&search=A+%26+%C3%96',
    '/api/orders?search=A+%26+%C3%96&sort=-createdAt&status=pending&timeZone={timeZone}',
  ],
  ['nothing for an empty value', '?search=', '/api/orders?sort=-createdAt&timeZone={timeZone}'],
  ['another order', '?sort=orderNumber', '/api/orders?sort=orderNumber&timeZone={timeZone}'],
])('a list asks for %s', (_what, search, url) => {
  expect(earlyDataUrls(LIST, { pathname: '/orders', search })).toEqual([url]);
});

test('an address with an unknown parameter has no early data', () => {
  expect(earlyDataUrls(LIST, { pathname: '/orders', search: '?cursor=abc&page=2' })).toEqual([]);
});

test('takes the id of a record from the path', () => {
  const page = { path: '/orders/edit/:id', data: ['orders/:id', 'orders/:id/products'] };
  expect(earlyDataUrls(page, { pathname: '/orders/edit/7%2F', search: '' })).toEqual([
    '/api/orders/7%2F',
    '/api/orders/7%2F/products',
  ]);
});

test('a page without declared data has no early data', () => {
  expect(earlyDataUrls({ path: '/' }, { pathname: '/', search: '' })).toEqual([]);
});
