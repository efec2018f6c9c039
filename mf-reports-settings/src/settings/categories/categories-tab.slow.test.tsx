import type { CategoryList } from '@stockroom/contract';
import {
  addProduct,
  faults,
  findToast,
  renderRemote,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../../remote';

async function openTab() {
  const shop = await renderRemote(routes, { path: '/settings?tab=categories', seed: 'none' });
  await screen.findByRole('list', { name: 'Categories' });
  const stored = async () =>
    ((await (await shop.request('categories')).json()) as CategoryList).categories;
  return { ...shop, stored };
}
const input = () => screen.getByLabelText('New Category');
const add = () => screen.getByRole('button', { name: 'Add' });
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const shown = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const INITIAL = ['Electronics', 'Furniture', 'Office Supplies', 'Clothing', 'Books', 'Tools'];

test('shows the categories in the order of their creation', async () => {
  await openTab();
  expect(shown()).toEqual(INITIAL);
  expect(input()).toHaveAttribute('placeholder', 'Enter new category name');
});

test('removes only one category on a double click', async () => {
  const { user } = await openTab();
  await user.click(remove('Furniture'));
  fireEvent.click(remove('Office Supplies'), { detail: 2 });
  expect(await findToast('Category removed successfully')).toBeVisible();
  expect(shown()).toEqual(INITIAL.filter((name) => name !== 'Furniture'));
});

test('adds at once, with the button and with Enter, and saves in the same order', async () => {
  const { user, stored } = await openTab();
  const release = faults.hold('post', 'categories');
  await user.type(input(), '  Toys №1 ');
  await user.click(add());
  await user.type(input(), 'A / B{Enter}');
  expect(shown()).toEqual([...INITIAL, 'Toys №1', 'A / B']);
  expect(input()).toHaveValue('');
  expect(await findToast('Category added successfully')).toBeVisible();
  expect(await stored()).toEqual(INITIAL);
  release();
  await waitFor(async () => expect(await stored()).toEqual([...INITIAL, 'Toys №1', 'A / B']));
  expect(shown()).toEqual([...INITIAL, 'Toys №1', 'A / B']);
});

test.each(['', '   ', 'Tools', ' Tools '])('ignores "%s", without a toast', async (typed) => {
  const { user, stored } = await openTab();
  if (typed !== '') await user.type(input(), typed);
  await user.click(add());
  expect(shown()).toEqual(INITIAL);
  expect(screen.queryByText('Category added successfully')).not.toBeInTheDocument();
  expect(await stored()).toEqual(INITIAL);
});

test.each([
  ['tools', 'Tools'],
  [' office  SUPPLIES', 'Office Supplies'],
])(
  'names the category that exists while the user types “%s”, and refuses it',
  async (typed, existing) => {
    const { user, stored } = await openTab();
    const message = `There is “${existing}” already`;
    await user.type(input(), typed);
    expect(input()).toHaveAccessibleDescription(message);
    expect(input()).toBeValid();
    await user.click(add());
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(message);
    expect(input()).toHaveValue(typed);
    expect(input()).toHaveFocus();
    expect(shown()).toEqual(INITIAL);
    await user.type(input(), ' 2{Enter}');
    expect(await findToast('Category added successfully')).toBeVisible();
    expect(input()).not.toHaveAccessibleDescription();
    expect(await stored()).toEqual([...INITIAL, `${typed.trim()} 2`]);
  },
);

test.each([
  ['x'.repeat(101), 'Category name can have at most 100 characters'],
  ['..', 'Category name must not be . or ..'],
])('shows at the field that "%s" is invalid, until the user types', async (name, message) => {
  const { user, stored } = await openTab();
  await user.click(input());
  await user.paste(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(input()).toHaveAccessibleDescription(message));
  expect(input()).toHaveValue(name);
  expect(input()).toBeInvalid();
  expect(input()).toHaveFocus();
  expect(shown()).toEqual(INITIAL);
  expect(screen.queryByText('Category added successfully')).not.toBeInTheDocument();
  await user.type(input(), '{Backspace}');
  expect(input()).toBeValid();
  expect(await stored()).toEqual(INITIAL);
});

test('asks before it leaves an unsaved name for another tab', async () => {
  const { user, router } = await openTab();
  await user.type(input(), 'Toys');
  await user.click(screen.getByRole('tab', { name: 'System' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(router.state.location.search).toBe('?tab=categories');
  expect(input()).toHaveValue('Toys');
  await user.click(screen.getByRole('tab', { name: 'System' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('tab', { name: 'System', selected: true })).toBeVisible();
});

test.each([' ', 'Tools', 'tools', 'Toys{Enter}'])(
  'leaves the tab without a question after "%s"',
  async (typed) => {
    const { user } = await openTab();
    await user.type(input(), typed);
    await user.click(screen.getByRole('tab', { name: 'System' }));
    expect(await screen.findByRole('tab', { name: 'System', selected: true })).toBeVisible();
  },
);

test('removes at once, focuses the next category, and leaves products unchanged', async () => {
  const { user, request, stored } = await openTab();
  const product = await addProduct(request, { category: 'Furniture' });
  await user.click(remove('Furniture'));
  expect(shown()).not.toContain('Furniture');
  expect(remove('Office Supplies')).toHaveFocus();
  expect(await findToast('Category removed successfully')).toBeVisible();
  await waitFor(async () => expect(await stored()).not.toContain('Furniture'));
  const read = await request(`products/${product._id}`);
  expect(await read.json()).toMatchObject({ product: { category: 'Furniture' } });
});

test('links to the products that keep a removed category', async () => {
  const { user, request } = await openTab();
  for (let count = 0; count < 2; count += 1) await addProduct(request, { category: 'Furniture' });
  await addProduct(request, { category: 'Tools' });
  await user.click(remove('Furniture'));
  expect(await screen.findByText('2 products still have the category “Furniture”.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Show products' });
  expect(link).toHaveAttribute('href', '/products?category=Furniture');
  await user.click(remove('Tools'));
  expect(await screen.findByText('1 product still has the category “Tools”.')).toBeVisible();
  await user.type(input(), 'Tools{Enter}');
  expect(screen.queryByText(/still ha/)).not.toBeInTheDocument();
});

test('shows and focuses the empty state after the last category', async () => {
  const { user } = await openTab();
  for (const name of INITIAL) await user.click(remove(name));
  const empty = screen.getByText(/^No categories defined/);
  expect(empty).toHaveTextContent(/^No categories defined\. Add your first category above\.$/);
  expect(document.activeElement).toContainElement(empty);
  expect(document.body).not.toHaveFocus();
});

describe('when saving fails', () => {
  test.each(['status', 'offline', 'loseAnswer'] as const)(
    'takes back an added category (%s), and its name can be added once more',
    async (fault) => {
      const { user, stored } = await openTab();
      if (fault === 'status') faults.status('post', 'categories', 500);
      else faults[fault]('post', 'categories');
      await user.type(input(), 'Toys{Enter}');
      expect(await findToast('Failed to add category')).toBeVisible();
      expect(shown()).toEqual(INITIAL);
      await waitFor(() => expect(input()).toHaveValue('Toys'));
      expect(takeLogged()).toHaveLength(1);
      faults.heal();
      await user.type(input(), '{Enter}');
      expect(await findToast('Category added successfully')).toBeVisible();
      expect(await stored()).toEqual([...INITIAL, 'Toys']);
    },
  );

  test('brings back a removed category to its place', async () => {
    const { user } = await openTab();
    faults.status('delete', 'categories/:name', 500);
    await user.click(remove('Furniture'));
    expect(await findToast('Failed to remove category')).toBeVisible();
    expect(shown()).toEqual(INITIAL);
    expect(takeLogged()).toHaveLength(1);
  });

  test('names at the field a category that somebody else has just added', async () => {
    const { user, request } = await openTab();
    await request('categories', { method: 'POST', body: { name: 'Toys' } });
    await user.type(input(), 'toys{Enter}');
    await waitFor(() => expect(input()).toHaveValue('toys'));
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('There is “Toys” already');
    expect(await findToast('There is “Toys” already')).toBeVisible();
    await waitFor(() => expect(shown()).toEqual([...INITIAL, 'Toys']));
    expect(takeLogged()).toHaveLength(1);
  });

  test('keeps the changes before and after the failed one', async () => {
    const { user, stored } = await openTab();
    faults.status('delete', 'categories/:name', 500);
    await user.type(input(), 'Toys{Enter}');
    await user.click(remove('Books'));
    await user.type(input(), 'Games{Enter}');
    const kept = [...INITIAL, 'Toys', 'Games'];
    await waitFor(async () => expect(await stored()).toEqual(kept));
    await waitFor(() => expect(shown()).toEqual(kept));
    expect(takeLogged().join()).toContain('Failed to remove category');
  });
});
