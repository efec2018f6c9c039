import { sendRelease } from '../../remote-kit/send-release.mjs';
import { ApiClient, unique } from '../support/api-client';
import { expect } from '../support/fixtures';
import { secondsUntilLive } from '../support/deployed-files';
import { buildWithText, removeOtherBuilds } from '../support/other-build';
import { makeToken } from '../support/remotes-command.mjs';
import { scaledOutTest as test } from '../support/scaled-out';
import { signIn } from '../support/sign-in';
import { SupplierForm } from '../support/supplier-form';
import { expectToast } from '../support/toast';

const REQUESTS = 40;

test.afterEach(removeOtherBuilds);

test('two processes behave as one product', async ({
  page,
  api,
  user,
  scaledOut,
  browserErrors,
}) => {
  // The connection to the process that is killed breaks.
  browserErrors.allow(/\/api\/events/);
  test.setTimeout(240_000);
  const { url, databaseUrl, processes, answeredBy, addProcess } = scaledOut;
  await page.goto('/login');
  await signIn(page, user);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const { companyName } = await api.createSupplier({ companyName: unique('Light Ltd') });
  await page.goto('/suppliers');
  await expect(page.getByRole('row', { name: companyName })).toBeVisible();
  // One process signed the user in; all of them serve.
  const asked = new Set(await answeredBy());
  for (const process of processes) expect(asked).toContain(process.url.replace('http://', ''));
  // Whichever process somebody else works with, the page learns of it.
  for (const process of processes) {
    const made = await new ApiClient(process.url, user.accessToken).createSupplier();
    await expect(page.getByRole('row', { name: made.companyName })).toBeVisible({ timeout: 2_000 });
  }

  const { folder, version } = await buildWithText('mf-suppliers', 'Search suppliers', 'Find them');
  const token = await makeToken({ databaseUrl }, 'mf-suppliers');
  await sendRelease(new URL('/api/releases', url), token, folder);
  const live = [];
  for (const process of processes)
    live.push(await secondsUntilLive(process.url, 'mf-suppliers', version));
  test.info().annotations.push({
    type: 'figures',
    description: `live on each process ${live.map((seconds) => seconds.toFixed(2)).join(', ')} s later`,
  });
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Find them' })).toBeVisible();

  const form = new SupplierForm(page);
  await form.openNew();
  const name = unique('Nordwind');
  await form.fill({ companyName: name, contactPerson: 'Jonas', phone: '+7 000' });
  await processes[0]?.kill();
  await form.fill({ email: 'jonas@example.com' });
  await form.save();
  await expectToast(page, 'Success', 'Supplier created successfully');
  await expect(page.getByRole('row', { name })).toBeVisible();
  // The connection of the page may have been with the process that is gone.
  const later = await api.createSupplier();
  await expect(page.getByRole('row', { name: later.companyName })).toBeVisible();
  const headers = { Authorization: `Bearer ${user.accessToken}` };
  const statuses = await Promise.all(
    Array.from({ length: REQUESTS }, async (_request, index) => {
      const path = index % 2 === 0 ? '/api/suppliers' : '/suppliers';
      return (await fetch(url + path, { headers })).status;
    }),
  );
  expect(statuses.filter((status) => status !== 200)).toEqual([]);

  // Another machine starts from its own checkout, which has an older build.
  const started = await addProcess();
  expect(started.output()).toContain('Left mf-suppliers as it is: mf-suppliers team published');
  await secondsUntilLive(started.url, 'mf-suppliers', version);
});
