import type { Product } from '@stockroom/contract';
import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { addProduct, receiveStock, renderShop } from '../testing';
import { useProductOptionQuery, useProductOptionsQuery } from './product-options';

function Options() {
  const { data } = useProductOptionsQuery({ search: '' });
  return <p>{namesOf(data)}</p>;
}
function Stock() {
  const { id = '' } = useParams();
  const { currentData } = useProductOptionQuery(id);
  return <p>Stock: {currentData?.currentStock}</p>;
}
const routes = [
  { path: '/options', element: <Options /> },
  { path: '/stock/:id', element: <Stock /> },
];
const namesOf = (products: Product[] = []) => products.map(({ name }) => name).join(', ');

it('lists the first twenty by name', async () => {
  const { request, open } = await renderShop(routes);
  await addProduct(request, { name: 'B 00' });
  for (let n = 1; n <= 20; n += 1)
    await addProduct(request, { name: `A ${String(n).padStart(2, '0')}` });
  await open('/options');
  expect(await screen.findByText(/^A 01, A 02, .*, A 20$/)).toBeVisible();
});

it('shows one product as it is now, at every visit', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request);
  await open(`/stock/${productId}`);
  expect(await screen.findByText('Stock: 0')).toBeVisible();
  await open('/');
  await receiveStock(request, { productId, quantity: 5 });
  await open(`/stock/${productId}`);
  expect(await screen.findByText('Stock: 5')).toBeVisible();
});
