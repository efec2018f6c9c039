import { DEFAULT_SITE, type Registry } from '@stockroom/contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageFrame } from './page-frame';
import { TextLink } from '../buttons/links';

function start(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/products',
        element: (
          <PageFrame title="Products">
            <TextLink to="/products/new">Add Product</TextLink>
            <TextLink to="/products?search=desk">Desks</TextLink>
          </PageFrame>
        ),
      },
      {
        path: '/products/new',
        element: <PageFrame title="Add Product" backTo="/products" children="Form" />,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

it('names the document after the page', () => {
  start('/products');
  expect(document.title).toBe('Products · Stockroom');
});

it('names the site by the brand of its operator', () => {
  const site = { ...DEFAULT_SITE, brand: 'Склад №1' };
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'stockroom-registry';
  script.textContent = JSON.stringify({ site, remotes: [] } satisfies Registry);
  document.head.append(script);
  start('/products');
  expect(document.title).toBe('Products · Склад №1');
  script.remove();
});

it('focuses the heading of the next page, but not of the first', async () => {
  const user = start('/products');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Add Product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Product' })).toHaveFocus();
});

it('leaves the focus when only the query changes', async () => {
  const user = start('/products');
  await user.click(screen.getByRole('link', { name: 'Desks' }));
  expect(screen.getByRole('link', { name: 'Desks' })).toHaveFocus();
});
