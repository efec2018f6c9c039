import { formatDateTime } from '@stockroom/contract';
import {
  addOrder,
  addProduct,
  columnNames,
  findPage,
  findRow,
  hrefOf,
  receiveStock,
  renderShop,
} from '@stockroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { adjustStock } from '../testing/stock-movements';
import routes from '../remote';

test('shows everything about a movement', async () => {
  const { request, open } = await renderShop(routes);
  const tea = await addProduct(request, { name: 'Tea', sku: 'TEA-1', unitOfMeasurement: 'kg' });
  await receiveStock(request, { productId: tea._id, quantity: 1250.5 });
  const { createdAt } = await adjustStock(request, {
    productId: tea._id,
    adjustmentAmount: -0.25,
    reason: 'Damaged',
    notes: 'Wet «bag»',
  });
  await open('/inventory');
  await findPage('Stock Movements');
  const row = await findRow(/Damaged/);
  expect(columnNames()).toEqual([
    ...['Date and Time', 'Product', 'Type', 'Quantity', 'Value', 'Reason', 'User', 'Notes'],
  ]);
  for (const text of ['TEA-1', 'Stock Out', 'Damaged', 'Wet «bag»'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent(formatDateTime(createdAt));
  expect(row).toHaveTextContent('-0,25balance 1 250,25 kg');
  expect(hrefOf('Tea', row)).toBe(`/products/${tea._id}`);
  // The average cost is the purchase price, as the receipt named none: 0.25 of 100.
  expect(row).toHaveTextContent('-25,00 ₽at 100,00 ₽');
  const receipt = await findRow(/Stock Receipt/);
  expect(receipt).toHaveTextContent('+1 250,5balance 1 250,5 kg');
  expect(within(receipt).getByText('Stock In')).toBeVisible();
  expect(within(receipt).getByText('-')).toBeVisible();
});

test('shows all of a long note on request', async () => {
  const { user, request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  const notes = `${'Left in the rain, '.repeat(20)}and dry since`;
  await receiveStock(request, { productId, quantity: 1, notes });
  await receiveStock(request, { productId, quantity: 2, notes: 'Dry' });
  await open('/inventory');
  const button = within(await findRow(/Left in the rain/)).getByRole('button');
  expect(screen.getAllByRole('button', { name: /^Show/ })).toEqual([button]);
  expect(button).toHaveAccessibleName('Show all');
  await user.click(button);
  expect(button).toHaveAccessibleName('Show less');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(notes)).not.toHaveAttribute('title');
  await user.click(button);
  expect(screen.getByText(notes)).toHaveAttribute('title', notes);
});

test('links to the order of a movement, and marks a correction to verify', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  const order = await addOrder(request, { items: [{ productId, quantity: 2, unitPrice: 10 }] });
  const body = { status: 'completed', force: true };
  await request(`orders/${order._id}/status`, { method: 'PATCH', body });
  await open('/inventory');
  const sale = await findRow(/Sale/);
  expect(hrefOf(order.orderNumber, sale)).toBe(`/orders/${order._id}`);
  // The note of a sale is the order number, which the reason shows already.
  expect(within(sale).getAllByText(order.orderNumber)).toHaveLength(1);
  expect(within(sale).getByText('-')).toBeVisible();
  expect(within(sale).queryByText('To verify')).not.toBeInTheDocument();
  const correction = await findRow(/Correction/);
  expect(within(correction).getByText('To verify')).toBeVisible();
  expect(hrefOf('Count', correction)).toBe(
    `/inventory/adjust?productId=${productId}&adjustmentType=absolute`,
  );
});

test('shows the price of a receipt and its supplier reference', async () => {
  const { request, open } = await renderShop(routes);
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  const delivery = { quantity: 12, purchasePrice: 95.5, supplierReference: 'ТН-4411' };
  await receiveStock(request, { productId, ...delivery });
  await open('/inventory');
  const receipt = await findRow(/Desk/);
  expect(receipt).toHaveTextContent('1 146,00 ₽at 95,50 ₽');
  expect(within(receipt).getByText('ТН-4411')).toBeVisible();
});

test('shows an average cost with four decimals, and explains the rounding of values', async () => {
  const { request, open } = await renderShop(routes);
  await open('/inventory');
  await screen.findByText('No stock movements found');
  expect(screen.queryByText(/quantity × cost/)).not.toBeInTheDocument();
  const { _id: productId } = await addProduct(request, { name: 'Desk' });
  await receiveStock(request, { productId, quantity: 12, purchasePrice: 95.5 });
  await receiveStock(request, { productId, quantity: 1, purchasePrice: 100 });
  await adjustStock(request, { productId, adjustmentAmount: -1, reason: 'Lost' });
  await adjustStock(request, { productId, adjustmentAmount: -1, reason: 'Theft' });
  await open('/inventory/adjust');
  await open('/inventory');
  // The stock is worth 1246.00, then 1150.15 and 1054.31.
  expect(await findRow(/Lost/)).toHaveTextContent('-95,85 ₽at 95,8462 ₽');
  expect(await findRow(/Theft/)).toHaveTextContent('-95,84 ₽at 95,8462 ₽');
  expect(screen.getByText(/last digit can differ from quantity × cost/)).toBeVisible();
});
