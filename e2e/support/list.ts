import type { Locator, Page } from '@playwright/test';

/** The rows of the only table of a page, without its headings. */
export function rowsOf(page: Page): Locator {
  return page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
}
