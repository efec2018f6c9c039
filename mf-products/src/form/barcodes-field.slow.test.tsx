import type { ProductInput, ProductResult } from '@stockroom/contract';
import { addProduct, field, findToast, renderShop, takeLogged } from '@stockroom/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import routes from '../remote';
import { fillProduct, save } from '../testing/form-page';

const EAN = '4006381333931';

async function openEdit(input: Partial<ProductInput> = {}) {
  const shop = await renderShop(routes);
  const product = await addProduct(shop.request, { name: 'Nails', sku: 'N-1', ...input });
  await shop.open(`/products/edit/${product._id}`);
  await screen.findByDisplayValue('Nails');
  const stored = async () => {
    const answer = await shop.request(`products/${product._id}`);
    return ((await answer.json()) as ProductResult).product.barcodes;
  };
  return { ...shop, stored };
}

const row = (number: number) => within(screen.getByRole('group', { name: `Barcode ${number}` }));
const code = (number: number) => row(number).getByRole('textbox', { name: 'Barcode' });
const units = (number: number) => row(number).getByRole('spinbutton', { name: 'Units' });
const addButton = () => screen.getByRole('button', { name: 'Add Barcode' });
const rows = () => screen.queryAllByRole('group', { name: /^Barcode \d+$/ });

test('stores typed codes with their units', async () => {
  const { user, stored } = await openEdit();
  await user.click(addButton());
  expect(code(1)).toHaveFocus();
  await user.keyboard('4 006381 333931{Tab}');
  expect(units(1)).toHaveFocus();
  expect(units(1)).toHaveValue('1');
  // Enter goes to the next row.
  await user.keyboard('{Enter}');
  expect(code(2)).toHaveFocus();
  await user.keyboard('BOX{Tab}');
  await user.clear(units(2));
  await user.keyboard('12');
  await save(user);
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(await stored()).toEqual([
    { code: EAN, units: 1 },
    { code: 'BOX', units: 12 },
  ]);
});

test('takes one scan after the other, and ignores the blank row at the end', async () => {
  const { user, stored } = await openEdit();
  await user.click(addButton());
  await user.keyboard(`${EAN}{Enter}BOX-12{Enter}`);
  expect(rows()).toHaveLength(3);
  expect(code(3)).toHaveFocus();
  // Enter in a blank row neither adds another nor saves.
  await user.keyboard('{Enter}');
  expect(rows()).toHaveLength(3);
  await save(user);
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(await stored()).toEqual([
    { code: EAN, units: 1 },
    { code: 'BOX-12', units: 1 },
  ]);
});

test('shows mistakes in their rows, and keeps what was typed', async () => {
  const { user } = await openEdit();
  await user.click(addButton());
  await user.keyboard('4006381333930{Enter}BOX{Enter}box{Enter}{Enter}');
  await user.clear(units(2));
  await user.type(units(2), '0.5');
  await save(user);
  await waitFor(() =>
    expect(code(1)).toHaveAccessibleDescription(
      'The last digit doesn’t fit the others: it should be 1',
    ),
  );
  expect(code(1)).toHaveFocus();
  expect(units(2)).toHaveAccessibleDescription('Units must be a whole number for this unit');
  expect(code(3)).toHaveAccessibleDescription('This barcode is already in the list');
  expect(code(1)).toHaveValue('4006381333930');
});

test('names the product that has the barcode, in its row', async () => {
  const { user, request } = await openEdit();
  await addProduct(request, { name: 'Screws', barcodes: [{ code: 'BOX', units: 12 }] });
  await user.click(addButton());
  await user.keyboard('A-1{Enter}box');
  await save(user);
  await waitFor(() =>
    expect(code(2)).toHaveAccessibleDescription('The product Screws has the barcode box'),
  );
  expect(code(2)).toHaveFocus();
  takeLogged();
});

test('removes a row, and the focus stays near', async () => {
  const barcodes = ['A', 'B'].map((text) => ({ code: text, units: 1 }));
  const { user, stored } = await openEdit({ barcodes });
  await user.click(row(1).getByRole('button', { name: 'Remove' }));
  expect(rows()).toHaveLength(1);
  expect(code(1)).toHaveValue('B');
  expect(row(1).getByRole('button', { name: 'Remove' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(addButton()).toHaveFocus();
  await save(user);
  expect(await findToast('Product updated successfully')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('has room for 20 barcodes', async () => {
  const barcodes = Array.from({ length: 20 }, (_, index) => ({ code: `A${index}`, units: 1 }));
  const { user } = await openEdit({ barcodes });
  expect(addButton()).toBeDisabled();
  await user.click(code(20));
  await user.keyboard('{Enter}');
  expect(rows()).toHaveLength(20);
});

test('a new product begins with the code and the supplier of a delivery that did not find it', async () => {
  const shop = await renderShop(routes);
  const { supplierId, supplierName } = await addProduct(shop.request);
  const known = new URLSearchParams({ barcode: EAN, supplierId, supplierName });
  await shop.open(`/products/new?${known}`);
  expect(await screen.findByDisplayValue(EAN)).toBe(code(1));
  expect(field('Supplier')).toHaveValue(supplierName);
  await fillProduct(shop.user, 'Light Ltd');
  await save(shop.user);
  expect(await findToast('Product created successfully')).toBeVisible();
  const found = await shop.request(`products?search=${EAN}`);
  expect(await found.json()).toMatchObject({ products: [{ name: 'Desk lamp' }] });
});

test('the list finds a barcode, and begins a product with one that it does not know', async () => {
  const shop = await renderShop(routes);
  await addProduct(shop.request, { name: 'Nails', barcodes: [{ code: EAN, units: 1 }] });
  const link = () => screen.findByRole('link', { name: 'Add Product' });
  await shop.open(`/products?search=${EAN}`);
  expect(await screen.findByRole('row', { name: /^Nails/ })).toBeVisible();
  expect(await link()).toHaveAttribute('href', '/products/new');
  await shop.open('/products?search=96385074');
  await screen.findByText('No products found');
  expect(await link()).toHaveAttribute('href', '/products/new?barcode=96385074');
});
