import {
  addOrder,
  addProduct,
  findRow,
  receiveStock,
  renderShop,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../../remote';

const PATH = '/reports?type=margin';
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

/** Sold: lamps with a margin, desks below their cost. */
async function openReport(query = '') {
  const shop = await renderShop(routes);
  const { request, open } = shop;
  const sell = async (name: string, cost: number, unitPrice: number, customerName: string) => {
    const { _id: productId } = await addProduct(request, { name, category: `${name}s` });
    await receiveStock(request, { productId, quantity: 10, purchasePrice: cost });
    const items = [{ productId, quantity: 2, unitPrice }];
    const { _id } = await addOrder(request, { type: 'outgoing', customerName, items });
    await request(`orders/${_id}/status`, { method: 'PATCH', body: { status: 'completed' } });
    return productId;
  };
  const lamp = await sell('Lamp', 30, 50, 'Anna');
  await sell('Desk', 100, 90, 'Boris');
  await open(PATH + query);
  return { ...shop, lamp };
}

test('shows revenue, cost and margin of each product, which leads to its page', async () => {
  const { lamp } = await openReport();
  expect(textOf(await findRow('Lamp'))).toMatch(/2 pieces100,00 ₽60,00 ₽40,00 ₽40,0 %$/);
  expect(textOf(await findRow('Desk'))).toMatch(/2 pieces180,00 ₽200,00 ₽[-−]20,00 ₽[-−]11,1 %$/);
  expect(textOf(await findRow('Total'))).toBe('Total280,00 ₽260,00 ₽20,00 ₽7,1 %');
  const link = within(await findRow('Lamp')).getByRole('link', { name: 'Lamp' });
  expect(link).toHaveAttribute('href', `/products/${lamp}`);
  expect(screen.getByText('and 1 more, without a profit')).toBeVisible();
});

test('groups by customer, and opens what one of them bought', async () => {
  const { user, currentPath } = await openReport();
  await user.selectOptions(await screen.findByLabelText('Group by'), 'Customer');
  expect(textOf(await findRow('Anna'))).toBe('Anna100,00 ₽60,00 ₽40,00 ₽40,0 %');
  await user.click(within(await findRow('Anna')).getByRole('link', { name: 'Anna' }));
  expect(currentPath()).toBe(`${PATH}&customer=Anna`);
  expect(await findRow('Lamp')).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Desk/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter Customer: Anna' }));
  expect(await findRow('Desk')).toBeVisible();
});

test('groups by month, whose link keeps to the period', async () => {
  const { user } = await openReport('&from=2020-01-01');
  await findRow('Lamp');
  await user.selectOptions(screen.getByLabelText('Group by'), 'Month');
  const month = await findRow(/^\d\d\.\d{4}/);
  expect(within(month).getByRole('link').getAttribute('href')).toMatch(
    /^\/reports\?type=margin&from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/,
  );
});
