import {
  addOrder,
  addProduct,
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { save } from '../testing/form-page';
import { listMovements } from '../testing/stock-movements';
import routes from '../remote';

const findCorrection = (product: string) =>
  screen.findByRole('row', { name: new RegExp(`${product}.*Correction`) });
const findButton = async (product: string) =>
  within(await findCorrection(product)).findByRole('button', { name: 'Mark as verified' });

/** Sells lamps and then desks that were not in stock. */
async function openJournal(path: string) {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, { name: 'Lamp' });
  const desk = await addProduct(shop.request, { name: 'Desk', supplierId: lamp.supplierId });
  for (const { _id: productId } of [lamp, desk]) {
    const items = [{ productId, quantity: 2, unitPrice: 10 }];
    const order = await addOrder(shop.request, { items });
    const body = { status: 'completed', force: true };
    await shop.request(`orders/${order._id}/status`, { method: 'PATCH', body });
  }
  await shop.open(path);
  await findPage('Stock Movements');
  const toVerify = async () => (await listMovements(shop.request, '?toVerify=true')).length;
  return { ...shop, lamp, desk, toVerify };
}

test('keeps a verified row in its place until the list loads again', async () => {
  const { user, toVerify } = await openJournal('/inventory?toVerify=true');
  const button = await findButton('Desk');
  expect(button).toHaveAccessibleDescription('Desk');
  const release = faults.hold('post', 'stock-movements/*/verify');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  release();
  expect(await findToast('Marked as verified: Desk')).toBeVisible();
  const row = await findCorrection('Desk');
  await waitFor(() => expect(within(row).getByText('Verified').parentElement).toHaveFocus());
  expect(await findButton('Lamp')).toBeEnabled();
  expect(await toVerify()).toBe(1);
  const mark = screen.getByRole('combobox', { name: 'Verification' });
  await user.selectOptions(mark, 'All');
  await user.selectOptions(mark, 'To verify');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Desk' })).not.toBeInTheDocument());
  await findButton('Lamp');
});

test.each(['status', 'offline'] as const)(
  'keeps the mark after a failure (%s), and verifies on the second try',
  async (fault) => {
    const { user, toVerify } = await openJournal('/inventory?toVerify=true');
    if (fault === 'status') faults.status('post', 'stock-movements/*/verify', 500);
    else faults.offline('post', 'stock-movements/*/verify');
    await user.click(await findButton('Desk'));
    expect(await findToast('Failed to mark as verified: Desk')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to mark as verified');
    const button = await findButton('Desk');
    await waitFor(() => expect(button).toHaveFocus());
    expect(await toVerify()).toBe(2);
    faults.heal();
    await user.click(button);
    expect(await findToast('Marked as verified: Desk')).toBeVisible();
  },
);

test('verifies the product by a count, and shows who verified it and when', async () => {
  const { user, toVerify, currentPath, open } = await openJournal('/inventory?toVerify=true');
  await user.click(within(await findCorrection('Desk')).getByRole('link', { name: 'Count' }));
  await screen.findByText('Current Stock');
  await retype(user, 'New Stock Level', '3');
  await user.selectOptions(field('Reason'), 'Found');
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  // The list shows the next correction to count.
  expect(currentPath()).toBe('/inventory?toVerify=true');
  await findButton('Lamp');
  await open('/inventory');
  const row = within(await findCorrection('Desk'));
  expect(await row.findByText(/^Verified by .+@.+ on/)).toHaveTextContent(
    / on \d\d\.\d\d\.\d{4}, \d\d:\d\d$/,
  );
  for (const gone of ['To verify', 'Count', 'Mark as verified'])
    expect(row.queryByText(gone)).not.toBeInTheDocument();
  expect(await toVerify()).toBe(1);
});
