import { fireEvent, screen } from '@testing-library/react';
import { useCategoryOptionsQuery } from '../lookups/lookups';
import { renderRemote } from '../testing/index';

function Categories() {
  const { data = [] } = useCategoryOptionsQuery();
  return <p>{data.join(', ')}</p>;
}

test('reloads its records when the tab gets the focus', async () => {
  const routes = [{ path: '/categories', element: <Categories /> }];
  const { request } = await renderRemote(routes, { path: '/categories', seed: 'none' });
  expect(await screen.findByText(/Electronics/)).toBeVisible();
  await request('categories', { method: 'POST', body: { name: 'Lamps' } });
  expect(screen.queryByText(/Lamps/)).not.toBeInTheDocument();
  fireEvent.focus(window);
  expect(await screen.findByText(/Lamps/)).toBeVisible();
});
