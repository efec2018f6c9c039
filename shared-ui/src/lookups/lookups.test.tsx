import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { faults, renderRemote, takeLogged } from '../testing/index';
import { useCategoryOptionsQuery, useSupplierOptionsQuery } from './lookups';

function Options() {
  const [search, setSearch] = useState('');
  const categories = useCategoryOptionsQuery();
  const suppliers = useSupplierOptionsQuery({ search });
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p>Categories: {categories.data?.join(', ')}</p>
      <p>
        Suppliers for {search}: {suppliers.currentData?.map((one) => one.companyName).join(', ')}
      </p>
    </>
  );
}
const routes = [{ path: '/options', element: <Options /> }];

it('lists categories and finds suppliers', async () => {
  const { user } = await renderRemote(routes, { path: '/options' });
  expect(await screen.findByText(/^Categories: Electronics, Furniture/)).toBeVisible();
  await user.type(screen.getByLabelText('Search'), 'nordwind');
  expect(await screen.findByText('Suppliers for nordwind: Nordwind Office GmbH')).toBeVisible();
});

it('only logs a failure, without a toast', async () => {
  faults.status('get', 'categories', 500);
  faults.offline('get', 'suppliers');
  const { redux } = await renderRemote(routes, { path: '/options' });
  const logged: string[] = [];
  await waitFor(() => {
    logged.push(...takeLogged());
    expect(logged).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Failed to load categories'),
        expect.stringContaining('Failed to load suppliers'),
      ]),
    );
  });
  expect(redux.getState().toasts.current).toBeNull();
});

it('does not show a late answer to an earlier search', async () => {
  const release = faults.hold('get', 'suppliers');
  const { user } = await renderRemote(routes, { path: '/options' });
  faults.heal();
  await user.type(screen.getByLabelText('Search'), 'nordwind');
  const found = 'Suppliers for nordwind: Nordwind Office GmbH';
  expect(await screen.findByText(found)).toBeVisible();
  await act(async () => release());
  await screen.findByText(/^Categories: Electronics/);
  expect(screen.getByText(found)).toBeVisible();
});
