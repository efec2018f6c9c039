import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FailurePanel, NotFound, SwitchedOff, UnderConstruction } from './error-pages';

function show(page: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/orders/17'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it.each([
  ['Page not found', 'There is nothing at this address.', <NotFound key="unknown" />],
  [
    'Page Under Construction',
    'This page is not yet implemented.',
    <UnderConstruction key="planned" />,
  ],
  [
    'Orders',
    'Orders is switched off for now. Your data is safe; try again later.',
    <SwitchedOff key="disabled" name="Orders" />,
  ],
])('shows "%s" with reason, path and the way home', async (title, reason, page) => {
  const router = show(page);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText('/orders/17')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Go Back Home' }));
  expect(router.state.location.pathname).toBe('/');
});

it('shows which feature failed and why, and tries again', async () => {
  const onRetry = jest.fn();
  show(<FailurePanel name="Orders" reason="The connection is down." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Orders could not be loaded');
  expect(screen.getByRole('alert')).toHaveTextContent('The connection is down.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
