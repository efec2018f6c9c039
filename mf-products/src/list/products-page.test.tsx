import {
  addOrder,
  addProduct,
  addSupplier,
  columnNames,
  expectRows,
  exportList,
  faults,
  findPage,
  findRow,
  findToast,
  receiveStock,
  renderRemote,
  renderShop,
  shownRows,
  takeLogged,
} from '@stockroom/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';

test('shows every column, in the formats of the settings', async () => {
  const { request, open } = await renderShop(routes);
  const { _id } = await addProduct(request, {
    name: 'Desk lamp',
    description: 'Warm «light»',
    sku: 'LAMP-1',
    category: 'Furniture',
    purchasePrice: 54990,
    sellingPrice: 61000.5,
    minimumStockLevel: 5,
  });
  await open('/products');
  const row = await findRow('Desk lamp');
  expect(columnNames()).toEqual([
    ...['Product', 'SKU', 'Category', 'Stock', 'Purchase Price', 'Selling Price'],
    ...['Supplier', 'Status', 'Actions'],
  ]);
  for (const text of ['Warm «light»', 'LAMP-1', 'Furniture', 'Light Ltd', 'Out of Stock'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent('0 / 5 pieces');
  expect(row).toHaveTextContent('54 990,00 ₽');
  expect(row).toHaveTextContent('61 000,50 ₽');
  expect(within(row).getByRole('img', { name: 'At or below minimum' })).toBeVisible();
  const addressOf = (name: string) => within(row).getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Desk lamp')).toBe(`/products/${_id}`);
  expect(addressOf('Edit')).toBe(`/products/edit/${_id}`);
  expect(within(row).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    'Desk lamp',
  );
});

test('shows the next page and the previous one', async () => {
  const { user } = await renderRemote(routes, { path: '/products' });
  await findPage('Products');
  expect(await screen.findAllByRole('row')).toHaveLength(1 + 25);
  const first = shownRows();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous' })).toBeEnabled());
  expect(shownRows()).not.toEqual(first);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(shownRows()).toEqual(first));
});

describe('finding', () => {
  test('searches by name or SKU, and clears the search', async () => {
    const { user, request, open, currentPath } = await renderShop(routes);
    const { _id: supplierId } = await addSupplier(request);
    await addProduct(request, { name: 'Desk lamp', sku: 'A-1', supplierId });
    await addProduct(request, { name: 'Chair', sku: 'LAMPLESS', supplierId });
    await addProduct(request, { name: 'Table', sku: 'B-2', supplierId });
    await open('/products');
    await findRow('Table');
    const search = screen.getByRole('searchbox', { name: 'Search products' });
    expect(search).toHaveAttribute('placeholder', expect.stringContaining('name or SKU'));
    await user.type(search, 'lamp');
    await expectRows(['Chair', 'Desk lamp']);
    expect(currentPath()).toBe('/products?search=lamp');

    await user.clear(search);
    await user.type(search, 'sofa');
    expect(await screen.findByText('No products found')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add Product' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectRows(['Chair', 'Desk lamp', 'Table']);
    expect(search).toHaveValue('');
  });

  test('filters by category, and Back undoes it', async () => {
    const { user, router, request, open } = await renderShop(routes);
    const { _id: supplierId } = await addSupplier(request);
    await addProduct(request, { name: 'Desk', category: 'Furniture', supplierId });
    await addProduct(request, { name: 'Hammer', category: 'Tools', supplierId });
    await open('/products');
    await findRow('Hammer');
    const category = screen.getByRole('combobox', { name: 'Category' });
    await user.selectOptions(category, 'Furniture');
    await expectRows(['Desk']);
    await act(() => router.navigate(-1));
    await expectRows(['Desk', 'Hammer']);
    expect(category).toHaveValue('');
  });

  test.each([
    ['In Stock', ['Full', 'Low']],
    ['Low Stock', ['Empty', 'Low']],
    ['Out of Stock', ['Empty']],
  ])('the stock filter "%s" shows only matching products', async (filter, names) => {
    const { user, request, open } = await renderShop(routes);
    const { _id: supplierId } = await addSupplier(request);
    for (const [name, quantity] of Object.entries({ Empty: 0, Low: 5, Full: 6 })) {
      const { _id: productId } = await addProduct(request, { name, supplierId });
      if (quantity > 0) await receiveStock(request, { productId, quantity });
    }
    await open('/products');
    for (const [name, badge] of [
      ['Empty', 'Out of Stock'],
      ['Low', 'Low Stock'],
      ['Full', 'In Stock'],
    ] as const)
      expect(within(await findRow(name)).getByText(badge)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stock status' }), filter);
    await expectRows(names);
  });

  test('shows the products of the supplier in the address until the user removes the chip', async () => {
    const { user, request, open, currentPath } = await renderShop(routes);
    const { _id: supplierId } = await addSupplier(request, { companyName: 'Desk Makers' });
    await addProduct(request, { name: 'Desk', supplierId });
    await addProduct(request, { name: 'Hammer' });
    await open(`/products?supplierId=${supplierId}`);
    await expectRows(['Desk']);
    await user.click(
      await screen.findByRole('button', { name: 'Remove filter Supplier: Desk Makers' }),
    );
    await expectRows(['Desk', 'Hammer']);
    expect(currentPath()).toBe('/products');
  });

  test('only logs that the categories fail to load', async () => {
    faults.status('get', 'categories', 500);
    const { open } = await renderShop(routes);
    await open('/products');
    await screen.findByText('No products found');
    await waitFor(() => expect(takeLogged().join()).toContain('Failed to load categories'));
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });
});

test('sorts on the server, both ways', async () => {
  const { user, request, open } = await renderShop(routes);
  const { _id: supplierId } = await addSupplier(request);
  await addProduct(request, { name: 'Alpha', sellingPrice: 20, supplierId });
  await addProduct(request, { name: 'Beta', sellingPrice: 3, supplierId });
  await open('/products');
  await findRow('Alpha');
  const heading = screen.getByRole('columnheader', { name: 'Selling Price' });
  await user.click(within(heading).getByRole('button'));
  await expectRows(['Beta', 'Alpha']);
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(heading).getByRole('button'));
  await expectRows(['Alpha', 'Beta']);
  expect(heading).toHaveAttribute('aria-sort', 'descending');
});

test('invites the user of an empty shop to add a product', async () => {
  const { user, open, currentPath } = await renderShop(routes);
  await open('/products');
  const state = (await screen.findByText('No products found')).parentElement!;
  await user.click(within(state).getByRole('link', { name: 'Add Product' }));
  expect(currentPath()).toBe('/products/new');
});

test('reports a failed load, never an empty list, and Retry repeats it', async () => {
  const { user, request, open } = await renderShop(routes);
  await addProduct(request, { name: 'Desk' });
  faults.offline('get', 'products');
  await open('/products');
  expect(await findToast('Failed to load products')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load products');
  expect(screen.getAllByText(/The server cannot be reached/)).toHaveLength(1);
  expect(screen.queryByText('No products found')).not.toBeInTheDocument();
  expect(takeLogged().join()).toContain('Failed to load products');
  faults.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expectRows(['Desk']);
});

test.each([
  ['cursor=garbage', 'Show the first page', 'This page of the list does not exist'],
  ['supplierId=xx', 'Clear filters', 'Supplier must be an id'],
  ['search=%00', 'Clear filters', 'characters that cannot be stored'],
  [`search=${'a'.repeat(201)}`, 'Clear filters', 'at most 200 characters'],
])('explains why the server refuses an address (%s) and links out', async (query, way, reason) => {
  const { user, open, currentPath } = await renderShop(routes);
  await open(`/products?${query}`);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(reason);
  expect(within(alert).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: way }));
  expect(await screen.findByText('No products found')).toBeVisible();
  expect(currentPath()).toBe('/products');
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '200');
  takeLogged();
});

describe('Delete', () => {
  async function openAndDelete(answer: 'Delete' | 'Cancel') {
    const shop = await renderShop(routes);
    const { request, open, user } = shop;
    const { _id: supplierId } = await addSupplier(request);
    await addProduct(request, { name: 'Chair', supplierId });
    const desk = await addProduct(request, { name: 'Desk', supplierId });
    await open('/products');
    await user.click(within(await findRow('Desk')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this product?',
    });
    expect(question).toHaveAccessibleDescription('Desk');
    await user.click(within(question).getByRole('button', { name: answer }));
    return { ...shop, desk };
  }

  test('asks first, and Cancel deletes nothing', async () => {
    await openAndDelete('Cancel');
    await expectRows(['Chair', 'Desk']);
  });

  test('names the remaining stock and the open orders', async () => {
    const { request, open, user } = await renderShop(routes);
    const { _id: supplierId } = await addSupplier(request);
    const chair = await addProduct(request, { name: 'Chair', supplierId });
    const productId = chair._id;
    await receiveStock(request, { productId, quantity: 5 });
    await addOrder(request, { items: [{ productId, quantity: 2, unitPrice: 1 }] });
    await addOrder(request, { supplierId, items: [{ productId, quantity: 7, unitPrice: 1 }] });
    await open('/products');
    await user.click(within(await findRow('Chair')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Chair: 5\u00a0pieces in stock will no longer be valued. Open orders still take 2\u00a0pieces and bring 7\u00a0pieces.',
    );
  });

  test('removes the product from the list, and Undo restores it', async () => {
    const { user } = await openAndDelete('Delete');
    expect(await findToast('Product deleted successfully')).toBeVisible();
    await expectRows(['Chair']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findToast('Product restored successfully')).toBeVisible();
    await expectRows(['Chair', 'Desk']);
  });

  test('can repeat a delete and an Undo whose answers got lost', async () => {
    faults.loseAnswer('delete', 'products/:id');
    const { user } = await openAndDelete('Delete');
    expect(await findToast('Failed to delete product')).toBeVisible();
    faults.heal();
    await user.click(within(await findRow('Desk')).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await findToast('Product deleted successfully')).toBeVisible();
    await expectRows(['Chair']);

    faults.loseAnswer('post', 'products/:id/restore');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findToast('Failed to restore product')).toBeVisible();
    faults.heal();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findToast('Product restored successfully')).toBeVisible();
    await expectRows(['Chair', 'Desk']);
    expect(takeLogged()).toHaveLength(2);
  });

  test('refuses an Undo while another product has the SKU', async () => {
    const { user, request, desk } = await openAndDelete('Delete');
    await findToast('Product deleted successfully');
    const other = await addProduct(request, { sku: desk.sku });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await findToast('A product with this SKU already exists')).toBeVisible();
    expect(takeLogged()).toHaveLength(1);
    await request(`products/${other._id}`, { method: 'DELETE' });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findToast('Product restored successfully')).toBeVisible();
    await expectRows(['Chair', 'Desk']);
  });

  test('reports a failure and keeps the row', async () => {
    faults.status('delete', 'products/:id', 500);
    await openAndDelete('Delete');
    expect(await findToast('Failed to delete product')).toBeVisible();
    expect(takeLogged().join()).toContain('Failed to delete product');
    await expectRows(['Chair', 'Desk']);
  });
});

test('exports what the filters let through, in the order of the list', async () => {
  const { user, request, open } = await renderShop(routes);
  const { supplierId } = await addProduct(request, { name: 'Desk', sku: 'D-1' });
  for (const [name, category] of [
    ['Lamp', 'Furniture'],
    ['Chair', 'Furniture'],
    ['Kettle', 'Electronics'],
  ] as const)
    await addProduct(request, { name, category, sku: name, supplierId });
  await open('/products?category=Furniture&search=a&sort=-name');
  const { name, lines } = await exportList(user);
  expect(name).toMatch(/^products_\d{4}-\d\d-\d\d\.csv$/);
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    expect.stringContaining('Product Name'),
    'Lamp',
    'Chair',
  ]);
});
