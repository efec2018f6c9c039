import { ADJUSTMENT_REASONS, type ProductInput } from '@stockroom/contract';
import {
  addProduct,
  faults,
  field,
  findPage,
  findToast,
  hrefOf,
  receiveStock,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adjustStock, listMovements } from '../testing/stock-movements';
import { panelValue, preview, save } from '../testing/form-page';
import routes from '../remote';

const adjust = 'Adjust Stock';
const ABSOLUTE = 'Set Absolute Stock Level';
const RELATIVE = 'Adjust by Amount (+/-)';

/** Opens the form for a lamp with a stock of 12. */
async function openForm(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, { name: 'Lamp', ...input });
  await receiveStock(shop.request, { productId: lamp._id, quantity: 12 });
  await shop.open(`/inventory/adjust?productId=${lamp._id}`);
  await findPage('Stock Adjustment');
  await screen.findByText('Current Stock');
  const last = async () => (await listMovements(shop.request))[0];
  const choose = (label: string, option: string) => shop.user.selectOptions(field(label), option);
  return { ...shop, lamp, last, choose };
}

test('offers to import counts from a file', async () => {
  await openForm();
  expect(hrefOf('Import')).toBe('/products/import?kind=counts');
});

test.each([
  [ABSOLUTE, 'New Stock Level', '7', '-5 12 → 7 pieces', { movementType: 'out', quantity: 5 }],
  [ABSOLUTE, 'New Stock Level', '0', '-12 12 → 0 pieces', { movementType: 'out', quantity: 12 }],
  [RELATIVE, 'Adjustment Amount', '-5', '12 → 7 pieces', { movementType: 'out', quantity: 5 }],
  [RELATIVE, 'Adjustment Amount', '+3', '12 → 15 pieces', { movementType: 'in', quantity: 3 }],
])('%s: %s %s previews %s and posts it', async (type, label, typed, levels, movement) => {
  const { user, choose, last, currentPath } = await openForm();
  await choose('Adjustment Type', type);
  await retype(user, label, typed);
  expect(preview()).toHaveTextContent(levels);
  await choose('Reason', 'Correction');
  await retype(user, 'Notes', 'Counted twice');
  await save(user, adjust);
  expect(await findToast('Stock adjusted successfully')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
  expect(await last()).toMatchObject({ ...movement, reason: 'Correction', notes: 'Counted twice' });
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Count another' })).toHaveLength(
      type === ABSOLUTE ? 1 : 0,
    ),
  );
});

test('offers the types and reasons, and asks for the value that the type needs', async () => {
  const { choose } = await openForm();
  const options = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(options('Adjustment Type')).toEqual([ABSOLUTE, RELATIVE]);
  expect(options('Reason')).toEqual([...ADJUSTMENT_REASONS]);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await choose('Adjustment Type', ABSOLUTE);
  expect(screen.getByRole('spinbutton', { name: 'New Stock Level' })).toBeVisible();
  await choose('Adjustment Type', RELATIVE);
  expect(screen.getByRole('spinbutton', { name: 'Adjustment Amount' })).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: 'New Stock Level' })).not.toBeInTheDocument();
});

test('marks each missing field and focuses the first', async () => {
  const { user, open } = await openForm();
  await open('/inventory/adjust');
  await waitFor(() => expect(field('Product')).toHaveValue(''));
  await save(user, adjust);
  for (const [label, message] of Object.entries({
    Product: 'Please select a product',
    'Adjustment Type': 'Please select adjustment type',
    Reason: 'Please select a reason',
  }))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  expect(field('Product')).toHaveFocus();
});

test.each([
  [ABSOLUTE, 'New Stock Level', '', 'New stock level is required'],
  [ABSOLUTE, 'New Stock Level', '-1', 'Stock level cannot be negative'],
  [ABSOLUTE, 'New Stock Level', '1,5', 'New stock level must be a whole number for this unit'],
  [RELATIVE, 'Adjustment Amount', '', 'Adjustment amount is required'],
  [RELATIVE, 'Adjustment Amount', '0', 'Adjustment amount must not be 0'],
  [RELATIVE, 'Adjustment Amount', '-0,5', 'Adjustment amount must be a whole number for this unit'],
])('%s: refuses %s "%s" with "%s"', async (type, label, typed, message) => {
  const { user, choose } = await openForm();
  await choose('Adjustment Type', type);
  await choose('Reason', 'Found');
  await retype(user, label, typed);
  await save(user, adjust);
  await waitFor(() =>
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(field(label)).toHaveValue(typed);
});

test('refuses an amount that exceeds the stock', async () => {
  const { user, choose, last } = await openForm();
  await choose('Adjustment Type', RELATIVE);
  await choose('Reason', 'Theft');
  await retype(user, 'Adjustment Amount', '-13');
  expect(screen.queryByText(/→/)).not.toBeInTheDocument();
  await save(user, adjust);
  await waitFor(() =>
    expect(field('Adjustment Amount')).toHaveAccessibleDescription(
      expect.stringContaining('Stock cannot fall below 0: 12 on hand'),
    ),
  );
  expect(await last()).toMatchObject({ movementType: 'in' });
});

test('keeps what was typed when the server refuses an amount that now exceeds the stock', async () => {
  const { user, choose, last, request, lamp } = await openForm();
  await choose('Adjustment Type', RELATIVE);
  await choose('Reason', 'Theft');
  await retype(user, 'Adjustment Amount', '-12');
  await adjustStock(request, { productId: lamp._id, adjustmentAmount: -2 });
  await save(user, adjust);
  await waitFor(() =>
    expect(field('Adjustment Amount')).toHaveAccessibleDescription(
      expect.stringContaining('Stock cannot fall below 0: 10 on hand'),
    ),
  );
  expect(await findToast('Failed to adjust stock')).toBeVisible();
  expect(takeLogged()).toHaveLength(1);
  expect(field('Adjustment Amount')).toHaveValue('-12');
  expect(field('Reason')).toHaveValue('Theft');
  expect(await last()).toMatchObject({ quantity: 2 });
  await waitFor(() => expect(panelValue('Current Stock')).toBe('10 pieces'));
  await retype(user, 'Adjustment Amount', '-10');
  await save(user, adjust);
  await findToast('Stock adjusted successfully');
});

test('loads the stock again when the window gets the focus', async () => {
  const { user, choose, request, lamp } = await openForm({ unitOfMeasurement: 'kg' });
  await choose('Adjustment Type', RELATIVE);
  await retype(user, 'Adjustment Amount', '-0,125');
  expect(preview()).toHaveTextContent('12 → 11,875 kg');
  await adjustStock(request, { productId: lamp._id, adjustmentAmount: -2 });
  fireEvent.focus(window);
  await waitFor(() => expect(panelValue('Current Stock')).toBe('10 kg'));
  expect(preview()).toHaveTextContent('10 → 9,875 kg');
});

test.each([
  ['absolute', 'absolute'],
  ['relative', 'relative'],
  ['sideways', ''],
])('starts a link of type "%s" with "%s", which leaving does not lose', async (asked, value) => {
  const { open, lamp, user, currentPath } = await openForm();
  await open(`/inventory/adjust?productId=${lamp._id}&adjustmentType=${asked}`);
  await waitFor(() => expect(field('Adjustment Type')).toHaveValue(value));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(currentPath()).toBe('/inventory');
});

test('offers the next count after a count', async () => {
  const { user, choose, currentPath } = await openForm();
  await choose('Adjustment Type', ABSOLUTE);
  await choose('Reason', 'Correction');
  await retype(user, 'New Stock Level', '7');
  await save(user, adjust);
  await findToast('Stock adjusted successfully');
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
  expect(await screen.findByText('Counted 7 pieces of Lamp.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Count another' }));
  await findPage('Stock Adjustment');
  await waitFor(() => expect(field('Product')).toHaveFocus());
  expect(field('Product')).toHaveValue('');
  expect(field('Adjustment Type')).toHaveValue('absolute');
});

test.each(['offline', 'status'] as const)(
  'keeps what was typed after a failure (%s), and saves it again',
  async (fault) => {
    const { user, choose, last } = await openForm();
    await choose('Adjustment Type', ABSOLUTE);
    await choose('Reason', 'Correction');
    await retype(user, 'New Stock Level', '7');
    if (fault === 'offline') faults.offline('post', 'stock-movements/adjustments');
    else faults.status('post', 'stock-movements/adjustments', 500);
    await save(user, adjust);
    expect(await findToast('Failed to adjust stock')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to adjust stock');
    expect(field('New Stock Level')).toHaveValue('7');
    faults.heal();
    await save(user, adjust);
    await findToast('Stock adjusted successfully');
    expect(await last()).toMatchObject({ balanceAfter: 7 });
  },
);
