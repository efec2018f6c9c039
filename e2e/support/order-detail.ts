import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast } from './toast';

/** The detail page of one order. */
export class OrderDetail {
  readonly information: Locator;
  readonly items: Locator;
  readonly history: Locator;
  readonly statusCard: Locator;
  readonly updateButton: Locator;
  readonly shortage: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    const card = (title: string) =>
      main.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
    this.information = card('Order Information');
    this.items = main.getByRole('table', { name: 'Order Items' });
    this.history = card('History');
    this.statusCard = card('Order Status');
    this.updateButton = this.statusCard.getByRole('button');
    this.shortage = page.getByRole('alertdialog', { name: 'Not enough stock' });
  }

  async open(id: string) {
    await this.#page.goto(`/orders/${id}`);
    await expect(this.updateButton).toBeVisible();
  }

  async openMenu() {
    await this.updateButton.click();
    await expect(this.choice('Completed')).toBeVisible();
  }

  choice(label: string) {
    return this.#page.getByRole('menuitem', { name: label });
  }

  /** Chooses a status in the menu. */
  async choose(label: string) {
    await this.openMenu();
    await this.choice(label).click();
  }

  async update(label: string) {
    await this.choose(label);
    await expectToast(this.#page, 'Success', 'Order status updated successfully');
    await this.expectStatus(label);
  }

  /** Expects the status in both cards. */
  async expectStatus(label: string) {
    await expect(this.statusCard).toContainText(label);
    await expect(this.information).toContainText(label);
  }
}
