import { screen } from '@testing-library/react';
import { api } from '../store/api';
import { addOrder, addProduct, faults, receiveStock, renderRemote, renderShop } from './index';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testingCategories: build.query<{ categories: string[] }, void>({
      query: () => ({ operation: 'GET /categories' }),
    }),
  }),
});

function CategoriesPage() {
  const { data, error, refetch } = testApi.useTestingCategoriesQuery();
  return (
    <>
      <p>{error ? 'Failed' : (data?.categories.join(', ') ?? 'Waiting')}</p>
      <button onClick={refetch}>Retry</button>
    </>
  );
}
const routes = [{ path: '/categories', element: <CategoriesPage /> }];

it('shows a remote on the real API, signed in, with the sample data', async () => {
  const { request } = await renderRemote(routes, { path: '/categories' });
  expect(await screen.findByText(/Electronics, Furniture/)).toBeVisible();
  const products = await request('products');
  expect(await products.json()).toMatchObject({ products: expect.any(Array) });
});

it('starts every test with data of its own', async () => {
  const { request } = await renderRemote(routes, { path: '/elsewhere', seed: 'none' });
  expect(await screen.findByText('Elsewhere: /elsewhere')).toBeVisible();
  const products = await request('products');
  expect(await products.json()).toMatchObject({ products: [], total: 0 });
});

it('makes single routes fail or wait, and heals them', async () => {
  faults.status('get', 'categories', 500);
  const { user } = await renderRemote(routes, { path: '/categories' });
  const retry = () => user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Failed')).toBeVisible();
  faults.heal();
  const release = faults.hold('get', 'categories');
  await retry();
  expect(screen.getByText('Failed')).toBeVisible();
  release();
  expect(await screen.findByText(/Electronics/)).toBeVisible();
  faults.offline('get', 'categories');
  await retry();
  expect(await screen.findByText('Failed')).toBeVisible();
});

it('fills an empty shop by the real API', async () => {
  const { request } = await renderShop(routes);
  const { _id: productId, supplierId } = await addProduct(request);
  const items = [{ productId, quantity: 2, unitPrice: 10 }];
  expect((await addOrder(request, { supplierId, items })).orderNumber).toMatch(/^PO-/);
  expect((await addOrder(request, { items })).orderNumber).toMatch(/^ORD-/);
  expect((await receiveStock(request, { productId, quantity: 5 })).balanceAfter).toBe(5);
});
