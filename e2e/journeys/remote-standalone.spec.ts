import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '../support/fixtures';
import { copyCheckout, editSource, removeCheckout } from '../support/other-checkout';
import { emptyShopTest } from '../support/own-product';
import {
  COMPILE_ERRORS,
  overlay,
  refusalOfStandalone,
  startStandalone,
} from '../support/dev-servers';
import { SupplierForm } from '../support/supplier-form';
import { expectToast } from '../support/toast';

const PAGE = 'mf-suppliers/src/form/new-supplier-page.tsx';
const COMPILED = { timeout: 60_000 };
const SUPPLIER = { contactPerson: 'Vera', phone: '+7 000', email: 'vera@example.com' };

const test = emptyShopTest.extend<{ checkout: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  checkout: async ({}, provide) => {
    const checkout = await copyCheckout();
    await provide(checkout);
    await removeCheckout(checkout);
  },
});

test('a remote runs alone on sample data, shows every edit, and works on a real API', async ({
  context,
  api,
  user,
  product,
  checkout,
  browserErrors,
}) => {
  test.setTimeout(180_000);
  browserErrors.allow(COMPILE_ERRORS);
  const add = async (url: string, note: string) => {
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.getByText(`Runs alone ${note}`)).toBeVisible(COMPILED);
    await page.getByRole('link', { name: 'Add Supplier' }).first().click();
    return { page, form: new SupplierForm(page) };
  };

  const alone = await startStandalone(path.join(checkout, 'mf-suppliers'));
  const simulated = await add(alone.url, 'on sample data');
  await simulated.form.fill({ companyName: 'Typed meanwhile' });
  await editSource(checkout, PAGE, `title={t('Add Supplier')}`, 'title="Add');
  await expect(overlay(simulated.page).getByText('Unterminated string literal')).toBeVisible(
    COMPILED,
  );
  await editSource(checkout, PAGE, 'title="Add', 'title="Saved"');
  await expect(simulated.page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible(
    COMPILED,
  );
  await expect(simulated.form.companyName).toHaveValue('Typed meanwhile');
  await simulated.form.fill(SUPPLIER);
  await simulated.form.save();
  await expectToast(simulated.page, 'Success', 'Supplier created successfully');
  await expect(simulated.page.getByRole('row').nth(2)).toBeVisible();
  // The service worker still fetches fonts after the page closes.
  await simulated.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await simulated.page.close();
  await alone.stop();

  const { companyName } = await api.createSupplier();
  const connected = await startStandalone(path.join(checkout, 'mf-suppliers'), {
    STOCKROOM_API: product.url,
    STOCKROOM_EMAIL: user.email,
    STOCKROOM_PASSWORD: user.password,
  });
  const real = await add(connected.url, `at ${product.url}`);
  await real.form.fill({ companyName: 'Light Ltd', ...SUPPLIER });
  await real.form.save();
  await expectToast(real.page, 'Success', 'Supplier created successfully');
  for (const name of [companyName, 'Light Ltd'])
    await expect(real.page.getByRole('row', { name })).toBeVisible();
  await real.page.close();
  await connected.stop();
});

test('a taken port stops the start with one line', async ({ checkout }) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const said = await refusalOfStandalone(path.join(checkout, 'mf-suppliers'), {
    PORT: String(port),
  });
  other.close();
  expect(said).toBe(
    `mf-suppliers cannot start: Port ${port} on 127.0.0.1 is in use: set PORT to another one\n`,
  );
});
