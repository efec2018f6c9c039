import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { PageFrame } from '../pages/page-frame';
import { TextLink } from './links';

const listOf = (title: string) => (
  <PageFrame title={title}>
    <TextLink to="/products/edit/1">Desk</TextLink>
  </PageFrame>
);
const routes = [
  { path: '/products', element: listOf('Products') },
  { path: '/orders', element: listOf('Orders') },
  {
    path: '/products/edit/1',
    element: (
      <PageFrame title="Edit Product" backTo="/products">
        <Link to="/products">Menu</Link>
      </PageFrame>
    ),
  },
];

/** Like a reload, which keeps the history of the browser. */
function load() {
  cleanup();
  render(<RouterProvider router={createBrowserRouter(routes)} />);
}

/** Opens a page and follows links; then the address. */
async function follow(path: string, ...links: (string | typeof load)[]) {
  window.history.replaceState(null, '', path);
  load();
  for (const link of links) {
    if (typeof link === 'function') link();
    else await userEvent.click(await screen.findByRole('link', { name: link }));
  }
  return window.location.pathname + window.location.search;
}

it('leads back to the list with its filters, order and page', async () => {
  const list = '/products?search=desk&sort=-name&cursor=abc&page=2';
  expect(await follow(list, 'Desk', 'Back')).toBe(list);
  expect(await follow(list, 'Desk', load, 'Back')).toBe(list);
});

it.each([
  ['a form opened from another list', '/orders?search=desk', ['Desk', 'Back']],
  ['a form opened from the whole list', '/products', ['Desk', 'Back']],
  ['a bookmarked form', '/products/edit/1', ['Back']],
  ['the menu', '/products?search=desk', ['Desk', 'Menu']],
])('leads to the whole list from %s', async (_from, path, links) => {
  expect(await follow(path, ...links)).toBe('/products');
});
