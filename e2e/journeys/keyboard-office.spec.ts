import { unique } from '../support/api-client';
import { expect, signedInTest as test, test as visitorTest } from '../support/fixtures';
import { Keys } from '../support/keys';
import { emptyShopTest } from '../support/own-product';
import { ReportPage } from '../support/report-page';
import { expectToast } from '../support/toast';

visitorTest(
  'the keyboard registers, signs in, reads a notification and signs out',
  async ({ page }) => {
    const email = `${unique('keys').replace(' ', '-')}@example.com`;
    const keys = new Keys(page);
    await page.goto('/login');
    await keys.use(page.getByRole('link', { name: /Sign up/ }));
    await expect(page).toHaveURL('/register');
    await keys.fill(page.getByLabel('Email'), email);
    await keys.fill(page.getByLabel('Password'), 'correct horse');
    await keys.use(page.getByRole('button', { name: 'Create Account' }));
    await expectToast(page, 'Success', 'Account created successfully');
    await expect(page).toHaveURL('/login');
    await keys.fill(page.getByLabel('Email'), email);
    await keys.fill(page.getByLabel('Password'), 'correct horse');
    await keys.press('Enter');
    await expect(page).toHaveURL('/');

    const bell = page.getByRole('button', { name: /^Notifications, / });
    await keys.use(bell);
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await keys.goTo(panel.getByRole('link').first());
    await keys.press('Escape');
    await expect(bell).toBeFocused();
    await keys.press('Enter');
    await keys.use(panel.getByRole('link', { name: 'Welcome to Stockroom' }));
    await keys.expectPage('Import Products');
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread');

    await keys.goTo(page.getByRole('button', { name: 'Toggle theme' }), 'Shift+Tab');
    await keys.press('Space');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await keys.use(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/login');
  },
);

test('the keyboard chooses a report, sorts it, exports it and follows a figure', async ({
  page,
}) => {
  const keys = new Keys(page);
  const report = new ReportPage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await keys.press('g', 'r');
  await keys.expectPage('Reports and Analytics');
  await keys.use(report.choice('stock-movements'));
  await report.expectShown('stock-movements');
  await keys.goTo(page.getByRole('combobox', { name: 'Period' }));
  await keys.type('Last 30');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  const closing = page.getByRole('columnheader', { name: 'Closing Value' });
  await keys.use(closing.getByRole('button'));
  await expect(closing).toHaveAttribute('aria-sort', 'ascending');
  await keys.press('Enter');
  await expect(closing).toHaveAttribute('aria-sort', 'descending');

  await keys.use(page.getByRole('button', { name: 'Export Report' }), 'Shift+Tab');
  const excel = page.getByRole('menuitem', { name: 'Excel' });
  await expect(excel).toBeVisible();
  await keys.press('End');
  await expect(excel).toBeFocused();
  const download = page.waitForEvent('download');
  await keys.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^stock-movements-report_.*\.xlsx$/);

  const figure = report.table('stock-movements').getByRole('rowgroup').nth(1).getByRole('link');
  await keys.use(figure.first());
  await expect(page).toHaveURL(/productId=/);
});

emptyShopTest(
  'the keyboard saves each tab of the settings, after a question about unsaved input',
  async ({ page, api }) => {
    const keys = new Keys(page);
    const tab = (name: string) => page.getByRole('tab', { name });
    // The focus follows an arrow key a moment later.
    const chooseNext = async (name: string) => {
      await keys.press('ArrowRight');
      await expect(tab(name)).toBeFocused();
      await keys.press('Enter');
    };
    await page.goto('/settings');
    await keys.fill(page.getByLabel('Phone'), '+7 (000) 123-45-67');
    await keys.goTo(tab('Company'), 'Shift+Tab');
    await chooseNext('System');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await keys.press('Escape');
    await keys.use(page.getByRole('button', { name: 'Save Company Settings' }));
    await expectToast(page, 'Success', 'Company settings saved successfully');
    expect((await api.getCompany()).phone).toBe('+7 (000) 123-45-67');

    await keys.goTo(tab('Company'), 'Shift+Tab');
    await chooseNext('System');
    await keys.goTo(page.getByLabel('Default Currency'));
    await keys.type('USD');
    await keys.use(page.getByRole('button', { name: 'Save System Settings' }));
    await expectToast(page, 'Success', 'System settings saved successfully');

    await keys.goTo(tab('System'), 'Shift+Tab');
    await chooseNext('Categories');
    await keys.fill(page.getByLabel('New Category'), 'By keys');
    await keys.press('Enter');
    await expectToast(page, 'Success', 'Category added successfully');
    const badge = page.getByRole('listitem').filter({ hasText: 'By keys' });
    await keys.use(badge.getByRole('button', { name: 'Remove By keys' }));
    await expectToast(page, 'Success', 'Category removed successfully');
    await expect(badge).toHaveCount(0);
  },
);
