import { screen } from '@testing-library/react';
import { api } from '../store/api';
import { useAppDispatch } from '../store/hooks';
import { showSuccess } from '../store/toasts';
import {
  addOrder,
  addProduct,
  faults,
  findToast,
  receiveStock,
  renderRemote,
  renderShop,
} from './index';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    testingCategories: build.query<{ categories: string[] }, void>({
      query: () => ({ url: 'categories' }),
    }),
  }),
});

function CategoriesPage() {
  const { data, error, refetch } = testApi.useTestingCategoriesQuery();
  const dispatch = useAppDispatch();
  return (
    <>
      <p>{error ? 'Failed' : (data?.categories.join(', ') ?? 'Waiting')}</p>
      <button onClick={refetch}>Retry</button>
      <button onClick={() => dispatch(showSuccess('Saved successfully'))}>Save</button>
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

it('makes single routes fail and heals them', async () => {
  faults.status('get', 'categories', 500);
  const { user } = await renderRemote(routes, { path: '/categories' });
  expect(await screen.findByText('Failed')).toBeVisible();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Electronics/)).toBeVisible();
  faults.offline('get', 'categories');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Failed')).toBeVisible();
});

it('lets an answer wait for its release', async () => {
  const release = faults.hold('get', 'categories');
  await renderRemote(routes, { path: '/categories' });
  expect(await screen.findByText('Waiting')).toBeVisible();
  release();
  expect(await screen.findByText(/Electronics/)).toBeVisible();
});

it('finds toasts where the user sees them', async () => {
  const { user } = await renderRemote(routes, { path: '/categories' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Saved successfully')).toBeVisible();
});

it('fills an empty shop by the real API', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId, supplierId } = await addProduct(request);
  const items = [{ productId, quantity: 2, unitPrice: 10 }];
  expect((await addOrder(request, { supplierId, items })).orderNumber).toMatch(/^PO-/);
  expect((await addOrder(request, { items })).orderNumber).toMatch(/^ORD-/);
  expect((await receiveStock(request, { productId, quantity: 5 })).balanceAfter).toBe(5);
  await open('/categories');
  expect(await screen.findByText(/Electronics/)).toBeVisible();
});
