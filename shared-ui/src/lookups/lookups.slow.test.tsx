import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  addProduct,
  faults,
  receiveStock,
  renderRemote,
  renderShop,
  takeLogged,
} from '../testing/index';
import { useCategoryOptionsQuery, useProductOptionQuery, useSupplierOptionsQuery } from './lookups';

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

function Stock() {
  const { id = '' } = useParams();
  const { currentData } = useProductOptionQuery(id);
  return <p>Stock: {currentData?.currentStock}</p>;
}

it('shows the present stock of a product at every visit', async () => {
  const { request, open } = await renderShop([{ path: '/stock/:id', element: <Stock /> }]);
  const { _id: productId } = await addProduct(request);
  await open(`/stock/${productId}`);
  expect(await screen.findByText('Stock: 0')).toBeVisible();
  await open('/');
  await receiveStock(request, { productId, quantity: 5 });
  await open(`/stock/${productId}`);
  expect(await screen.findByText('Stock: 5')).toBeVisible();
});
