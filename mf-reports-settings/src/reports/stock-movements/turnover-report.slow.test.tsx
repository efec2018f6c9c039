import {
  addOrder,
  addProduct,
  receiveStock,
  renderShop,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../remote';

const PATH = '/reports?type=stock-movements';
const TODAY = new Date();
const today = [TODAY.getFullYear(), TODAY.getMonth() + 1, TODAY.getDate()]
  .map((part) => String(part).padStart(2, '0'))
  .join('-');
const table = () => screen.findByRole('table', { name: 'Stock Movements' });
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

/** 10 lamps came in at 100, 4 were sold. */
async function movedShop() {
  const shop = await renderShop(routes);
  const { request } = shop;
  const lamp = await addProduct(request, { name: 'Lamp', sku: 'L-1' });
  await receiveStock(request, { productId: lamp._id, quantity: 10, purchasePrice: 100 });
  const items = [{ productId: lamp._id, quantity: 4, unitPrice: 150 }];
  const { _id } = await addOrder(request, { items });
  await request(`orders/${_id}/status`, { method: 'PATCH', body: { status: 'completed' } });
  return { ...shop, lamp };
}

test('shows opening, in, out and closing, in quantity and value', async () => {
  const { open } = await movedShop();
  await open(PATH);
  const [, row, totals] = within(await table()).getAllByRole('row');
  expect(textOf(row!)).toBe('LampL-1Tools0 pieces10460,00 ₽1 000,00 ₽400,00 ₽600,00 ₽');
  expect(textOf(totals!)).toBe('Total0,00 ₽1 000,00 ₽400,00 ₽600,00 ₽');
});

test('marks a deleted product', async () => {
  const { open, request, lamp } = await movedShop();
  await request(`products/${lamp._id}`, { method: 'DELETE' });
  await open(PATH);
  const [, row] = within(await table()).getAllByRole('row');
  expect(textOf(row!)).toContain('LampL-1 · deletedTools');
});

test('opens with the stock before the period, and draws no empty chart without movements', async () => {
  const { open } = await movedShop();
  await open(`${PATH}&from=2999-01-01`);
  const [, row] = within(await table()).getAllByRole('row');
  expect(textOf(row!)).toContain('6 pieces006600,00 ₽0,00 ₽0,00 ₽600,00 ₽');
  expect(await screen.findByText(/^No movements in this period/)).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('shows why the server refuses a period that ends before it begins', async () => {
  const { open } = await movedShop();
  await open(`${PATH}&from=2026-11-21&to=2026-11-20`);
  expect(await screen.findByText('To must not be before From')).toBeVisible();
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Ends before it begins');
  for (const name of ['Print', 'Export Report'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  takeLogged();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2999-01-01' } });
  expect(await table()).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export Report' })).toBeEnabled());
});

test('shows why stock moved', async () => {
  const { open } = await movedShop();
  await open(PATH);
  const reasons = await screen.findByRole('table', { name: 'By reason' });
  const rows = within(reasons).getAllByRole('row').slice(1);
  expect(rows.map(textOf)).toEqual([
    'Sale 1 movement0,00 ₽400,00 ₽',
    'Stock Receipt 1 movement1 000,00 ₽0,00 ₽',
  ]);
  const sale = within(reasons).getByRole('link', { name: 'Sale' });
  expect(sale).toHaveAttribute('href', '/inventory?reason=Sale');
});

test('draws in and out per day; each day shows its figures and links to its movements', async () => {
  const { open } = await movedShop();
  await open(PATH);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    /^From .+, 1\s000,00\s₽ came in and 400,00\s₽ went out\.$/,
  );
  const chart = screen.getByRole('toolbar', { name: 'Value in and out per day' });
  const [day] = within(chart).getAllByRole('link');
  expect(day).toHaveAccessibleName(/, In 1\s000,00\s₽, Out 400,00\s₽$/);
  expect(day).toHaveAttribute('href', `/inventory?from=${today}&to=${today}`);
});

test('links figures to the movements behind them', async () => {
  const { open, lamp } = await movedShop();
  await open(`${PATH}&from=${today}&to=${today}`);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await table();
  const ofLamp = `/inventory?productId=${lamp._id}`;
  expect(href('10')).toBe(`${ofLamp}&movementType=in&from=${today}&to=${today}`);
  expect(href('4')).toBe(`${ofLamp}&movementType=out&from=${today}&to=${today}`);
  expect(href('6')).toBe(`${ofLamp}&to=${today}`);
  const lastRow = within(await table())
    .getAllByRole('row')
    .at(-1)!;
  const totals = within(lastRow).getAllByRole('link');
  expect(totals.map((link) => link.getAttribute('href'))).toEqual([
    `/inventory?movementType=in&from=${today}&to=${today}`,
    `/inventory?movementType=out&from=${today}&to=${today}`,
    `/inventory?to=${today}`,
  ]);
});
