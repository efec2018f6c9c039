import { expect, type Page } from '@playwright/test';
import { unique, type ApiClient } from './api-client';

const TEXT_FIELDS = [
  'name',
  'sku',
  'description',
  'purchasePrice',
  'sellingPrice',
  'minimumStockLevel',
  'imageUrl',
] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** The product form, which creating and editing share. */
export class ProductForm {
  readonly name;
  readonly sku;
  readonly description;
  readonly category;
  readonly unit;
  readonly purchasePrice;
  readonly sellingPrice;
  readonly minimumStockLevel;
  readonly supplier;
  readonly imageUrl;
  readonly preview;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.name = main.getByLabel('Product Name');
    this.sku = main.getByLabel('SKU');
    this.description = main.getByLabel('Description');
    this.category = main.getByLabel('Category');
    this.unit = main.getByLabel('Unit of Measurement');
    this.purchasePrice = main.getByLabel('Purchase Price');
    this.sellingPrice = main.getByLabel('Selling Price');
    this.minimumStockLevel = main.getByLabel('Minimum Stock Level');
    this.supplier = main.getByRole('combobox', { name: 'Supplier' });
    this.imageUrl = main.getByLabel('Image URL');
    this.preview = main.getByRole('img', { name: /preview/i });
  }

  async openNew() {
    await this.#page.goto('/products/new');
    await expect(this.name).toBeVisible();
  }

  async openEdit(id: string) {
    await this.#page.goto(`/products/edit/${id}`);
    await expect(this.name).toBeVisible();
  }

  async fill(typed: Partial<Record<TextField, string>>) {
    for (const field of TEXT_FIELDS) {
      const value = typed[field];
      if (value !== undefined) await this[field].fill(value);
    }
  }

  async save() {
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: /^(Create|Update) Product$/ })
      .click();
  }

  /** Finds a supplier by name and picks it. */
  async chooseSupplier(companyName: string) {
    await this.supplier.fill(companyName);
    await this.#page.getByRole('option', { name: companyName }).click();
  }

  async upload(file: { name: string; mimeType: string; buffer: Buffer }) {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.#page.getByRole('button', { name: 'Upload Image' }).click();
    await (await chooser).setFiles(file);
  }
}

/** Fills in a new product without saving it. */
export async function fillNewProduct(page: Page, api: ApiClient) {
  const { companyName } = await api.createSupplier();
  const name = unique('Typed');
  const form = new ProductForm(page);
  await form.openNew();
  await form.fill({ name, sku: name, purchasePrice: '1', sellingPrice: '2' });
  await form.category.selectOption('Tools');
  await form.chooseSupplier(companyName);
  return { form, name };
}
