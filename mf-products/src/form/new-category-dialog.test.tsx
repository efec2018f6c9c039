import type { CategoryList } from '@stockroom/contract';
import {
  faults,
  field,
  findPage,
  findToast,
  renderShop,
  retype,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

const opener = () => screen.getByRole('button', { name: 'New category…' });
const dialog = () => screen.getByRole('dialog', { name: 'New category' });
const nameBox = () => within(dialog()).getByRole('textbox', { name: 'Category Name' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openDialog() {
  const shop = await renderShop(routes);
  const { user, request } = shop;
  await shop.open('/products/new');
  await findPage('Add Product');
  await screen.findByRole('option', { name: 'Tools' });
  await retype(user, 'Product Name', 'Desk lamp');
  await user.click(opener());
  await screen.findByRole('dialog', { name: 'New category' });
  const add = async (name: string) => {
    await user.clear(nameBox());
    if (name !== '') await user.type(nameBox(), name);
    await user.click(within(dialog()).getByRole('button', { name: 'Create Category' }));
  };
  const stored = async () =>
    ((await (await request('categories')).json()) as CategoryList).categories;
  return { ...shop, add, stored };
}

test('creates a category, selects it, and keeps what the form holds', async () => {
  const { add, stored, currentPath } = await openDialog();
  await add('  Lamps ');
  expect(await findToast('Category added successfully')).toBeVisible();
  await expectClosed();
  await waitFor(() => expect(field('Category')).toHaveValue('Lamps'));
  expect(await screen.findByRole('option', { name: 'Lamps' })).toBeInTheDocument();
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(field('Product Name')).toHaveValue('Desk lamp');
  expect(await stored()).toContain('Lamps');
  // The form of the product has not been submitted.
  expect(field('SKU')).toBeValid();
  expect(currentPath()).toBe('/products/new');
});

test('begins in its field, and returns the focus', async () => {
  const { user } = await openDialog();
  expect(nameBox()).toHaveFocus();
  await user.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('shows mistakes at the field', async () => {
  const { user, request, add, stored } = await openDialog();
  await add('');
  await waitFor(() => expect(nameBox()).toHaveAccessibleDescription('Category name is required'));
  // Somebody else has just added it.
  await request('categories', { method: 'POST', body: { name: 'Lamps' } });
  await add('LAMPS');
  await waitFor(() => expect(nameBox()).toHaveAccessibleDescription('There is “Lamps” already'));
  expect(nameBox()).toHaveValue('LAMPS');
  expect(takeLogged()).toHaveLength(1);
  expect(await stored()).not.toContain('LAMPS');
  await user.clear(nameBox());
  await add('Lamps');
  await expectClosed();
  expect(field('Category')).toHaveValue('Lamps');
});

test('keeps the typed name when the save fails, and adds it once', async () => {
  const { add, user, stored } = await openDialog();
  faults.loseAnswer('post', 'categories');
  await add('Lamps');
  expect(await within(dialog()).findByText(/^The server cannot be reached/)).toBeVisible();
  expect(nameBox()).toHaveValue('Lamps');
  expect(takeLogged().join()).toContain('Failed to add category');
  faults.heal();
  await user.click(within(dialog()).getByRole('button', { name: 'Create Category' }));
  await expectClosed();
  expect((await stored()).filter((name) => name === 'Lamps')).toHaveLength(1);
});

test('Escape closes the dialog, asks before a typed name is lost, and returns the focus', async () => {
  const { user } = await openDialog();
  await user.type(nameBox(), 'Lamps');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(nameBox()).toHaveValue('Lamps');
  await user.clear(nameBox());
  await user.keyboard('{Escape}');
  await expectClosed();
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(field('Product Name')).toHaveValue('Desk lamp');
});
