import type { ProductInput, StockMovementList } from '@stockroom/contract';
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
import { adjustStock } from '../testing/adjust-stock';
import { chooseProduct, preview, save } from '../testing/form-page';
import routes from '../remote';

const MATCHES = 'The count matches the books: nothing to adjust';

/** A lamp is to be counted, of which there are 12. */
async function openCount(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const lamp = await addProduct(shop.request, { name: 'Lamp', ...input });
  await receiveStock(shop.request, { productId: lamp._id, quantity: 12 });
  await shop.open(`/inventory/adjust?productId=${lamp._id}&adjustmentType=absolute`);
  await findPage('Stock Adjustment');
  await screen.findByText('Current Stock');
  const countMovements = async () => {
    const answer = await shop.request('stock-movements');
    return ((await answer.json()) as StockMovementList).total;
  };
  return { ...shop, lamp, countMovements };
}

async function expectChanged(now: string) {
  await waitFor(() =>
    expect(field('New Stock Level')).toHaveAccessibleDescription(
      expect.stringContaining(
        `The books have changed meanwhile: ${now} now. Save again if your count still holds.`,
      ),
    ),
  );
  expect(takeLogged()).toHaveLength(1);
}

test('says so at once, and no longer when another level is typed', async () => {
  const { user } = await openCount({ unitOfMeasurement: 'kg' });
  await retype(user, 'New Stock Level', '12,0');
  expect(screen.getByText(MATCHES)).toBeVisible();
  await user.type(field('New Stock Level'), '5');
  expect(screen.queryByText(MATCHES)).not.toBeInTheDocument();
  expect(preview()).toHaveTextContent('12 → 12,05 kg');
});

test('is told as a success when it is sent, posts nothing, and the form is there for the next', async () => {
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
  await waitFor(() => expect(field('New Stock Level')).toHaveValue(''));
  expect(field('Adjustment Type')).toHaveValue('absolute');
  expect(field('Reason')).toHaveValue('Correction');
  await retype(user, 'New Stock Level', '4');
  await save(user, 'Adjust Stock');
  await findToast('Stock adjusted successfully');
  expect(await countMovements()).toBe(3);
});

test('is nothing that leaving would lose, unless there are notes', async () => {
  const { user, currentPath } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await user.selectOptions(field('Reason'), 'Correction');
  await user.type(field('Notes'), 'Counted twice');
  await save(user, 'Adjust Stock');
  await findToast(MATCHES);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await user.clear(field('Notes'));
  await save(user, 'Adjust Stock');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Adjust Stock' })).toBeEnabled());
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(currentPath()).toBe('/inventory'));
});

test('is found by the server, too, where somebody else has posted the same count meanwhile', async () => {
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

test('needs no reason, and leads to the next count', async () => {
  const { user, countMovements, currentPath } = await openCount();
  for (const path of [/productId/, /^\/inventory\/adjust\?adjustmentType=absolute$/]) {
    expect(currentPath()).toMatch(path);
    await retype(user, 'New Stock Level', '12');
    await save(user, 'Adjust Stock');
    expect(await findToast(MATCHES)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Count another' }));
    await waitFor(() => expect(field('Product')).toHaveValue(''));
    expect(field('Product')).toHaveFocus();
    expect(field('New Stock Level')).toHaveValue('');
    await chooseProduct(user, 'Lamp');
  }
  expect(await countMovements()).toBe(1);
});

test('leads to the next count only when asked about what was typed since', async () => {
  const { user } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await save(user, 'Adjust Stock');
  await findToast(MATCHES);
  await user.type(field('Notes'), 'Top shelf');
  await user.click(screen.getByRole('button', { name: 'Count another' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field('Notes')).toHaveValue('Top shelf');
});

test('does not hold where the books have changed since they were shown, which needs a reason', async () => {
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

test('a count is not posted over books that have changed since, until it is confirmed', async () => {
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

test('a count that got no answer is posted once', async () => {
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

test('is not claimed while the server cannot be asked', async () => {
  const { user } = await openCount();
  await retype(user, 'New Stock Level', '12');
  await user.selectOptions(field('Reason'), 'Found');
  faults.status('get', 'products/*', 500);
  faults.status('post', 'stock-movements/adjustments', 500);
  await save(user, 'Adjust Stock');
  expect(await findToast('Failed to adjust stock')).toBeVisible();
  expect(takeLogged().join()).toContain('Failed to adjust stock');
});
