import { addProduct, faults, findToast, scan } from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseType, field, retype, rowCount } from '../../testing/form-page';
import { openNewForm } from '../../testing/form-shop';

/** Opens a sale with a scanned kettle in its first row. */
async function openScanned() {
  const shop = await openNewForm();
  await chooseType(shop.user, 'Sales');
  await retype(shop.user, field('Customer Name'), 'Vera Orlova');
  await shop.user.click(field('Product', 1));
  await scan(shop.user, 'KETTLE');
  await waitFor(() => expect(field('Product', 1)).toHaveValue('Kettle'));
  return shop;
}

const addRow = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Item' }));

/** Scans a box of twelve cups into a row of its own. */
async function scanBox({ user, request }: Awaited<ReturnType<typeof openScanned>>) {
  const barcodes = [
    { code: 'BOX-12', units: 12 },
    { code: 'CUP-1', units: 1 },
  ];
  await addProduct(request, { name: 'Cup', sku: 'CUP', barcodes });
  await addRow(user);
  await scan(user, 'BOX-12');
  await waitFor(() => expect(field('Quantity', 2)).toHaveValue('12'));
}

const findCounted = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('adds a repeated scan to its row, and leaves the blank row for the next scan', async () => {
  const { user, stored } = await openScanned();
  await addRow(user);
  await scan(user, 'KETTLE');
  await findCounted('One more Kettle: now 2 pieces in item 1.');
  expect(field('Quantity', 1)).toHaveValue('2');
  expect(field('Product', 2)).toHaveFocus();
  expect(field('Product', 2)).toHaveValue('');
  await scan(user, 'kettle');
  await findCounted('One more Kettle: now 3 pieces in item 1.');
  await scan(user, 'SALT');
  await waitFor(() => expect(field('Product', 2)).toHaveValue('Salt'));
  expect(screen.queryByText(/One more Kettle/)).not.toBeInTheDocument();
  expect(field('Quantity', 2)).toHaveFocus();
  await user.keyboard('1');
  await addRow(user);
  await scan(user, 'KETTLE');
  await findCounted('One more Kettle: now 4 pieces in item 1.');
  await retype(user, field('Quantity', 1), '8');
  expect(await screen.findByText('Only 7 available')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await findToast('Order created successfully');
  expect((await stored())[0]?.items).toMatchObject([
    { productName: 'Kettle', quantity: 8, unitPrice: 150 },
    { productName: 'Salt', quantity: 1 },
  ]);
});

test('counts the units of a scanned box', async () => {
  const shop = await openScanned();
  const { user } = shop;
  await scanBox(shop);
  expect(field('Product', 2)).toHaveValue('Cup');
  expect(field('Quantity', 2)).toHaveFocus();
  await addRow(user);
  await scan(user, 'cup-1');
  await findCounted('One more Cup: now 13 pieces in item 2.');
  await scan(user, 'box-12');
  await findCounted('Cup: 12 pieces more, now 25 pieces in item 2.');
  expect(field('Quantity', 2)).toHaveValue('25');
});

test('counts every scan when the answers come late', async () => {
  const { user } = await openScanned();
  await retype(user, field('Quantity', 1), '5');
  const release = faults.hold('get', 'products');
  await addRow(user);
  await scan(user, 'kettle');
  await addRow(user);
  await scan(user, 'kettle');
  expect(field('Quantity', 3)).toHaveFocus();
  release();
  await findCounted('One more Kettle: now 7 pieces in item 1.');
  await waitFor(() => expect(rowCount()).toBe(2));
  expect(field('Product', 2)).toHaveValue('');
  expect(field('Product', 2)).toHaveFocus();
});

test('enters one for the first scan, selected, so that typing replaces it', async () => {
  const { user } = await openScanned();
  expect(field('Quantity', 1)).toHaveValue('1');
  expect(field('Quantity', 1)).toHaveFocus();
  await user.keyboard('5');
  expect(field('Quantity', 1)).toHaveValue('5');
});

test('keeps a row of its own for a scan with a typed quantity', async () => {
  const { user } = await openScanned();
  await addRow(user);
  const release = faults.hold('get', 'products');
  await scan(user, 'kettle');
  await user.keyboard('4');
  release();
  await waitFor(() => expect(field('Product', 2)).toHaveValue('Kettle'));
  expect(field('Quantity', 2)).toHaveValue('4');
  expect(field('Quantity', 1)).toHaveValue('1');
});

test('adds no scan to a row with an invalid quantity', async () => {
  const { user } = await openScanned();
  await retype(user, field('Quantity', 1), 'two');
  await addRow(user);
  await scan(user, 'KETTLE');
  await waitFor(() => expect(field('Product', 2)).toHaveValue('Kettle'));
  expect(field('Quantity', 1)).toHaveValue('two');
});

test('adds no scan to a product that is measured in kilograms', async () => {
  const { user } = await openScanned();
  for (const row of [2, 3]) {
    await addRow(user);
    await scan(user, 'SALT');
    await waitFor(() => expect(field('Product', row)).toHaveValue('Salt'));
  }
});

test('an unknown code in a filled row takes its product away', async () => {
  const { user } = await openScanned();
  await retype(user, field('Quantity', 1), '5');
  await user.click(field('Product', 1));
  await scan(user, '4600000000017');
  expect(await screen.findByText(/^Nothing found for “4600000000017”/)).toBeVisible();
  await waitFor(() => expect(field('Unit Price', 1)).toHaveValue(''));
  expect(field('Product', 1)).toHaveValue('');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field('Product', 1)).toBeInvalid());
});

test('adds a box that is scanned into the row of its product', async () => {
  const shop = await openScanned();
  const { user } = shop;
  await scanBox(shop);
  await retype(user, field('Quantity', 2), '15');
  await user.click(field('Product', 2));
  await scan(user, 'box-12');
  await findCounted('Cup: 12 pieces more, now 27 pieces in item 2.');
  expect(field('Product', 2)).toHaveValue('Cup');
  expect(field('Quantity', 2)).toHaveValue('27');
  await user.click(field('Product', 2));
  await scan(user, 'cup-1');
  await findCounted('One more Cup: now 28 pieces in item 2.');
  expect(field('Quantity', 2)).toHaveValue('28');
});
