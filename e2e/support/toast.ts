import { expect, type Page } from '@playwright/test';

/** Expects the visible toast to say this. */
export async function expectToast(page: Page, title: 'Success' | 'Error', description: string) {
  const toast = toastOf(page);
  await expect(toast).toContainText(description);
  await expect(toast).toContainText(title);
}

/** Stops the time of the visible toast: on a busy machine, what a journey does with it can take longer. */
export async function keepToast(page: Page) {
  // A toast stays while the window is inactive.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

/** Lets the time of a kept toast go on. */
export async function releaseToast(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

export function toastOf(page: Page) {
  return page.getByRole('region', { name: /^(notifications|уведомления)/i }).getByRole('listitem');
}
