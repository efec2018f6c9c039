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
import { screen, waitFor } from '@testing-library/react';
import { adjustStock, listMovements } from '../testing/stock-movements';
import { chooseProduct, preview, save } from '../testing/form-page';
import routes from '../remote';

const MATCHES = 'The count matches the books: nothing to adjust';

/** Opens a count of a lamp with a stock of 12. */
async function openCount(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, { name: 'Lamp', ...input });
  await receiveStock(shop.request, { productId: lamp._id, quantity: 12 });
  await shop.open(`/inventory/adjust?productId=${lamp._id}&adjustmentType=absolute`);
  await findPage('Stock Adjustment');
  await screen.findByText('Current Stock');
  const countMovements = async () => (await listMovements(shop.request)).length;
  return { ...shop, lamp, countMovements };
}

async function expectChanged(now: string) {
  await waitFor(() =>
    expect(field('New Stock Level')).toHaveAccessibleDescription(
      expect.stringContaining(`The stock is ${now} now. Save again if your count is still right.`),
    ),
  );
  expect(takeLogged()).toHaveLength(1);
}

test('shows that the count matches while the user types', async () => {
  const { user } = await openCount({ unitOfMeasurement: 'kg' });
  await retype(user, 'New Stock Level', '12,0');
  expect(screen.getByText(MATCHES)).toBeVisible();
  await user.type(field('New Stock Level'), '5');
  expect(screen.queryByText(MATCHES)).not.toBeInTheDocument();
  expect(preview()).toHaveTextContent('12 → 12,05 kg');
});

test('posts nothing for a matching count, and keeps the form for the next one', async () => {
  const { user, request, lamp, countMovements, currentPath } = await openCount();
  const desk = await addProduct(request, { name: 'Desk', supplierId: lamp.supplierId });
  await receiveStock(request, { productId: desk._id, quantity: 5 });
  await retype(user, 'New Stock Level', '12');
  await user.selectOptions(field('Reason'), 'Correction');
  await save(user, 'Adjust Stock');
  expect(await findToast(MATCHES)).toBeVisible();
  expect(currentPath()).toMatch(/^\/inventory\/adjust/);
  expect(field('New Stock Level')).toBeValid();
  expect(field('New Stock Level')).toHaveValue('12');
  expect(await countMovements()).toBe(2);

  await chooseProduct(user, 'Desk');
  expect(field('Adjustment Type')).toHaveValue('absolute');
  expect(field('Reason')).toHaveValue('Correction');
  await retype(user, 'New Stock Level', '4');
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  expect(await countMovements()).toBe(3);
});

test('asks before leaving a matching count only when it has notes', async () => {
  const { user, currentPath } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await user.selectOptions(field('Reason'), 'Correction');
  await user.type(field('Notes'), 'Counted twice');
  await save(user, 'Adjust Stock');
  await findToast(MATCHES);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('Notes')).toHaveValue('Counted twice');
  await user.clear(field('Notes'));
  await save(user, 'Adjust Stock');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Adjust Stock' })).toBeEnabled());
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
});

test('accepts a count that somebody else has just posted', async () => {
  const { user, request, lamp, countMovements } = await openCount();
  await retype(user, 'New Stock Level', '7');
  await user.selectOptions(field('Reason'), 'Lost');
  await adjustStock(request, { productId: lamp._id, adjustmentAmount: -5 });
  await save(user, 'Adjust Stock');
  expect(await findToast(MATCHES)).toBeVisible();
  expect(await screen.findByText(MATCHES, { selector: 'output *' })).toBeVisible();
  expect(field('New Stock Level')).toBeValid();
  expect(await countMovements()).toBe(2);
});

test('needs no reason for a matching count', async () => {
  const { user, countMovements } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await save(user, 'Adjust Stock');
  expect(await findToast(MATCHES)).toBeVisible();
  expect(await countMovements()).toBe(1);
});

test('no longer accepts a matching count when the books have changed', async () => {
  const { user, request, lamp, countMovements } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await adjustStock(request, { productId: lamp._id, adjustmentAmount: -2 });
  await save(user, 'Adjust Stock');
  await expectChanged('10\u00a0pieces');
  expect(preview()).toHaveTextContent('+2 10 → 12 pieces');
  await save(user, 'Adjust Stock');
  await waitFor(() =>
    expect(field('Reason')).toHaveAccessibleDescription('Please select a reason'),
  );
  await user.selectOptions(field('Reason'), 'Found');
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  expect(await countMovements()).toBe(3);
});

test('posts a count over changed books only after the user saves again', async () => {
  const { user, request, lamp, countMovements } = await openCount({ unitOfMeasurement: 'packs' });
  await retype(user, 'New Stock Level', '11');
  await user.selectOptions(field('Reason'), 'Lost');
  await user.type(field('Notes'), 'Top shelf');
  await adjustStock(request, { productId: lamp._id, adjustmentAmount: -5 });
  await save(user, 'Adjust Stock');
  await expectChanged('7\u00a0packs');
  expect(preview()).toHaveTextContent('+4 7 → 11 packs');
  expect(field('New Stock Level')).toHaveValue('11');
  expect(field('Reason')).toHaveValue('Lost');
  expect(field('Notes')).toHaveValue('Top shelf');
  expect(await countMovements()).toBe(2);
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  expect(await countMovements()).toBe(3);
});

test('posts a count once when its answer is lost', async () => {
  const { user, countMovements } = await openCount();
  await retype(user, 'New Stock Level', '7');
  await user.selectOptions(field('Reason'), 'Lost');
  faults.loseAnswer('post', 'stock-movements/adjustments');
  await save(user, 'Adjust Stock');
  await findToast('Failed to adjust stock');
  expect(takeLogged()).toHaveLength(1);
  faults.heal();
  await save(user, 'Adjust Stock');
  expect(await findToast('Stock adjusted successfully')).toBeVisible();
  expect(await countMovements()).toBe(2);
});

test('fails when the server cannot confirm a matching count', async () => {
  const { user } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await user.selectOptions(field('Reason'), 'Found');
  faults.status('get', 'products/*', 500);
  faults.status('post', 'stock-movements/adjustments', 500);
  await save(user, 'Adjust Stock');
  expect(await findToast('Failed to adjust stock')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to adjust stock');
});
