import { REGISTRY_PATH } from '@stockroom/contract';
import type { Page } from '@playwright/test';
import { answerInstead, changeFile, hang, PRODUCTS_FILES } from '../support/broken-files';
import { loadedOnFirstUse } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { readBuildOf } from '../support/other-build';

const { all, entry, list } = PRODUCTS_FILES;
/** Longer than a page waits for an area. */
const TIME_LIMIT = '00:10';

interface Failure {
  what: string;
  breakIt: (page: Page) => Promise<void>;
  /** The text of its panel. */
  says: (version: string) => string;
  /** The file that never arrives. */
  hangs?: string;
}

const late = (version: string) =>
  `The server took too long to send the files of version ${version}.`;
const somethingElse = (version: string) =>
  `The server sent something else than the files of version ${version}.`;
const broken = (version: string) =>
  `The code of version ${version} stopped with an error while starting.`;

const FAILURES: Failure[] = [
  {
    what: 'is missing',
    breakIt: (page) => answerInstead(page, all, { status: 404, body: 'Not found' }),
    says: (version) => `The files of version ${version} could not be fetched.`,
  },
  {
    what: 'has an entry that never comes',
    breakIt: (page) => hang(page, entry),
    says: late,
    hangs: entry,
  },
  {
    what: 'has a page that never comes',
    breakIt: (page) => hang(page, list),
    says: late,
    hangs: list,
  },
  {
    what: 'is no script',
    breakIt: (page) => answerInstead(page, entry, { body: 'this is no script(' }),
    says: somethingElse,
  },
  {
    what: 'is a page of something else',
    breakIt: (page) => answerInstead(page, entry, { body: '/* a script of somebody else */' }),
    says: somethingElse,
  },
  {
    what: 'throws when it is loaded',
    breakIt: (page) => changeFile(page, entry, (text) => `throw new Error('broken');${text}`),
    says: broken,
  },
  {
    what: 'throws when its routes are loaded',
    breakIt: (page) =>
      changeFile(page, entry, (text) =>
        text.replace('"/products/new"', '(()=>{throw new Error("no paths")})()'),
      ),
    says: (version) => `The code of version ${version} stopped with an error: no paths`,
  },
  {
    what: 'throws when it is rendered',
    breakIt: (page) =>
      changeFile(page, list, (text) =>
        text.replace('"Products"', '(()=>{throw new Error("no title")})()'),
      ),
    says: (version) => `The code of version ${version} stopped with an error: no title`,
  },
  {
    what: 'has another shape',
    breakIt: (page) =>
      changeFile(page, entry, (text) => text.replace('["default",0,', '["routes",0,')),
    says: (version) => `The code of version ${version} does not say which pages it has.`,
  },
  {
    what: 'was built for another React',
    breakIt: (page) =>
      changeFile(page, entry, (text) =>
        text.replaceAll('requiredVersion:"^19.3.1"', 'requiredVersion:"^18.3.1"'),
      ),
    // The federation runtime words the rest.
    says: (version) => `The code of version ${version} stopped with an error: `,
  },
];

for (const { what, breakIt, says, hangs } of FAILURES) {
  test(`an area that ${what} shows its panel, the rest works, and Retry heals it`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/./);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    const row = page.getByRole('table').getByRole('row').nth(1);
    const panel = page.getByRole('main').getByRole('alert');
    const { version } = await readBuildOf('mf-products');

    if (hangs) await page.clock.install();
    await breakIt(page);
    const used = hangs && loadedOnFirstUse(page);
    const asked = hangs && page.waitForRequest(hangs);
    await page.goto('/');
    if (hangs) {
      // The clock would also time out files that still load: those of the panel, and those that areas share.
      await menu('Suppliers').click();
      await expect(row).toBeVisible();
      await used;
    }
    await menu('Products').click();
    if (hangs) {
      await asked;
      await page.clock.runFor(TIME_LIMIT);
    }
    await expect(panel).toContainText('Products could not be loaded');
    await expect(panel).toContainText(says(version));
    await expect(page).toHaveURL('/products');
    await expect.poll(() => logged.join('\n')).toContain(`mf-products: ${says(version)}`);

    await menu('Suppliers').click();
    await expect(row).toBeVisible();
    await menu('Dashboard').click();
    await expect(heading('Dashboard')).toBeVisible();

    await menu('Products').click();
    if (hangs) await page.clock.runFor(TIME_LIMIT);
    await expect(panel).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(heading('Products')).toBeVisible();
    await expect(row).toBeVisible();
    await expect(panel).toBeHidden();
  });
}

test('an area opened without a connection loads when the connection is back', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('There is no connection.');
  // The first question after it may still fail.
  await page.route(REGISTRY_PATH, (route) => route.abort(), { times: 1 });
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('Retry reloads the page after a shared file failed', async ({ page, browserErrors }) => {
  browserErrors.allow(/./);
  const shared = /:\d+\/js\/\d+\./;
  await page.route(shared, (route) => route.abort());
  await page.goto('/suppliers');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Suppliers could not be loaded');
  await page.unroute(shared);
  await Promise.all([
    page.waitForEvent('load'),
    panel.getByRole('button', { name: 'Retry' }).click(),
  ]);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(panel).toBeHidden();
});
