import { sendRelease } from '../../remote-kit/send-release.mjs';
import { RELEASE_HEALTH_PATH, type HealthReport } from '@stockroom/contract';
import { querySql } from '../support/database.mjs';
import { expect } from '../support/fixtures';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes, makeToken } from '../support/remotes-command.mjs';
import { expectNoOverflow, PHONE } from '../support/screen';

test.afterEach(removeOtherBuilds);

test('shows a rollout, its health beside the live release, and who started it', async ({
  page,
  product,
  user,
}) => {
  const { version: live } = await readBuildOf('mf-suppliers');
  const { folder, version } = await buildWithText('mf-suppliers', 'No suppliers found', 'None');
  const token = await makeToken(product.dataDir, 'mf-suppliers');
  const rollout = new URLSearchParams({ share: '10', note: 'Try a shorter text' });
  await sendRelease(new URL(`/api/releases?${rollout}`, product.url), token, folder);
  const reports: HealthReport[] = [
    { release: `mf-suppliers@${version}`, kind: 'content', count: 3, ms: 900 },
    { release: `mf-suppliers@${version}`, kind: 'load-failure', count: 1 },
  ];
  const reported = await fetch(product.url + RELEASE_HEALTH_PATH, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${user.accessToken}`,
      'Content-Type': 'application/json',
      Cookie: 'stockroom-visitor=1',
    },
    body: JSON.stringify({ reports }),
  });
  expect(reported.status).toBe(204);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('rollback');
  await page.getByRole('option', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeFocused();
  const newRelease = page.getByRole('group', { name: `Suppliers ${version}` });
  await expect(newRelease).toContainText('In rollout for 10 % of visitors');
  await expect(newRelease).toContainText('just now');
  await expect(newRelease).toContainText('by mf-suppliers team');
  await expect(newRelease).toContainText('Try a shorter text');
  await expect(newRelease).toContainText(/75,0\s% of 4 pages worked/);
  await expect(newRelease).toContainText('1 of 1 visitor had a failure');
  await expect(newRelease).toContainText('300 ms to content on average');
  const liveRelease = page.getByRole('group', { name: `Suppliers ${live}` });
  await expect(liveRelease).toContainText('Live');
  await expect(liveRelease).toContainText('No visits in the last 24 hours');

  await page.setViewportSize(PHONE);
  const newest = page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);
  await expect(newest).toContainText('Rolled out to 10 %');
  await expect(newest).toContainText(version);
  await expect(newest).toContainText('Try a shorter text');
  await expectNoOverflow(page);

  await changeRemotes(product.dataDir, 'promote', 'mf-suppliers');
  await page.goto('/settings?tab=system');
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(newRelease).toContainText('Live');
  await expect(liveRelease).toContainText('Previous');
});

test('an owner rolls a release back, and the page shows it', async ({ page, product, user }) => {
  const makeOwner = "update users set role = 'owner' where email = $1";
  await querySql(product.dataDir, makeOwner, [user.email]);
  const { version: before } = await readBuildOf('mf-suppliers');
  const { folder, version } = await buildWithText('mf-suppliers', 'No suppliers found', 'None');
  await changeRemotes(product.dataDir, 'deploy', folder);
  await page.goto('/releases');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Suppliers' }) });
  await card.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: `Roll back to ${before}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Suppliers ${before} becomes live for all visitors.`);
  await question.getByRole('button', { name: `Roll back to ${before}` }).click();
  await expect(page.getByRole('group', { name: `Suppliers ${before}` })).toContainText('Live');
  await expect(page.getByRole('group', { name: `Suppliers ${version}` })).toContainText('Previous');
});
