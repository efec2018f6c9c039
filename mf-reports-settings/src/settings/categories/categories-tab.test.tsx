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

test('shows the categories in the order in which they were added', async () => {
  await openTab();
  expect(shown()).toEqual(INITIAL);
  expect(input()).toHaveAttribute('placeholder', 'Enter new category name');
});

test('removes one category by a double click, not the next one as well', async () => {
  const { user } = await openTab();
  await user.click(remove('Furniture'));
  fireEvent.click(remove('Office Supplies'), { detail: 2 });
  expect(await findToast('Category removed successfully')).toBeVisible();
  expect(shown()).toEqual(INITIAL.filter((name) => name !== 'Furniture'));
});

test('adds at once, by the button and by Enter, and saves in the same order', async () => {
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

test('takes no note of spaces in another spelling', async () => {
  const { user } = await openTab();
  await user.type(input(), 'office  supplies');
  expect(input()).toHaveAccessibleDescription(/^There is “Office Supplies” already\. /);
});

test('says while it is typed that a category is there already', async () => {
  const { user } = await openTab();
  await user.type(input(), ' Tools');
  expect(input()).toHaveAccessibleDescription('There is “Tools” already.');
  await user.type(input(), ' 2');
  expect(input()).not.toHaveAccessibleDescription();
});

test('another spelling is another category, which is said while it is typed', async () => {
  const { user } = await openTab();
  await user.type(input(), 'tools');
  expect(input()).toHaveAccessibleDescription(
    'There is “Tools” already. “tools” would be another category.',
  );
  await user.type(input(), '{Enter}');
  expect(shown()).toEqual([...INITIAL, 'tools']);
});

test.each([
  ['x'.repeat(101), 'Category name can have at most 100 characters'],
  ['..', 'Category name must not be . or ..'],
])('says at the field what is wrong with "%s", until it is typed again', async (name, message) => {
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

test('asks before a name that was not added is left behind, for another tab as well', async () => {
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

test.each([' ', 'Tools', 'Toys{Enter}'])('asks nothing after typing "%s"', async (typed) => {
  const { user } = await openTab();
  await user.type(input(), typed);
  await user.click(screen.getByRole('tab', { name: 'System' }));
  expect(await screen.findByRole('tab', { name: 'System', selected: true })).toBeVisible();
});

test('removes at once, the focus going on, and leaves the text of products alone', async () => {
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

test('says how many products keep a removed category, and leads to them', async () => {
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

test('without categories it says so', async () => {
  const { user } = await openTab();
  for (const name of INITIAL) await user.click(remove(name));
  const empty = screen.getByText(/^No categories defined/);
  expect(empty).toHaveTextContent(/^No categories defined\. Add your first category above\.$/);
  expect(document.activeElement).toContainElement(empty);
  expect(document.body).not.toHaveFocus();
});

describe('when saving fails', () => {
  test.each(['offline', 'status'] as const)(
    'an added category (%s) is taken back and comes back to the field',
    async (fault) => {
      const { user, stored } = await openTab();
      if (fault === 'offline') faults.offline('post', 'categories');
      else faults.status('post', 'categories', 500);
      await user.type(input(), 'Toys{Enter}');
      expect(await findToast('Failed to add category')).toBeVisible();
      expect(shown()).toEqual(INITIAL);
      await waitFor(() => expect(input()).toHaveValue('Toys'));
      expect(takeLogged()).toHaveLength(1);
      expect(await stored()).toEqual(INITIAL);
    },
  );

  test('one that was stored without a word is there once when it is added again', async () => {
    const { user, stored } = await openTab();
    faults.loseAnswer('post', 'categories');
    await user.type(input(), 'Toys{Enter}');
    expect(await findToast('Failed to add category')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    faults.heal();
    await waitFor(() => expect(input()).toHaveValue('Toys'));
    await user.type(input(), '{Enter}');
    expect(await findToast('Category added successfully')).toBeVisible();
    expect(await stored()).toEqual([...INITIAL, 'Toys']);
  });

  test('a removed category comes back to its place', async () => {
    const { user } = await openTab();
    faults.status('delete', 'categories/:name', 500);
    await user.click(remove('Furniture'));
    expect(await findToast('Failed to remove category')).toBeVisible();
    expect(shown()).toEqual(INITIAL);
    expect(takeLogged()).toHaveLength(1);
  });

  test('the server says what is wrong with a name', async () => {
    const { user } = await openTab();
    const fieldErrors = { name: 'Category name is not wanted' };
    const refusal = { code: 'VALIDATION_FAILED', message: 'Please check', fieldErrors };
    faults.status('post', 'categories', 422, refusal);
    await user.type(input(), 'Toys{Enter}');
    expect(await findToast('Category name is not wanted')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    expect(shown()).toEqual(INITIAL);
  });

  test('what was changed before and after stays', async () => {
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

test('a list that fails to load says so, never that there is none, and Retry heals it', async () => {
  const { user, router, request } = await renderRemote(routes, { path: '/', seed: 'none' });
  expect((await request('categories')).ok).toBe(true);
  faults.status('get', 'categories', 500);
  void router.navigate('/settings?tab=categories');
  expect(await findToast('Failed to load categories')).toBeVisible();
  expect(screen.queryByText(/No categories defined/)).not.toBeInTheDocument();
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Categories' })).toBeVisible();
  takeLogged();
});
