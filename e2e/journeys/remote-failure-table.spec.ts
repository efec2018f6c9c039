import type { Page } from '@playwright/test';
import { answerInstead, changeFile, hang, PRODUCTS_FILES } from '../support/broken-files';
import { allOfFirstUse } from '../support/first-use';
import { expect, signedInTest as test } from '../support/fixtures';
import { readBuildOf } from '../support/other-build';

const { all, entry, list } = PRODUCTS_FILES;
/** Longer than anybody waits for an area. */
const TIME_LIMIT = '00:10';

interface Failure {
  /** What is wrong with the area. */
  what: string;
  breakIt: (page: Page) => Promise<void>;
  /** What its panel says of a version. */
  says: (version: string) => string;
  /** Nothing comes before the time limit. */
  hangs?: boolean;
}

const late = (version: string) =>
  `The server took too long to send the files of version ${version}.`;
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
    hangs: true,
  },
  {
    what: 'has a page that never comes',
    breakIt: (page) => hang(page, list),
    says: late,
    hangs: true,
  },
  {
    what: 'is no script',
    breakIt: (page) => answerInstead(page, entry, { body: 'this is no script(' }),
    says: broken,
  },
  {
    what: 'is a page of something else',
    breakIt: (page) => answerInstead(page, entry, { body: '/* a script of somebody else */' }),
    says: (version) => `The server sent something else than the files of version ${version}.`,
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
        text.replace('title:"Products"', 'title:(()=>{throw new Error("no title")})()'),
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
    says: (version) =>
      `The code of version ${version} was built for other versions of the shared libraries than this page has.`,
  },
];

for (const { what, breakIt, says, hangs } of FAILURES) {
  test(`an area that ${what} shows its panel, the rest works, and Retry heals it`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/./);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    const row = page.getByRole('table').getByRole('row').nth(1);
    const panel = page.getByRole('main').getByRole('alert');
    const { version } = await readBuildOf('mf-products');

    if (hangs) await page.clock.install();
    await breakIt(page);
    const used = hangs && allOfFirstUse(page);
    await page.goto('/');
    if (hangs) {
      // With the clock, what is on its way would run into its time limit, the words of the panel among it.
      await menu('Dashboard').click();
      await used;
    }
    const asked = hangs && page.waitForRequest(/remotes\/mf-products/);
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

test('an area that was opened without a connection comes when there is one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('There is no connection.');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('a page that was left before the connection came back is there with the next visit', async ({
  page,
  complaints,
}) => {
  complaints.allow(/./);
  await page.goto('/inventory');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const menu = page.getByRole('navigation');
  await expect(heading('Stock Movements')).toBeVisible();
  await page.context().setOffline(true);
  await menu.getByRole('link', { name: 'Suppliers' }).click();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('There is no connection.');
  await menu.getByRole('link', { name: 'Stock Movements' }).click();
  await expect(heading('Stock Movements')).toBeVisible();
  await page.context().setOffline(false);
  await page.goBack();
  await expect(heading('Suppliers')).toBeVisible();
  await expect(panel).toBeHidden();
  await menu.getByRole('link', { name: 'Stock Movements' }).click();
  await expect(heading('Stock Movements')).toBeVisible();
  await menu.getByRole('link', { name: 'Suppliers' }).click();
  await expect(heading('Suppliers')).toBeVisible();
  await expect(panel).toBeHidden();
});
