import { findPage, findToast } from '@stockroom/shared-ui/testing';
import { screen } from '@testing-library/react';
import { save } from '../testing/form-page';
import { renderFormShop } from '../testing/form-shop';

const FILTERED = '/orders?status=pending&type=outgoing';

async function openList() {
  const shop = await renderFormShop();
  await shop.addKettleOrder(1);
  await shop.open(FILTERED);
  const follow = async (name: string) => shop.user.click(await screen.findByRole('link', { name }));
  return { ...shop, follow };
}

test.each([
  ['the list', ['Edit']],
  ['its page', ['View', 'Edit Order']],
])('saves an order opened from %s and goes back to the filtered list', async (_from, links) => {
  const { user, follow, currentPath } = await openList();
  for (const link of links) await follow(link);
  await findPage('Edit Order');
  await screen.findByRole('button', { name: 'Update Order' });
  await save(user);
  await findToast('Order updated successfully');
  expect(currentPath()).toBe(FILTERED);
});

test.each([
  ['an order', ['View', 'Back']],
  ['its form', ['View', 'Edit Order', 'Cancel']],
  ['a new order', ['Create Order', 'Back']],
])('leads from %s back to the filtered list', async (_from, links) => {
  const { follow, currentPath } = await openList();
  for (const link of links) await follow(link);
  await findPage('Orders');
  expect(currentPath()).toBe(FILTERED);
});
