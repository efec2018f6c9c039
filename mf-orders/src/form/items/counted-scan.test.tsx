import { addOrder, faults, findToast } from '@stockroom/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseType, field, fillItem, retype, rowCount } from '../../testing/form-page';
import { openEditForm, openNewForm } from '../../testing/form-shop';

/** A sale in whose first row a kettle was scanned. */
async function openScanned() {
  const shop = await openNewForm();
  await chooseType(shop.user, 'Sales');
  await retype(shop.user, field('Customer Name'), 'Vera Orlova');
  await shop.user.click(field('Product', 1));
  await scan(shop.user, 'KETTLE');
  await waitFor(() => expect(field('Product', 1)).toHaveValue('Kettle'));
  return shop;
}

/** The keys of a scanner: Enter comes before the answer. */
const scan = (user: UserEvent, code: string) => user.keyboard(`${code}{Enter}`);
const addRow = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Add Item' }));

/** What is said of the last scan. */
const findCounted = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('a product that is scanned again is one more in its row, and the next scan has its place', async () => {
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

test('scans that are answered late, and in turn, are all counted', async () => {
  const { user } = await openScanned();
  await retype(user, field('Quantity', 1), '5');
  const release = faults.hold('get', 'products');
  await addRow(user);
  await scan(user, 'KETTLE');
  await addRow(user);
  await scan(user, 'KETTLE');
  expect(field('Quantity', 3)).toHaveFocus();
  release();
  await findCounted('One more Kettle: now 7 pieces in item 1.');
  expect(field('Product', 2)).toHaveValue('');
  expect(field('Product', 3)).toHaveValue('');
  expect(field('Product', 3)).toHaveFocus();
});

test('an order that is sent before a scan is answered takes it along', async () => {
  const { user, stored } = await openScanned();
  await addRow(user);
  const release = faults.hold('get', 'products');
  await scan(user, 'KETTLE');
  await user.keyboard('{Control>}{Enter}{/Control}');
  release();
  await findToast('Order created successfully');
  expect((await stored())[0]?.items).toMatchObject([{ productName: 'Kettle', quantity: 2 }]);
});

test('what was typed behind a scan before its answer stays in a row of its own', async () => {
  const { user } = await openScanned();
  await addRow(user);
  const release = faults.hold('get', 'products');
  await scan(user, 'KETTLE');
  await user.keyboard('4');
  release();
  await waitFor(() => expect(field('Product', 2)).toHaveValue('Kettle'));
  expect(field('Quantity', 2)).toHaveValue('4');
  expect(field('Quantity', 1)).toHaveValue('');
});

test('a product that is chosen by hand is another row', async () => {
  const { user } = await openScanned();
  await addRow(user);
  await fillItem(user, 2, { product: 'Kettle', quantity: '3' });
  expect(field('Quantity', 1)).toHaveValue('');
  expect(rowCount()).toBe(2);
});

test.each([
  ['at a price of its own', 'Unit Price', '149'],
  ['of the largest quantity', 'Quantity', '999999999'],
  ['of a quantity that is none', 'Quantity', 'two'],
])('a row %s counts no scans', async (_what, label, text) => {
  const { user } = await openScanned();
  await retype(user, field(label, 1), text);
  await addRow(user);
  await scan(user, 'KETTLE');
  await waitFor(() => expect(field('Product', 2)).toHaveValue('Kettle'));
  expect(field(label, 1)).toHaveValue(text);
});

test('nor does one of what is measured: a scan is no kilogram', async () => {
  const { user } = await openScanned();
  for (const row of [2, 3]) {
    await addRow(user);
    await scan(user, 'SALT');
    await waitFor(() => expect(field('Product', row)).toHaveValue('Salt'));
  }
});

test('an order that is edited counts scans in its rows', async () => {
  const { user } = await openEditForm(({ request, kettle }) =>
    addOrder(request, { items: [{ productId: kettle._id, quantity: 3, unitPrice: 150 }] }),
  );
  await waitFor(() => expect(field('Product', 1)).toHaveValue('Kettle'));
  await addRow(user);
  await scan(user, 'KETTLE');
  await findCounted('One more Kettle: now 4 pieces in item 1.');
});
