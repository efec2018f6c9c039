import { expect, type Locator, type Page } from '@playwright/test';

/** The parts that the forms for receiving and adjusting stock share. */
abstract class StockForm {
  abstract readonly path: string;
  abstract readonly submitLabel: string;
  readonly main: Locator;
  readonly product: Locator;
  readonly notes: Locator;
  /** "12 → 32 pieces" */
  readonly preview: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
    this.product = this.main.getByRole('combobox', { name: 'Product' });
    this.notes = this.main.getByLabel('Notes');
    this.preview = this.main.getByRole('status').filter({ hasText: '→' });
  }

  /** Opens the form, with a product chosen if its id is given. */
  async open(productId?: string) {
    await this.#page.goto(productId ? `${this.path}?productId=${productId}` : this.path);
    await expect(this.product).toBeVisible();
  }

  /** Finds a product by typing, and picks it. */
  async chooseProduct(name: string) {
    await this.product.fill(name);
    await this.#page.getByRole('option', { name }).click();
    await expect(this.fact('Current Stock')).toBeVisible();
  }

  /** A value of the side panel. */
  fact(label: string): Locator {
    return this.main
      .getByRole('complementary')
      .getByRole('definition')
      .filter({
        has: this.#page.locator(`xpath=self::*[preceding-sibling::*[1][.="${label}"]]`),
      });
  }

  async save() {
    await this.main.getByRole('button', { name: this.submitLabel }).click();
  }
}

export class ReceiveForm extends StockForm {
  override readonly path = '/inventory/receive';
  override readonly submitLabel = 'Receive Stock';
  readonly quantity = this.main.getByLabel('Quantity');
  readonly purchasePrice = this.main.getByLabel('Purchase Price');
  readonly supplierReference = this.main.getByLabel('Supplier Reference');

  order(name: string | RegExp): Locator {
    return this.main.getByRole('radio', { name });
  }
}

export class AdjustForm extends StockForm {
  override readonly path = '/inventory/adjust';
  override readonly submitLabel = 'Adjust Stock';
  readonly type = this.main.getByLabel('Adjustment Type');
  readonly newLevel = this.main.getByLabel('New Stock Level');
  readonly amount = this.main.getByLabel('Adjustment Amount');
  readonly reason = this.main.getByLabel('Reason');
}
