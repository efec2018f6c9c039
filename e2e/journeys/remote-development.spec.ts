import { storageOf } from '../support/account.mjs';
import {
  COMPILE_ERRORS,
  overlay,
  startDevelopment,
  type Development,
} from '../support/dev-servers';
import { expect, test as base } from '../support/fixtures';
import { signIn, signInPage } from '../support/sign-in';
import { SupplierForm } from '../support/supplier-form';

const PAGE = 'mf-suppliers/src/form/new-supplier-page.tsx';
const FOOTER = 'shell/src/layout/footer.tsx';

const test = base.extend<{ development: Development }>({
  development: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
    async ({}, provide) => {
      const development = await startDevelopment();
      await provide(development);
      await development.stop();
      await development.remove();
    },
    { timeout: 180_000 },
  ],
  baseURL: async ({ development }, provide) => provide(development.url),
  storageState: async ({ user, origin }, provide) => provide(storageOf(origin, user)),
});

test('npm run dev signs in and shows every edit, the first one after a reload', async ({
  page,
  openBrowser,
  development,
  user,
  browserErrors,
}) => {
  test.setTimeout(180_000);
  browserErrors.allow(COMPILE_ERRORS);
  const { edit } = development;
  const visitor = await openBrowser();
  await visitor.goto('/');
  await expect(signInPage(visitor)).toBeVisible();
  await signIn(visitor, user);
  await expect(visitor).toHaveURL('/');
  await visitor.close();

  const title = (name: string) => page.getByRole('heading', { name, level: 1 });
  const form = new SupplierForm(page);
  await form.openNew();
  await expect(title('Add Supplier')).toBeVisible();

  // The first edit starts the dev server of the remote and reloads, so the browser asks about the input.
  await form.companyName.click();
  await form.fill({ companyName: 'Typed before' });
  const question = page.waitForEvent('dialog', { timeout: 60_000 });
  await edit(PAGE, `title={t('Add Supplier')}`, 'title="Saved once"');
  await (await question).dismiss();
  await expect(form.companyName).toHaveValue('Typed before');
  await form.companyName.clear();
  await form.openNew();
  await expect(title('Saved once')).toBeVisible();

  await form.fill({ companyName: 'Typed meanwhile' });
  await edit(PAGE, 'title="Saved once"', 'title="Saved');
  await expect(overlay(page).getByText('Unterminated string literal')).toBeVisible({
    timeout: 30_000,
  });
  await edit(PAGE, 'title="Saved', 'title="Saved twice"');
  await expect(title('Saved twice')).toBeVisible({ timeout: 30_000 });
  await edit(FOOTER, 'Built by', 'Edited by');
  await expect(page.getByText('Edited by')).toBeVisible({ timeout: 30_000 });
  await expect(form.companyName).toHaveValue('Typed meanwhile');

  // The page would report the stopped servers as errors.
  await page.close();
  await development.stop();
  await expect(fetch(development.productUrl)).rejects.toThrow('fetch failed');
});
