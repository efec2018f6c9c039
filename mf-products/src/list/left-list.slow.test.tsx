import { faults, renderShop } from '@stockroom/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import routes from '../remote';

test('shows no error on the next visit when the list failed after the user left it', async () => {
  const { open, redux, router } = await renderShop(routes);
  const statuses = () => Object.values(redux.getState().api.queries).map((query) => query?.status);
  faults.status('get', 'products', 500);
  const fail = faults.hold('get', 'products');
  await open('/products');
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Elsewhere: /elsewhere');
  fail();
  await waitFor(() => expect(statuses()).toContain('rejected'));
  faults.heal();
  await open('/products');
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(redux.getState().toasts.current).toBeNull();
});
