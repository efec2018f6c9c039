import { addProduct, findRow, receiveStock, renderShop } from '@stockroom/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../remote';

const PATH = '/reports?type=inventory-valuation';
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

/** 10 lamps at 100 and 10 at 103 for 150 each; 3 kg of nails at 50 for 80. */
async function valuedShop() {
  const shop = await renderShop(routes);
  const { request } = shop;
  const lamp = await addProduct(request, { name: 'Lamp', sku: 'L-1', category: 'Furniture' });
  const nails = await addProduct(request, {
    name: 'Nails',
    unitOfMeasurement: 'kg',
    sellingPrice: 80,
  });
  await receiveStock(request, { productId: lamp._id, quantity: 10, purchasePrice: 100 });
  await receiveStock(request, { productId: lamp._id, quantity: 10, purchasePrice: 103 });
  await receiveStock(request, { productId: nails._id, quantity: 3, purchasePrice: 50 });
  return { ...shop, lamp };
}

test('values stock at average cost and at selling prices, with totals', async () => {
  const { open } = await valuedShop();
  await open(PATH);
  expect(textOf(await findRow('Lamp'))).toBe(
    'LampL-1Furniture20 pieces101,50 ₽2 030,00 ₽3 000,00 ₽970,00 ₽',
  );
  expect(textOf(await findRow('Nails'))).toContain('3 kg50,00 ₽150,00 ₽240,00 ₽90,00 ₽');
  expect(textOf(await findRow('Total'))).toBe('Total2 180,00 ₽3 240,00 ₽1 060,00 ₽');
});

test('draws the value of each category, the highest first, and describes it in words', async () => {
  const { open } = await valuedShop();
  await open(PATH);
  const name =
    /^Stock of 2 categories is worth 2\s180,00\s₽; most is in Furniture: 2\s030,00\s₽\.$/;
  const bars = within(await screen.findByRole('list', { name })).getAllByRole('link');
  expect(bars.map(textOf)).toEqual(['Furniture 2 030,00 ₽', 'Tools 150,00 ₽']);
  expect(bars[0]).toHaveAttribute('href', '/products?category=Furniture&stockStatus=in');
});

test('links figures to the rows behind them', async () => {
  const { open, lamp } = await valuedShop();
  await open(PATH);
  const movements = `/inventory?productId=${lamp._id}`;
  for (const [of, name, path] of [
    ['Lamp', '20 pieces', movements],
    ['Lamp', /^101,50/, `${movements}&movementType=in`],
    ['Lamp', /^2\s030,00/, movements],
    ['Lamp', /^3\s000,00/, `/products/${lamp._id}`],
    ['Lamp', /^970,00/, movements],
    ['Total', /^2\s180,00/, '/products?stockStatus=in'],
  ] as const)
    expect(within(await findRow(of)).getByRole('link', { name })).toHaveAttribute('href', path);
});

test('sorts and filters on the server, and keeps both in the address', async () => {
  const { open, user, currentPath } = await valuedShop();
  await open(PATH);
  await findRow('Lamp');
  await user.click(screen.getByRole('button', { name: 'Value' }));
  expect(currentPath()).toBe(`${PATH}&sort=value`);
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Nails'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Furniture');
  await waitFor(() => expect(screen.queryByText('Nails')).not.toBeInTheDocument());
  expect(textOf(await findRow('Total'))).toContain('2 030,00 ₽');
});

test('values the stock of a past day', async () => {
  const { open } = await valuedShop();
  await open(`${PATH}&asOf=2020-01-01`);
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(screen.getByLabelText('As of')).toHaveValue('2020-01-01');
  await open(`${PATH}&asOf=2999-01-01`);
  const total = await findRow('Total');
  expect(textOf(total)).toBe('Total2 180,00 ₽3 240,00 ₽1 060,00 ₽');
  expect(within(total).queryByRole('link')).not.toBeInTheDocument();
});

test('asks for a day once its typing pauses', async () => {
  const { open, router, currentPath } = await valuedShop();
  await open(PATH);
  await findRow('Lamp');
  // Years pass through others while somebody types them.
  for (const value of ['0002-01-20', '0020-01-20', '2020-01-20'])
    fireEvent.change(screen.getByLabelText('As of'), { target: { value } });
  await waitFor(() => expect(currentPath()).toBe(`${PATH}&asOf=2020-01-20`));
  await act(() => router.navigate(-1));
  expect(currentPath()).toBe(PATH);
});
