import { addProduct, findPage, receiveStock, renderShop } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { adjustStock } from '../testing/adjust-stock';
import routes from '../remote';

const findNote = () => screen.findByText(/can differ in its last digit from quantity × cost/);

test('says why one of two equal movements is worth a cent less', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  await receiveStock(request, { productId, quantity: 12, purchasePrice: 95.5 });
  await receiveStock(request, { productId, quantity: 1, purchasePrice: 100 });
  await adjustStock(request, { productId, adjustmentAmount: -1, reason: 'Lost' });
  await adjustStock(request, { productId, adjustmentAmount: -1, reason: 'Theft' });
  await open('/inventory');
  // Of the stock 1246.00 are left, then 1150.15 and 1054.31.
  expect(await screen.findByRole('row', { name: /Lost/ })).toHaveTextContent(
    '-95,85 ₽at 95,8462 ₽',
  );
  expect(screen.getByRole('row', { name: /Theft/ })).toHaveTextContent('-95,84 ₽at 95,8462 ₽');
  expect(await findNote()).toBeVisible();
});

test('says nothing of values where there are none', async () => {
  const { open } = await renderShop(routes);
  await open('/inventory');
  await findPage('Stock Movements');
  await screen.findByText('No stock movements found');
  expect(screen.queryByText(/quantity × cost/)).not.toBeInTheDocument();
});
