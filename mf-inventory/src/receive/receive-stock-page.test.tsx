import type { ProductInput } from '@stockroom/contract';
import {
  addProduct,
  faults,
  field,
  findPage,
  findToast,
  receiveStock,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { chooseProduct, panelValue, preview, save } from '../testing/form-page';
import { listMovements } from '../testing/stock-movements';
import routes from '../remote';

const receive = 'Receive Stock';

async function openForm(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, { name: 'Lamp', sku: 'L-1', ...input });
  const movements = () => listMovements(shop.request);
  const start = async () => {
    await shop.open('/inventory/receive');
    await findPage('Receive Stock');
  };
  return { ...shop, lamp, movements, start };
}

test('posts a receipt and goes to the movements', async () => {
  const { user, start, movements, currentPath, lamp } = await openForm({ purchasePrice: 1200 });
  await start();
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '20');
  await retype(user, 'Purchase Price', '1 234,5');
  await retype(user, 'Supplier Reference', 'INV-7');
  await retype(user, 'Notes', 'Box «dented»');
  await save(user, receive);
  expect(await findToast('Stock received successfully')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
  expect(await movements()).toMatchObject([
    {
      productId: lamp._id,
      movementType: 'in',
      quantity: 20,
      unitCost: 1234.5,
      reason: 'Stock Receipt',
      supplierReference: 'INV-7',
      notes: 'Box «dented»',
      orderId: null,
    },
  ]);
});

test('shows the facts of the product, and its stock after saving', async () => {
  const { user, start, request, lamp } = await openForm({ minimumStockLevel: 3 });
  await receiveStock(request, { productId: lamp._id, quantity: 12 });
  await start();
  expect(screen.getByText('Select a product to see its stock.')).toBeVisible();
  await chooseProduct(user, 'Lamp');
  for (const [label, value] of Object.entries({
    Category: 'Tools',
    'Current Stock': '12 pieces',
    'Min Level': '3 pieces',
    Unit: 'pieces',
    Supplier: 'Light Ltd',
    Committed: '0 pieces',
    Expected: '0 pieces',
    Available: '12 pieces',
  }))
    expect(panelValue(label)).toBe(value);
  expect(screen.getByText('Lamp')).toBeVisible();
  expect(screen.getByText('L-1')).toBeVisible();
  await retype(user, 'Quantity', '20');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('12 → 32 pieces');
  await retype(user, 'Quantity', 'twenty');
  expect(screen.queryByText(/→/)).not.toBeInTheDocument();
});

test('starts empty when the product of a link is gone', async () => {
  const { user, open } = await openForm();
  await open('/inventory/receive?productId=0190a0a0-0000-7000-8000-000000000000');
  await findPage('Receive Stock');
  expect(await screen.findByLabelText('Product')).toHaveValue('');
  await user.type(field('Notes'), 'Kept');
  expect(takeLogged()).toHaveLength(1);
  fireEvent.focus(window);
  expect(field('Notes')).toHaveValue('Kept');
  await waitFor(() => expect(takeLogged()).toHaveLength(1));
  expect(field('Notes')).toHaveValue('Kept');
});

test('marks each missing field and focuses the first', async () => {
  const { user, start, currentPath } = await openForm();
  await start();
  await save(user, receive);
  await waitFor(() =>
    expect(field('Product')).toHaveAccessibleDescription('Please select a product'),
  );
  expect(field('Quantity')).toHaveAccessibleDescription('Quantity is required');
  expect(field('Product')).toHaveFocus();
  expect(currentPath()).toBe('/inventory/receive');
});

test('refuses wrong values at their fields and keeps them', async () => {
  const { user, start } = await openForm();
  await start();
  await chooseProduct(user, 'Lamp');
  await save(user, receive);
  for (const [label, typed, message] of [
    ['Quantity', '0', 'Quantity must be at least 1'],
    ['Quantity', '1,5', 'Quantity must be a whole number for this unit'],
    ['Quantity', 'two', 'Quantity must be a number'],
    ['Purchase Price', '-1', 'Price must be positive'],
    ['Purchase Price', '1,005', 'Purchase price can have at most 2 decimal places'],
  ] as const) {
    await retype(user, label, typed);
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field(label)).toHaveValue(typed);
  }
});

test('takes three decimals of a measured unit', async () => {
  const { user, start, movements } = await openForm({ unitOfMeasurement: 'kg' });
  await start();
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '1,1255');
  await save(user, receive);
  await waitFor(() =>
    expect(field('Quantity')).toHaveAccessibleDescription(
      'Quantity can have at most 3 decimal places',
    ),
  );
  await retype(user, 'Quantity', '1,125');
  expect(preview()).toHaveTextContent('0 → 1,125 kg');
  await save(user, receive);
  await findToast('Stock received successfully');
  expect(await movements()).toMatchObject([{ quantity: 1.125, unitOfMeasurement: 'kg' }]);
});

test('keeps what was typed when somebody else deletes the product', async () => {
  const { user, start, request, lamp } = await openForm();
  await start();
  await chooseProduct(user, 'Lamp');
  await retype(user, 'Quantity', '20');
  await request(`products/${lamp._id}`, { method: 'DELETE' });
  await save(user, receive);
  await waitFor(() =>
    expect(field('Product')).toHaveAccessibleDescription(/^This product no longer exists/),
  );
  expect(await findToast('Failed to receive stock')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to receive stock');
  expect(field('Quantity')).toHaveValue('20');
});

test.each(['offline', 'status'] as const)(
  'keeps what was typed after a failure (%s), and saves it again',
  async (fault) => {
    const { user, start, movements } = await openForm();
    await start();
    await chooseProduct(user, 'Lamp');
    await retype(user, 'Quantity', '20');
    if (fault === 'offline') faults.offline('post', 'stock-movements/receipts');
    else faults.status('post', 'stock-movements/receipts', 500);
    await save(user, receive);
    expect(await findToast('Failed to receive stock')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to receive stock');
    expect(field('Quantity')).toHaveValue('20');
    expect(field('Product')).toHaveValue('Lamp');
    faults.heal();
    await save(user, receive);
    await findToast('Stock received successfully');
    expect(await movements()).toHaveLength(1);
  },
);
