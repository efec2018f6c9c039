import type { Page } from '@playwright/test';
import { unique } from '../support/api-client';
import { failCalls } from '../support/failures';
import { expect, signedInTest as test } from '../support/fixtures';
import { SupplierForm } from '../support/supplier-form';
import { expectToast, toastOf } from '../support/toast';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
const listOf = ({ companyName }: { companyName: string }) =>
  `/suppliers?search=${encodeURIComponent(companyName)}`;

test('shows every column of a supplier, with links to call and to write', async ({ page, api }) => {
  const supplier = await api.createSupplier({
    companyName: unique('ООО «Ёж»'),
    contactPerson: 'Фёдор Ежов',
    phone: '+7 (000) 110-00-01',
    email: 'fedor@example.com',
    address: 'Примерный пр., 12\nСамара',
    paymentTerms: 'Net 45',
  });
  await page.goto(listOf(supplier));
  await expect(page.getByRole('columnheader')).toHaveText([
    'Company',
    'Contact Person',
    'Phone',
    'Email',
    'Products',
    'Payment Terms',
    'Actions',
  ]);
  const row = rows(page);
  await expect(row).toHaveCount(1);
  for (const text of [supplier.companyName, 'Примерный пр., 12, Самара', 'Фёдор Ежов', 'Net 45'])
    await expect(row).toContainText(text);
  for (const [name, href] of [
    [supplier.companyName, `/suppliers/edit/${supplier._id}`],
    ['+7 (000) 110-00-01', 'tel:+70001100001'],
    ['fedor@example.com', 'mailto:fedor@example.com'],
  ] as const)
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('finds by contact person, sorts by the number of products, and Back undoes both', async ({
  page,
  api,
}) => {
  const contactPerson = unique('Person');
  const few = await api.createSupplier({ contactPerson, companyName: unique('A few') });
  const many = await api.createSupplier({ contactPerson, companyName: unique('B many') });
  for (const { _id } of [few, many, many]) await api.createProduct({ supplierId: _id });
  await page.goto('/suppliers');
  await page.getByRole('searchbox').fill(contactPerson.toUpperCase());
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(few.companyName);
  const heading = page.getByRole('columnheader', { name: 'Products' });
  await heading.getByRole('button').click();
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText(many.companyName);
  await page.reload();
  await expect(rows(page).first()).toContainText(many.companyName);
  await page.goBack();
  await page.goBack();
  await expect(rows(page).first()).toContainText(few.companyName);
});

test('the number of products leads to exactly these products', async ({ page, api }) => {
  const supplier = await api.createSupplier();
  const products = [
    await api.createProduct({ supplierId: supplier._id, name: 'Alpha' }),
    await api.createProduct({ supplierId: supplier._id, name: 'Beta' }),
  ];
  await page.goto(listOf(supplier));
  await rows(page).getByRole('link', { name: '2 products' }).click();
  await expect(page).toHaveURL(`/products?supplierId=${supplier._id}`);
  await expect(rows(page)).toHaveCount(2);
  for (const [index, { sku }] of products.entries())
    await expect(rows(page).nth(index)).toContainText(sku);
  await expect(
    page.getByRole('button', { name: `Remove filter Supplier: ${supplier.companyName}` }),
  ).toBeVisible();
});

test('deletes after a question that says what stays, and Undo brings all of it back', async ({
  page,
  api,
}) => {
  const supplier = await api.createSupplier();
  const { _id } = await api.createProduct({ supplierId: supplier._id });
  await page.goto(listOf(supplier));
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this supplier?',
  });
  await expect(question).toContainText(`${supplier.companyName}: its 1 product and its orders`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rows(page)).toHaveCount(1);

  await rows(page).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Supplier deleted successfully');
  await expect(page.getByText('Nothing matches the current search.')).toBeVisible();
  expect((await api.getProduct(_id)).supplierName).toBe(supplier.companyName);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', 'Supplier restored successfully');
  await expect(rows(page)).toContainText(supplier.companyName);
  await expect(rows(page).getByRole('link', { name: '1 product' })).toBeVisible();
});

test('a failed list says so, in a toast and in place, and Retry heals it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500/, /Failed to load suppliers/);
  await failCalls(page, '**/api/suppliers?*');
  await page.goto('/suppliers');
  await expectToast(page, 'Error', 'Failed to load suppliers');
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load suppliers')).toBeVisible();
  await expect(page.getByText('No suppliers found')).toBeHidden();
  await page.unroute('**/api/suppliers?*');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('on a phone a supplier is a card with all its actions, and nothing is cut off', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const supplier = await api.createSupplier({
    companyName: unique('Очень длинное название поставщика '.repeat(3)),
    email: `${'long'.repeat(15)}@example.com`,
    paymentTerms: 'Half in advance, the rest within thirty days',
  });
  await page.goto(listOf(supplier));
  await expect(rows(page)).toHaveCount(1);
  await expectNoOverflow(page);
  // The headings, which nobody sees, are no stops of Tab between the order of the rows and the first row.
  await page.getByRole('combobox', { name: 'Sort by' }).focus();
  await page.keyboard.press('Tab');
  await expect(rows(page).getByRole('link').first()).toBeFocused();
  await rows(page).getByRole('link', { name: 'Edit' }).click();
  const form = new SupplierForm(page);
  await form.fill({ paymentTerms: 'COD' });
  await expectNoOverflow(page);
  await form.save();
  await expectToast(page, 'Success', 'Supplier updated successfully');
});

test('on a phone at 200 % the buttons of the question stand within it, that of the toast below its words', async ({
  page,
  api,
}) => {
  const supplier = await api.createSupplier();
  await page.setViewportSize({ width: 195, height: 422 });
  await page.goto(listOf(supplier));
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await question.evaluate(buttonsWithin)).toEqual([true, true]);
  await question.getByRole('button', { name: 'Delete' }).click();
  const toast = toastOf(page);
  const words = (await toast.getByText('Supplier deleted successfully').boundingBox())!;
  const undo = (await toast.getByRole('button', { name: 'Undo' }).boundingBox())!;
  expect(words.width).toBeGreaterThan(120);
  expect(undo.y).toBeGreaterThanOrEqual(words.y + words.height);
});

/** Runs in the page. */
function buttonsWithin(box: Element): boolean[] {
  const edge = Number.parseFloat(getComputedStyle(box).paddingLeft);
  const { left, right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('button')].map((button) => {
    const inner = button.getBoundingClientRect();
    return inner.left >= left + edge && inner.right <= right - edge;
  });
}

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
