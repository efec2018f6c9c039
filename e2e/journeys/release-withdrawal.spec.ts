import { secondsUntilLive } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';

test.afterEach(removeOtherBuilds);

/** What a release does wrong, and the text of its code that becomes another one. */
const BROKEN = [
  {
    what: 'throws when it is rendered',
    from: 'title:"Suppliers"',
    to: 'title:(()=>{throw new Error("no title")})()',
  },
  {
    what: 'throws when it is loaded',
    from: '"/suppliers/new"',
    to: '(()=>{throw new Error("no paths")})()',
  },
  { what: 'has another shape', from: '["default",0,', to: '["routes",0,' },
];

for (const { what, from, to } of BROKEN)
  test(`a release that ${what} is withdrawn after two visitors, and forms keep what was typed`, async ({
    openBrowser,
    product,
    user,
    browserErrors,
  }) => {
    browserErrors.allow(/./);
    const { version: good } = await readBuildOf('mf-suppliers');
    const { folder, version } = await buildWithText('mf-suppliers', from, to);
    const clerk = await openBrowser(user);
    await clerk.goto('/orders/new');
    await clerk.getByLabel('Notes').fill('Call first');
    await changeRemotes(product.dataDir, 'deploy', folder);
    await secondsUntilLive(product.url, 'mf-suppliers', version);

    const visitors = [await openBrowser(user), await openBrowser(user)];
    for (const page of visitors) {
      await page.goto('/suppliers');
      await expect(page.getByText('Suppliers could not be loaded')).toBeVisible();
    }
    const seconds = await secondsUntilLive(product.url, 'mf-suppliers', good);
    test.info().annotations.push({
      type: 'figures',
      description: `withdrawn ${seconds.toFixed(1)} s after the second visitor saw it fail`,
    });

    // The panel looks for another version by itself.
    for (const page of visitors) await expect(page.getByText('No suppliers found')).toBeVisible();
    await clerk.getByRole('button', { name: /^Notifications/ }).click();
    const notification = clerk.getByRole('link', { name: /Release of Suppliers withdrawn/ });
    await expect(notification).toContainText('It failed for 2 of 2 visitors');
    await expect(clerk.getByLabel('Notes')).toHaveValue('Call first');
  });
