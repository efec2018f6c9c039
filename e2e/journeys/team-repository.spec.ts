import path from 'node:path';
import { secondsUntilLive } from '../support/deployed-files';
import { startStandalone } from '../support/dev-servers';
import { expect } from '../support/fixtures';
import { readBuildOf, readDescription } from '../support/other-build';
import { emptyShopTest } from '../support/own-product';
import { changeRemotes } from '../support/remotes-command.mjs';
import { writeTeamRepository, type TeamRepository } from '../support/team-repository';
import { expectToast } from '../support/toast';

const COMPILED = { timeout: 60_000 };

const test = emptyShopTest.extend<{ repository: TeamRepository }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern, and this needs no other fixture
  repository: async ({}, provide) => {
    const repository = await writeTeamRepository('mf-returns');
    await provide(repository);
    await repository.remove();
  },
});

test('a team works in its own repository and deploys what it built there', async ({
  page,
  context,
  product,
  repository,
}) => {
  test.setTimeout(240_000);
  await repository.run('types');
  await repository.run('test');

  const alone = await startStandalone(repository.folder);
  const simulated = await context.newPage();
  await simulated.goto(alone.url);
  await expect(simulated.getByText('Runs alone on sample data')).toBeVisible(COMPILED);
  await simulated.getByRole('link', { name: 'Add Return' }).first().click();
  await simulated.getByRole('button', { name: 'Create Return' }).click();
  await expect(simulated.getByLabel('Name')).toHaveAccessibleDescription(/required/);
  await simulated.getByLabel('Name').fill('Broken on arrival');
  await simulated.getByRole('button', { name: 'Create Return' }).click();
  await expectToast(simulated, 'Success', 'Return created successfully');
  await simulated.close();
  await alone.stop();

  await repository.run('build');
  const dist = path.join(repository.folder, 'dist');
  await changeRemotes(product.dataDir, 'deploy', dist);
  const { version } = await readDescription(dist);
  await secondsUntilLive(product.url, 'mf-returns', version);
  await page.goto('/returns');
  await expect(page.getByRole('heading', { name: 'Returns', level: 1 })).toBeVisible();
});

test('an area that moves into a repository of its own stays the same version', async () => {
  test.setTimeout(180_000);
  const repository = await writeTeamRepository('mf-suppliers');
  await repository.run('types');
  await repository.run('build');
  const { commit: _none, ...there } = await readDescription(path.join(repository.folder, 'dist'));
  expect(await readBuildOf('mf-suppliers')).toMatchObject(there);
  await repository.remove();
});
