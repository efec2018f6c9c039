import type { ReportType } from '@stockroom/contract';
import { expect, type Locator, type Page } from '@playwright/test';

const TITLES = {
  'low-stock': 'Low Stock Report',
  'inventory-valuation': 'Inventory Valuation',
  'stock-movements': 'Stock Movements',
  'supplier-performance': 'Supplier Performance',
  margin: 'Margin Report',
} as const satisfies Record<ReportType, string>;
export const REPORT_TYPES = Object.entries(TITLES) as [ReportType, string][];

/** Reports and Analytics, with one of its reports. */
export class ReportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(type: ReportType, query = '') {
    await this.page.goto(`/reports?type=${type}${query}`);
    await this.expectShown(type);
  }

  choice(type: ReportType) {
    return this.page.getByRole('button', { name: TITLES[type] });
  }

  table(type: ReportType): Locator {
    return this.page.getByRole('table', { name: TITLES[type] });
  }

  async expectShown(type: ReportType) {
    await expect(this.table(type)).toBeVisible();
    await expect(this.choice(type)).toHaveAttribute('aria-pressed', 'true');
  }
}
