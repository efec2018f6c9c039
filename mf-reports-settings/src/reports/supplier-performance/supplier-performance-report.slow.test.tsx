import {
  addOrder,
  addProduct,
  addSupplier,
  findRow,
  renderRemote,
  renderShop,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import routes from '../../remote';
import { SpendSparkline } from './spend-sparkline';

const PATH = '/reports?type=supplier-performance';
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

/** One supplier with completed orders at 100, 100 and 110 and a cancelled one; another with one completed order. */
async function suppliedShop() {
  const shop = await renderShop(routes);
  const { request } = shop;
  const order = async (
    supplierId: string,
    productId: string,
    unitPrice: number,
    status: string,
  ) => {
    const items = [{ productId, quantity: 10, unitPrice }];
    const { _id } = await addOrder(request, { supplierId, items });
    await request(`orders/${_id}/status`, { method: 'PATCH', body: { status } });
  };
  const { _id: often } = await addSupplier(request, { companyName: 'Often Ltd' });
  const { _id: once } = await addSupplier(request, { companyName: 'Once Ltd' });
  const lamp = await addProduct(request, { supplierId: often });
  for (const price of [100, 100, 110]) await order(often, lamp._id, price, 'completed');
  await order(often, lamp._id, 310, 'cancelled');
  await order(once, lamp._id, 50, 'completed');
  return { ...shop, often };
}

test('shows every figure of a supplier, and dashes for too few completed orders', async () => {
  const { open } = await suppliedShop();
  await open(PATH);
  expect(textOf(await findRow('Often'))).toBe('Often Ltd433 100,00 ₽0 days50,0 %25,0 %+10,0 %');
  expect(textOf(await findRow('Once'))).toBe('Once Ltd11500,00 ₽————');
  expect(screen.getAllByTitle('Needs at least 3 completed orders')).toHaveLength(4);
  expect(textOf(await findRow('Total'))).toBe('Total543 600,00 ₽');
  expect(screen.getByText('and 1 more, with fewer than 3 completed orders')).toBeVisible();
});

test('draws no trend without spend', async () => {
  const spends = [{ month: '2026-01', spend: 0 }];
  const element = (
    <SpendSparkline
      months={['2026-01', '2026-02']}
      spends={spends}
      period={{ from: '', to: '' }}
      to="/reports"
    />
  );
  await renderRemote([{ path: '/reports', element }], { path: '/reports' });
  expect(await screen.findByTitle('Nothing was spent')).toHaveTextContent('—');
});

test('draws the trend of each supplier and describes it in words', async () => {
  const { open, often } = await suppliedShop();
  await open(PATH);
  const month = /\d\d\.\d{4}/.source;
  const trend = within(await findRow('Often')).getByRole('link', { name: /^Spend per month/ });
  const amount = '3\\s100,00\\s₽';
  expect(trend).toHaveAccessibleName(
    new RegExp(`^Spend per month, ${month}: highest ${amount} in ${month}, last ${amount}$`),
  );
  expect(trend).toHaveAttribute('title', expect.stringMatching(/^\d\d\.\d{4} 3\s100,00\s₽$/));
  expect(trend).toHaveAttribute('href', `/reports?type=supplier-performance&supplierId=${often}`);
  expect(screen.getByRole('columnheader', { name: 'Trend' })).toBeVisible();
});

test('links counts and sums to the orders behind them', async () => {
  const { open, often } = await suppliedShop();
  await open(`${PATH}&from=2020-01-01`);
  const href = async (name: string | RegExp) =>
    within(await findRow('Often'))
      .getByRole('link', { name })
      .getAttribute('href');
  const orders = `/orders?type=incoming&supplierId=${often}`;
  expect(await href('Often Ltd')).toBe(`/suppliers/edit/${often}`);
  expect(await href('4')).toBe(`${orders}&from=2020-01-01`);
  for (const name of ['3', /^3\s100,00\s₽$/, '0 days', /^\+10,0\s%$/])
    expect(await href(name)).toBe(`${orders}&status=completed&from=2020-01-01`);
  expect(await href(/^50,0\s%$/)).toBe(`${orders}&from=2020-01-01`);
  expect(await href(/^25,0\s%$/)).toBe(`${orders}&status=cancelled&from=2020-01-01`);
  const totals = within(await findRow('Total')).getAllByRole('link');
  expect(totals.map((link) => link.getAttribute('href'))).toEqual([
    '/orders?type=incoming&from=2020-01-01',
    ...['completed', 'completed'].map(
      (status) => `/orders?type=incoming&status=${status}&from=2020-01-01`,
    ),
  ]);
});

test('draws the spend of each month and the lead time of each supplier', async () => {
  await renderRemote(routes, { path: PATH });
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    /^From .+ to .+, .+\s₽ for \d+ completed orders\.$/,
  );
  expect(
    screen.getByRole('list', {
      name: /^Days from order to completion of \d+ suppliers; .+ days\.$/,
    }),
  ).toBeVisible();
});

test('draws no empty chart without completed orders', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId, supplierId } = await addProduct(request);
  await addOrder(request, { supplierId, items: [{ productId, quantity: 1, unitPrice: 5 }] });
  await open(PATH);
  expect(await screen.findByText(/once an order is completed/)).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('links the lead time of a supplier to its own report, until the user removes the chip', async () => {
  const { user, open, often, currentPath } = await suppliedShop();
  await open(PATH);
  await user.click(await screen.findByRole('link', { name: 'Often Ltd 0 days' }));
  expect(currentPath()).toBe(`/reports?type=supplier-performance&supplierId=${often}`);
  expect(await screen.findAllByText('1 supplier')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove filter Supplier: Often Ltd' }));
  expect(await findRow('Once')).toBeVisible();
});
