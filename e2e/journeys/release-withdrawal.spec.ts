import type { Page } from '@playwright/test';
import type { HealthKind } from '@stockroom/contract';
import { signUp, type User } from '../support/account.mjs';
import { failCalls } from '../support/calls';
import { secondsUntilLive } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { buildWithText, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';
import type { Product } from '../support/product-process.mjs';
import { Visitors } from '../support/visitors';

test.use({ env: { STOCKROOM_AUTH_RATE: 'off' } });
// A product and up to six browsers.
test.describe.configure({ timeout: 120_000 });
test.afterEach(removeOtherBuilds);

/** Longer than a page waits for an area. */
const TIME_LIMIT = '00:15';
/** Until a panel looks for another version. */
const NEXT_CHECK = '00:10';
/** Says in the console that the code never ends. */
const WAITS = 'console.info("waits")';

interface BrokenRelease {
  what: string;
  /** A text of its code. */
  from: string;
  /** What that becomes. */
  to: string;
  /** The text of its panel. */
  says: string;
}

const BROKEN: BrokenRelease[] = [
  {
    what: 'throws when it is rendered',
    from: '"Suppliers"',
    to: '(()=>{throw new Error("no title")})()',
    says: 'stopped with an error: no title',
  },
  {
    what: 'throws when it is loaded',
    from: '"/suppliers/new"',
    to: '(()=>{throw new Error("no paths")})()',
    says: 'stopped with an error: no paths',
  },
  {
    what: 'has another shape',
    from: '["default",0,',
    to: '["routes",0,',
    says: 'does not say which pages it has.',
  },
  {
    what: 'has a module that never comes',
    from: 'mf_suppliers=',
    to: `mf_suppliers={init(){},get:()=>new Promise(()=>${WAITS})},globalThis.unused=`,
    says: 'did not answer within 15 seconds.',
  },
  {
    what: 'has a page whose loader never answers',
    from: '({Component:',
    to: `({loader:()=>new Promise(()=>${WAITS}),Component:`,
    says: 'did not answer within 15 seconds.',
  },
];

for (const { what, from, to, says } of BROKEN)
  test(`a release that ${what} is withdrawn after two visitors, and forms keep what was typed`, async ({
    openBrowser,
    product,
    user,
    browserErrors,
  }) => {
    browserErrors.allow(/./);
    const forms = await openForms(await openBrowser(user));
    const { good, version } = await deployChanged(product, from, to);

    const visit = async (visitor: User) => {
      const page = await openBrowser(visitor);
      await page.clock.install();
      await page.goto('/');
      await expect(heading(page, 'Dashboard')).toBeVisible();
      const waits = page.waitForEvent('console', (message) => message.text() === 'waits');
      await menu(page, 'Suppliers').click();
      if (to.includes(WAITS)) {
        await waits;
        await page.clock.runFor(TIME_LIMIT);
      } else waits.catch(() => {});
      const panel = page.getByRole('main').getByRole('alert');
      await expect(panel).toContainText('Suppliers could not be loaded');
      await expect(panel).toContainText(`The code of version ${version} ${says}`);
      return page;
    };
    const leaving = await visit(user);
    await menu(leaving, 'Products').click();
    await expect(leaving.getByText('No products found')).toBeVisible();
    const staying = await visit(await signUp(product.url));
    await untilWithdrawn(product.url, good);

    // The panel looks for another version by itself.
    await staying.clock.runFor(NEXT_CHECK);
    await expect(staying.getByText('No suppliers found')).toBeVisible();
    await forms.expectKept('It failed for 2 of 2 visitors');
  });

test('a release that hangs the tab is withdrawn when two visitors have closed it', async ({
  openBrowser,
  product,
  user,
  browserErrors,
}) => {
  browserErrors.allow(/./);
  const to = '(()=>{console.info("hangs");for(;;);})()';
  const forms = await openForms(await openBrowser(user));
  const { good } = await deployChanged(product, '"/suppliers/new"', to);
  const visit = async (visitor: User) => {
    const page = await openBrowser(visitor);
    const hangs = page.waitForEvent('console', (message) => message.text() === 'hangs');
    await page.goto('/suppliers', { waitUntil: 'commit' });
    await hangs;
    return page;
  };

  const visitors: Page[] = [];
  for (const visitor of [user, await signUp(product.url)]) {
    const hung = await visit(visitor);
    await hung.close();
    const page = await hung.context().newPage();
    await page.goto('/products');
    await expect(page.getByText('No products found')).toBeVisible();
    visitors.push(page);
  }
  await untilWithdrawn(product.url, good);
  for (const page of visitors) {
    await page.goto('/suppliers');
    await expect(page.getByText('No suppliers found')).toBeVisible();
  }
  await forms.expectKept('It failed for 2 of 2 visitors');
});

interface FaultyRelease extends Omit<BrokenRelease, 'says'> {
  kind: HealthKind;
  meet: (page: Page) => Promise<void>;
  effect: string;
}

const FAULTY: FaultyRelease[] = [
  {
    what: 'throws when a button is pressed',
    from: 'variant:"primary"',
    to: 'onClick(e){e.preventDefault();throw new Error("no form")},variant:"primary"',
    kind: 'error',
    async meet(page) {
      await page.goto('/suppliers');
      await page.getByRole('link', { name: 'Add Supplier' }).first().click();
      await expect(page.getByText('No suppliers found')).toBeVisible();
    },
    effect: 'It had errors for 2 of 26 visitors',
  },
  {
    what: 'makes calls that the server fails',
    from: 'No suppliers found',
    to: 'None',
    kind: 'failed-call',
    async meet(page) {
      await failCalls(page, '**/api/suppliers?*');
      await page.goto('/suppliers');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Failed to load suppliers',
      );
    },
    effect: 'Its calls to the server failed for 2 of 26 visitors',
  },
];

for (const { what, from, to, kind, meet, effect } of FAULTY)
  test(`a release that ${what} is withdrawn when that happens to many visitors more than before`, async ({
    openBrowser,
    product,
    user,
    browserErrors,
  }) => {
    browserErrors.allow(/./);
    const forms = await openForms(await openBrowser(user));
    const { good, version } = await deployChanged(product, from, to);
    const others = await Visitors.signUp(product.url, 25);
    await others.report(`mf-suppliers@${good}`, 'content');
    await others.report(`mf-suppliers@${version}`, 'content');
    // One of 25 is less than 5 percentage points.
    await others.report(`mf-suppliers@${version}`, kind, 1);

    const page = await openBrowser(await signUp(product.url));
    await meet(page);
    await page.unrouteAll();
    await menu(page, 'Products').click();
    await expect(page.getByText('No products found')).toBeVisible();
    // The page reports when it is left.
    await page.goto('/');
    await untilWithdrawn(product.url, good);
    await page.goto('/suppliers');
    await expect(page.getByText('No suppliers found')).toBeVisible();
    await forms.expectKept(effect);
  });

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Begins to fill a form of another area, and one of the area whose release changes. */
async function openForms(clerk: Page) {
  await clerk.goto('/orders/new');
  await clerk.getByLabel('Notes').fill('Call first');
  const buyer = await clerk.context().newPage();
  await buyer.goto('/suppliers/new');
  await buyer.getByLabel('Company Name').fill('Light Ltd');
  return {
    /** Checks that both keep what was typed, and that a notification says what the release did. */
    async expectKept(effect: string) {
      await clerk.getByRole('button', { name: /^Notifications/ }).click();
      const notification = clerk.getByRole('link', { name: /Release of Suppliers withdrawn/ });
      await expect(notification).toContainText(effect);
      await expect(clerk.getByLabel('Notes')).toHaveValue('Call first');
      await expect(buyer.getByLabel('Company Name')).toHaveValue('Light Ltd');
    },
  };
}

/** Deploys the suppliers with one text of their code changed. */
async function deployChanged({ dataDir, url }: Product, from: string, to: string) {
  const { version: good } = await readBuildOf('mf-suppliers');
  const { folder, version } = await buildWithText('mf-suppliers', from, to);
  await changeRemotes(dataDir, 'deploy', folder);
  await secondsUntilLive(url, 'mf-suppliers', version);
  return { good, version };
}

/** Waits until the product serves this version of the suppliers again, and notes how long that took. */
async function untilWithdrawn(origin: string, good: string): Promise<void> {
  const seconds = await secondsUntilLive(origin, 'mf-suppliers', good);
  const description = `withdrawn ${seconds.toFixed(1)} s after the last visitor met it`;
  test.info().annotations.push({ type: 'figures', description });
}
