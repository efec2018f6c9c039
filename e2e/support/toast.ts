import { expect, type Page } from '@playwright/test';

/** Expects the one visible toast to say this. */
export async function expectToast(page: Page, title: 'Success' | 'Error', description: string) {
  const toast = toastOf(page);
  await expect(toast).toContainText(description);
  await expect(toast).toContainText(title);
}

export function toastOf(page: Page) {
  return page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
}
