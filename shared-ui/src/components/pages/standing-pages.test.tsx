import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FailurePanel, NotFound, UnderConstruction } from './standing-pages';

function show(page: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/orders/17'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('says that a page is not yet implemented, where, and the way home', async () => {
  const router = show(<UnderConstruction />);
  expect(screen.getByRole('heading', { name: 'Page Under Construction' })).toBeVisible();
  expect(screen.getByText('This page is not yet implemented.')).toBeVisible();
  expect(screen.getByText('/orders/17')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go Back Home' }));
  expect(router.state.location.pathname).toBe('/');
});

it('says that nothing is at an address', () => {
  show(<NotFound />);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('/orders/17')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
});

it('names the feature that failed, why, and tries again', async () => {
  const onRetry = jest.fn();
  show(<FailurePanel name="Orders" reason="The connection is down." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Orders could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('The connection is down.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
