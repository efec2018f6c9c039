import type { ReportType } from '@stockroom/contract';
import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { toastOf } from './toast';

const TITLES = {
  'low-stock': 'Low Stock Report',
  'inventory-valuation': 'Inventory Valuation',
  'stock-movements': 'Stock Movements',
  'supplier-performance': 'Supplier Performance',
} as const satisfies Record<ReportType, string>;
export const REPORT_TYPES = Object.entries(TITLES) as [ReportType, string][];

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' });
const costs = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 4,
});
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 });

/** As the screen shows it, with plain spaces. */
export function money(amount: number): string {
  return plain(rubles.format(amount));
}
/** What one unit cost. */
export function unitCost(amount: number): string {
  return plain(costs.format(amount));
}
export function number(value: number): string {
  return plain(numbers.format(value));
}
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

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

  /** The texts of the cells in the row with this name. */
  async cells(name: string | RegExp): Promise<string[]> {
    const row = this.page.getByRole('row', { name }).first();
    return (await row.locator(':scope > *').allInnerTexts()).map(plain);
  }

  async exportAs(format: 'CSV' | 'Excel'): Promise<Download> {
    const downloaded = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Export Report' }).click();
    await this.page.getByRole('menuitem', { name: format }).click();
    await expect(toastOf(this.page)).toContainText('Export Started');
    await expect(toastOf(this.page)).toContainText('Your report is being prepared for download');
    return downloaded;
  }
}
