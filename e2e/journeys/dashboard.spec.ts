import type { Page } from '@playwright/test';
import { keepEventsAway } from '../support/calls';
import { expect, signedInTest as test } from '../support/fixtures';
import { expectNoOverflow, PHONE } from '../support/screen';

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });

test('loads no remote, asks for its data once, and fits on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await keepEventsAway(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(section(page, 'Recent Activities').getByRole('listitem')).toHaveCount(5);
  await expect(section(page, 'Top Selling Products').getByRole('listitem')).toHaveCount(5);
  await expect(card(page, 'Total Products')).toContainText(/\dActive/);
  expect(asked.filter((path) => /^\/remotes\/.+\/js\//.test(path))).toEqual([]);
  const data = asked.filter((path) => /^\/(api\/(?!events)|early)/.test(path));
  expect(data).toEqual(['/early-data']);
  await expectNoOverflow(page);
});
