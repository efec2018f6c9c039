import { expect, type Locator, type Page } from '@playwright/test';

/** The order form, which creating and editing share. */
export class OrderForm {
  readonly type;
  readonly customerName;
  readonly supplier;
  readonly notes;
  readonly rows: Locator;
  readonly addButton;
  readonly total;
  readonly shortage;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.type = main.getByLabel('Order Type');
    this.customerName = main.getByLabel('Customer Name');
    this.supplier = main.getByRole('combobox', { name: 'Supplier' });
    this.notes = main.getByLabel('Notes');
    this.rows = main.getByRole('group', { name: /^Item \d+$/ });
    this.addButton = main.getByRole('button', { name: 'Add Item' });
    this.total = main.locator('dl', { hasText: 'Total Amount' }).getByRole('definition');
    this.shortage = page.getByRole('alertdialog', { name: 'Not enough stock' });
  }

  async openNew() {
    await this.#page.goto('/orders/new');
    await expect(this.type).toBeVisible();
  }

  async openEdit(id: string) {
    await this.#page.goto(`/orders/edit/${id}`);
    await expect(this.type).toBeVisible();
  }

  /** The fields of a row, counted from 1. */
  row(number: number) {
    const row = this.rows.nth(number - 1);
    return {
      product: row.getByRole('combobox', { name: 'Product' }),
      quantity: row.getByLabel('Quantity'),
      unitPrice: row.getByLabel('Unit Price'),
      remove: row.getByRole('button', { name: 'Remove' }),
      all: row,
    };
  }

  async chooseType(type: 'Purchase' | 'Sales') {
    const names = { Purchase: 'Purchase order (incoming)', Sales: 'Sales order (outgoing)' };
    await this.type.selectOption(names[type]);
  }

  async chooseSupplier(companyName: string) {
    await this.supplier.fill(companyName);
    await this.#page.getByRole('option', { name: companyName }).click();
  }

  async fillRow(
    number: number,
    { product, quantity, unitPrice }: { product: string; quantity: string; unitPrice?: string },
  ) {
    const row = this.row(number);
    await row.product.fill(product);
    await this.#page.getByRole('option', { name: product }).click();
    await row.quantity.fill(quantity);
    if (unitPrice !== undefined) await row.unitPrice.fill(unitPrice);
  }

  async save() {
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: /^(Create|Update) Order$/ })
      .click();
  }
}

/** Finds the only order of a party in the list that a save leads to. @returns its id */
export async function savedOrder(page: Page, party: string) {
  await expect(page).toHaveURL('/orders');
  await page.getByRole('searchbox').fill(party);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText(party);
  const address = await row.getByRole('link').first().getAttribute('href');
  return address?.split('/').at(-1) ?? '';
}
