import { ApiClient, unique } from '../support/api-client';
import { expect } from '../support/fixtures';
import { secondsUntilLive } from '../support/live-version';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { changeRemotes } from '../support/remotes-command.mjs';
import { scaledOutTest as test } from '../support/scaled-out';
import { SupplierForm } from '../support/supplier-form';
import { expectToast } from '../support/toast';

const REQUESTS = 40;

test.afterEach(removeOtherBuilds);

for (const api of ['in the gateways', 'in processes of its own'] as const) {
  test(`two processes are one product, with the API ${api}`, async ({
    browser,
    scaleOut,
    complaints,
  }) => {
    test.setTimeout(240_000);
    const { url, dataDir, gateways, apis, answeredBy } = await scaleOut(api);
    const { api: client, user } = await ApiClient.signUp(url);
    const context = await browser.newContext({ baseURL: url });
    complaints.watch(context);
    const page = await context.newPage();

    await page.goto('/login');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password').fill(user.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const { companyName } = await client.createSupplier({ companyName: unique('Light Ltd') });
    await page.goto('/suppliers');
    await expect(page.getByRole('row', { name: companyName })).toBeVisible();
    // Signed in on one of them, served by all.
    const asked = new Set(await answeredBy());
    for (const { url: process } of [...gateways, ...apis])
      expect(asked).toContain(process.replace('http://', ''));

    const { folder, version } = await buildWithText(
      'mf-suppliers',
      'Search suppliers',
      'Find them',
    );
    await changeRemotes(dataDir, 'deploy', folder);
    for (const gateway of gateways) await secondsUntilLive(gateway.url, 'mf-suppliers', version);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Find them' })).toBeVisible();

    const form = new SupplierForm(page);
    await form.openNew();
    const name = unique('Nordwind');
    await form.fill({ companyName: name, contactPerson: 'Jonas', phone: '+7 000' });
    await gateways[0]?.kill();
    await apis[0]?.kill();
    await form.fill({ email: 'jonas@example.com' });
    await form.save();
    await expectToast(page, 'Success', 'Supplier created successfully');
    await expect(page.getByRole('row', { name })).toBeVisible();
    const { headers } = authorized(user.accessToken);
    const statuses = await Promise.all(
      Array.from({ length: REQUESTS }, async (_request, index) => {
        const path = index % 2 === 0 ? '/api/suppliers' : '/suppliers';
        return (await fetch(url + path, { headers })).status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await context.close();
  });
}

function authorized(accessToken: string) {
  return { headers: { Authorization: `Bearer ${accessToken}` } };
}
