import type { StockMovementList } from '@stockroom/contract';
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
import routes from '../remote';

const findCorrection = (product: string) =>
  screen.findByRole('row', { name: new RegExp(`${product}.*Correction`) });
const findButton = async (product: string) =>
  within(await findCorrection(product)).findByRole('button', { name: 'Mark as verified' });

/** Lamps and then desks were sold that were not there. */
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
  const toVerify = async () => {
    const answer = await shop.request('stock-movements?toVerify=true');
    return ((await answer.json()) as StockMovementList).total;
  };
  return { ...shop, lamp, desk, toVerify };
}

test('what is marked as verified stays in its place until the list is asked for anew', async () => {
  const { user, toVerify } = await openJournal('/inventory?toVerify=true');
  const button = await findButton('Desk');
  expect(button).toHaveAccessibleDescription('Desk');
  const release = faults.hold('post', 'stock-movements/*/verify');
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  await user.click(button);
  release();
  expect(await findToast('Marked as verified: Desk')).toBeVisible();
  const row = await findCorrection('Desk');
  await waitFor(() => expect(within(row).getByText('Verified').parentElement).toHaveFocus());
  expect(await findButton('Lamp')).toBeEnabled();
  expect(await toVerify()).toBe(1);
  const mark = screen.getByRole('combobox', { name: 'Marked' });
  await user.selectOptions(mark, 'All');
  await user.selectOptions(mark, 'To verify');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Desk' })).not.toBeInTheDocument());
  await findButton('Lamp');
});

test('the journal says in the place of the mark who verified it and when', async () => {
  const { user, open } = await openJournal('/inventory?toVerify=true');
  await user.click(await findButton('Desk'));
  await findToast('Marked as verified: Desk');
  await open('/inventory/adjust');
  await findPage('Stock Adjustment');
  await open('/inventory');
  const row = await findCorrection('Desk');
  expect(within(row).getByText(/^Verified by .+@.+ on/)).toHaveTextContent(
    / on \d\d\.\d\d\.\d{4}, \d\d:\d\d$/,
  );
  for (const gone of ['To verify', 'Count', 'Mark as verified'])
    expect(within(row).queryByText(gone)).not.toBeInTheDocument();
  expect(within(await findCorrection('Lamp')).getByText('To verify')).toBeVisible();
});

test.each(['status', 'offline'] as const)(
  'what cannot be marked (%s) stays in the list, and can be tried again',
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

test('"Count" asks for the level that was counted, which verifies the product', async () => {
  const { user, toVerify } = await openJournal('/inventory?toVerify=true');
  await user.click(within(await findCorrection('Desk')).getByRole('link', { name: 'Count' }));
  await screen.findByText('Current Stock');
  await retype(user, 'New Stock Level', '3');
  await user.selectOptions(field('Reason'), 'Found');
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  expect(await within(await findCorrection('Desk')).findByText(/^Verified by/)).toBeVisible();
  expect(await toVerify()).toBe(1);
});

test('"Count" of what the books have already leads to where that is settled', async () => {
  const { user, currentPath, desk } = await openJournal('/inventory?toVerify=true');
  await user.click(within(await findCorrection('Desk')).getByRole('link', { name: 'Count' }));
  await screen.findByText('Current Stock');
  await retype(user, 'New Stock Level', '0');
  const settle = await screen.findByRole('link', { name: 'mark it as verified' });
  expect(field('New Stock Level')).toHaveAccessibleDescription(/The books say the same\./);
  await retype(user, 'New Stock Level', '1');
  expect(settle).not.toBeInTheDocument();
  await retype(user, 'New Stock Level', '0');
  await retype(user, 'Notes', 'Counted twice');
  await user.click(await screen.findByRole('link', { name: 'mark it as verified' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await user.clear(field('Notes'));
  await user.click(await screen.findByRole('link', { name: 'mark it as verified' }));
  expect(currentPath()).toBe(`/inventory?toVerify=true&productId=${desk._id}`);
  await user.click(await findButton('Desk'));
  expect(await findToast('Marked as verified: Desk')).toBeVisible();
});
