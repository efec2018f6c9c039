import { randomUUID } from 'node:crypto';
import { setRole } from '../support/access';
import { expect, signedInTest as test } from '../support/fixtures';
import { expectSignedIn, signIn } from '../support/sign-in';

test('an owner invites somebody, who joins by the link once and works in that role', async ({
  page,
  user,
  openBrowser,
  browserErrors,
}) => {
  browserErrors.allow(/422/);
  await setRole(user, 'owner');
  const joiner = { email: `${randomUUID()}@example.com`, password: 'green lamps at noon' };
  await page.goto('/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Email').fill(joiner.email);
  await page.getByRole('radio', { name: /^Warehouse/ }).check();
  await page.getByRole('button', { name: 'Create invitation' }).dblclick();
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue();

  const other = await openBrowser();
  await other.goto(link);
  await expect(other.getByLabel('Email')).toHaveValue(joiner.email);
  await other.getByLabel('Password').fill(joiner.password);
  await other.getByRole('button', { name: 'Join' }).click();
  await expect(other).toHaveURL('/login');
  await signIn(other, joiner);
  await expectSignedIn(other);
  const menu = other.getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Receive Stock' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Reports' })).toHaveCount(0);

  const late = await openBrowser();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: joiner.email })).toContainText('Warehouse');
});
