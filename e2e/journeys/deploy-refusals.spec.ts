import { readDeployedFiles } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { buildDescribedAs, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { runRemotes } from '../support/remotes-command.mjs';

test.afterEach(removeOtherBuilds);

test('the command refuses a build that does not fit the shell, lists what is live and helps', async ({
  page,
  product,
}) => {
  await page.goto('/suppliers');
  await expect(page.getByText('No suppliers found')).toBeVisible();
  const before = await readDeployedFiles(product.dataDir);

  await test.step('deploy', async () => {
    const { folder, version } = await buildDescribedAs('mf-suppliers', (build) => ({
      ...build,
      shared: { ...build.shared, react: { version: '20.0.0', names: [] } },
    }));
    const { isOk, output } = await runRemotes(product.dataDir, 'deploy', folder);
    expect(isOk).toBe(false);
    expect(output).toContain(`mf-suppliers ${version} does not fit the shell`);
    expect(output).toContain('it needs react ^20.0.0, the shell provides 19');
    expect(output).not.toContain('    at ');
    expect(await readDeployedFiles(product.dataDir)).toEqual(before);
    await page.reload();
    await expect(page.getByText('No suppliers found')).toBeVisible();
  });
  await test.step('list', async () => {
    const { version } = await readBuildOf('mf-suppliers');
    const { output: list } = await runRemotes(product.dataDir, 'list');
    expect(list).toMatch(
      new RegExp(
        `^mf-suppliers\\n  \\* ${version}  \\S+ \\S+ UTC +\\d+ KB  by npm start  live$`,
        'm',
      ),
    );
  });
  await test.step('help', async () => {
    const { isOk, output: help } = await runRemotes(product.dataDir, '--help');
    expect(isOk).toBe(true);
    const { output: refusal } = await runRemotes(product.dataDir, 'list', '--x');
    expect(refusal).toContain("Not done: Unknown option '--x'");
    expect(refusal).toContain(`\n\n${help}`);
    for (const command of ['list', 'deploy', 'rollback', 'disable', 'enable', 'remove', 'prune'])
      expect(help).toContain(`\n  ${command} `);
  });
});
