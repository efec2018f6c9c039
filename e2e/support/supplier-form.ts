import { expect, type Page } from '@playwright/test';

const FIELDS = [
  'companyName',
  'contactPerson',
  'phone',
  'email',
  'address',
  'paymentTerms',
  'notes',
] as const;
type Field = (typeof FIELDS)[number];

/** The supplier form, which creating and editing share. */
export class SupplierForm {
  readonly companyName;
  readonly contactPerson;
  readonly phone;
  readonly email;
  readonly address;
  readonly paymentTerms;
  readonly notes;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.companyName = main.getByLabel('Company Name');
    this.contactPerson = main.getByLabel('Contact Person');
    this.phone = main.getByLabel('Phone');
    this.email = main.getByLabel('Email');
    this.address = main.getByLabel('Address', { exact: true });
    this.paymentTerms = main.getByLabel('Payment Terms');
    this.notes = main.getByLabel('Notes');
  }

  async openNew() {
    await this.#page.goto('/suppliers/new');
    await expect(this.companyName).toBeVisible();
  }

  async openEdit(id: string) {
    await this.#page.goto(`/suppliers/edit/${id}`);
    await expect(this.companyName).toBeVisible();
  }

  async fill(typed: Partial<Record<Field, string>>) {
    for (const field of FIELDS) {
      const value = typed[field];
      if (value !== undefined) await this[field].fill(value);
    }
  }

  async save() {
    await this.#page
      .getByRole('main')
      .getByRole('button', { name: /^(Create|Update) Supplier$/ })
      .click();
  }
}
