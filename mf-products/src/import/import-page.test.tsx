import { findPage, renderShop } from '@stockroom/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { BROKEN, CHAIR, HEADINGS, LAMP, openImports } from '../testing/import-page';

const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });
const row = (text: string) =>
  screen
    .getAllByRole('row')
    .find((one) => one.textContent?.includes(text) || within(one).queryByDisplayValue(text))!;

test('shows what each row would do, imports them, and takes them back', async () => {
  const { user, request, upload, currentPath } = await openImports();
  await upload([HEADINGS, LAMP, CHAIR]);
  await findPage('Import Products');
  expect(screen.getByText('stock.csv')).toBeVisible();
  expect(screen.getByLabelText('Product name')).toHaveValue('name');
  expect(screen.getByLabelText('Product name')).toHaveAccessibleDescription('Desk lamp · Chair');
  expect(button('New 2')).toBeVisible();
  expect(row('LAMP-1')).toHaveTextContent(/1\s250,50\s₽7$/);
  expect(await (await request('products')).json()).toMatchObject({ total: 0 });

  await user.click(button('Import 2 rows'));
  await screen.findByRole('heading', { name: 'The import is finished' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const answer = await request('products');
  expect(await answer.json()).toMatchObject({
    products: [{ name: 'Chair' }, { name: 'Desk lamp', sellingPrice: 1250.5, currentStock: 7 }],
  });

  await user.click(button('Undo import'));
  const question = await screen.findByRole('alertdialog', { name: 'Undo this import?' });
  await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  await screen.findByRole('heading', { name: 'The import was undone' });
  expect(await (await request('products')).json()).toMatchObject({ total: 0 });
  expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Import another file' }));
  expect(currentPath()).toBe('/products/import');
  const earlier = await screen.findByRole('table', { name: 'Earlier imports' });
  expect(within(earlier).getByRole('row', { name: /^stock\.csv/ })).toHaveTextContent('Undone');
});

test('moves a field to the column that the user chooses', async () => {
  const { user, upload } = await openImports();
  await upload(['SKU;Left;Right', 'LAMP-1;Desk lamp;Lamp']);
  await user.selectOptions(screen.getByLabelText('Left'), 'Product name');
  await waitFor(() => expect(row('LAMP-1')).toHaveTextContent('Desk lamp'));
  await user.selectOptions(screen.getByLabelText('Right'), 'Product name');
  expect(screen.getByLabelText('Left')).toHaveValue('');
  await waitFor(() => expect(row('LAMP-1')).not.toHaveTextContent('Desk lamp'));
  await user.selectOptions(screen.getByLabelText('SKU'), 'Leave out');
  expect(
    await screen.findByText(
      'No column has the SKU. Choose it below, or each row adds a product with a new SKU.',
    ),
  ).toBeVisible();
});

test('corrects a refused value in place: Enter saves, Escape does not', async () => {
  const { user, upload } = await openImports();
  await upload([HEADINGS, LAMP, BROKEN]);
  expect(row('VASE-1')).toHaveTextContent('Refused');
  expect(screen.getByText(/^1 refused row is left out/)).toBeVisible();
  await user.click(button('cheap'));
  const box = screen.getByRole('textbox', { name: 'Selling price' });
  expect(box).toHaveFocus();
  await user.clear(box);
  await user.keyboard('5{Escape}');
  expect(button('cheap')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('textbox', { name: 'Selling price' }));
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(row('VASE-1')).toHaveTextContent('New'));
  expect(await findButton('Import 2 rows')).toBeEnabled();
});

test('shows only the rows of a kind', async () => {
  const { user, upload } = await openImports();
  await upload([HEADINGS, LAMP, BROKEN]);
  await user.click(button('Refused 1'));
  await waitFor(() => expect(screen.queryByText('LAMP-1')).not.toBeInTheDocument());
  expect(screen.getByText('VASE-1')).toBeVisible();
  expect(button('Refused 1')).toHaveAttribute('aria-pressed', 'true');
});

test('adds what has moved since the day of the stock', async () => {
  const { user, upload } = await openImports();
  await upload([HEADINGS, LAMP]);
  await user.click(button('Import 1 row'));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await screen.findByRole('button', { name: 'Choose a file' });
  await upload([HEADINGS, LAMP.replace(/7$/, '3')]);
  await waitFor(() => expect(row('LAMP-1')).toHaveTextContent('7 → 3'));
  const date = screen.getByLabelText('Date of stock');
  fireEvent.change(date, { target: { value: '2020-01-31' } });
  await waitFor(() => expect(row('LAMP-1')).toHaveTextContent('7 → 10'));
  fireEvent.change(date, { target: { value: '' } });
  await waitFor(() => expect(row('LAMP-1')).toHaveTextContent('7 → 3'));
  await user.selectOptions(screen.getByLabelText('Stock'), 'Add the value of the file');
  expect(date).not.toBeInTheDocument();
});

test('creates missing categories and suppliers only when the user agrees', async () => {
  const { user, upload } = await openImports();
  await upload([HEADINGS, LAMP.replace('Tools', 'Lights')]);
  expect(screen.getByText('New categories: Lights')).toBeVisible();
  expect(screen.getByText('New suppliers: Light Ltd')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Create them' }));
  await waitFor(() => expect(row('LAMP-1')).toHaveTextContent('Refused'));
  expect(await findButton('Import 0 rows')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Create them' }));
  await waitFor(() => expect(row('LAMP-1')).toHaveTextContent('New'));
});

test('brings in a plain list: the user names its category and supplier', async () => {
  const { user, upload, request } = await openImports();
  await upload(['Name;Price;Stock', 'Desk lamp;1250,50;7']);
  expect(row('Desk lamp')).toHaveTextContent('Refused');
  await user.type(screen.getByLabelText('Category for rows without one'), 'Tools{Enter}');
  await waitFor(() => expect(row('Desk lamp')).toHaveTextContent('Tools'));
  expect(screen.getByLabelText('Category for rows without one')).toHaveFocus();
  await user.type(screen.getByLabelText('Supplier for rows without one'), 'Light Ltd');
  await user.tab();
  await waitFor(() => expect(row('Desk lamp')).toHaveTextContent('New'));
  expect(row('Desk lamp')).toHaveTextContent('P-1');
  expect(await screen.findByText('New suppliers: Light Ltd')).toBeVisible();
  await user.click(await findButton('Import 1 row'));
  await screen.findByRole('heading', { name: 'The import is finished' });
  expect(await (await request('products')).json()).toMatchObject({
    products: [{ name: 'Desk lamp', sku: 'P-1', category: 'Tools', supplierName: 'Light Ltd' }],
  });
});

test('goes on where the user left', async () => {
  const { user, upload, open, currentPath } = await openImports();
  await upload([HEADINGS, LAMP]);
  const path = currentPath();
  await open('/products/import');
  await user.click(await screen.findByRole('link', { name: 'stock.csv' }));
  expect(currentPath()).toBe(path);
  await user.click(await findButton('Discard'));
  const question = await screen.findByRole('alertdialog', { name: 'Discard this file?' });
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(currentPath()).toBe('/products/import'));
  expect(screen.queryByRole('link', { name: 'stock.csv' })).not.toBeInTheDocument();
});

test('lets only those import who may change such records', async () => {
  const { open } = await renderShop(routes, { role: 'warehouse' });
  await open('/products/import');
  await findPage('Import Stock Counts');
  await open('/products/import?kind=suppliers');
  await findPage('No access');
});

test.each([
  ['owner', 2],
  ['sales', 0],
] as const)('an empty list of products offers the import to %s', async (role, links) => {
  const { open } = await renderShop(routes, { role });
  await open('/products');
  await screen.findByText('No products found');
  const found = screen.queryAllByRole('link', { name: 'Import' });
  expect(found.map((link) => link.getAttribute('href'))).toEqual(
    Array(links).fill('/products/import'),
  );
});
