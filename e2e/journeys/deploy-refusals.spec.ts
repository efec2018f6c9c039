import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDeployedFiles } from '../support/deployed-files';
import { expect } from '../support/fixtures';
import { buildDescribedAs, readBuildOf, removeOtherBuilds } from '../support/other-build';
import { emptyShopTest as test } from '../support/own-product';
import { runRemotes } from '../support/remotes-command.mjs';

test.afterEach(removeOtherBuilds);

const suppliers = () => buildDescribedAs('mf-suppliers', (build) => ({ ...build, title: 'New' }));

/** Builds that must not go live, with what the operator is told. */
const REFUSED = {
  'lacks a file': async () => {
    const { entry } = await readBuildOf('mf-suppliers');
    const { folder } = await suppliers();
    await rm(path.join(folder, entry));
    return { folder, message: `is not complete: ${entry} is missing. Build it again` };
  },
  'was changed after it was built': async () => {
    const { entry } = await readBuildOf('mf-suppliers');
    const { folder } = await suppliers();
    await writeFile(path.join(folder, entry), 'console.log("not what was built")');
    return { folder, message: `is not as it was built: ${entry} has changed. Build it again` };
  },
  'needs another React than the shell has': async () => {
    const { folder, version } = await buildDescribedAs('mf-suppliers', (build) => ({
      ...build,
      shared: { ...build.shared, react: { version: '20.0.0', names: [] } },
    }));
    return {
      folder,
      message: `mf-suppliers ${version} does not fit the shell`,
      more: 'it needs react ^20.0.0, the shell provides 19',
    };
  },
  'was built for a contract that the server does not have yet': async () => {
    const { folder, version } = await buildDescribedAs('mf-suppliers', (build) => ({
      ...build,
      contract: '9.0.0',
    }));
    return {
      folder,
      message: `mf-suppliers ${version} was built for contract 9.0.0, the server has`,
      more: 'Start the product again first, from the same checkout (npm start',
    };
  },
  'has the paths of another': async () => {
    const { folder } = await buildDescribedAs('mf-suppliers', (build) => ({
      ...build,
      name: 'mf-returns',
      title: 'Returns',
      menu: [],
      basePaths: ['/orders'],
    }));
    return { folder, message: 'The base path /orders of mf-returns belongs to mf-orders already' };
  },
};

test('a build that would break the product is refused, and everything stays as it is', async ({
  page,
  product,
}) => {
  await page.goto('/suppliers');
  await expect(page.getByText('No suppliers found')).toBeVisible();
  const before = await readDeployedFiles(product.dataDir);
  for (const [what, make] of Object.entries(REFUSED)) {
    await test.step(what, async () => {
      const {
        folder,
        message,
        more = '',
      }: { folder: string; message: string; more?: string } = await make();
      const { isOk, output } = await runRemotes(product.dataDir, 'deploy', folder);
      expect(isOk).toBe(false);
      expect(output).toContain(message);
      expect(output).toContain(more);
      expect(output).not.toContain('    at ');
      expect(await readDeployedFiles(product.dataDir)).toEqual(before);
    });
  }
  await page.reload();
  await expect(page.getByText('No suppliers found')).toBeVisible();
});

test('the command says what is live, and how to use it', async ({ product }) => {
  const { version } = await readBuildOf('mf-suppliers');
  const { output: list } = await runRemotes(product.dataDir, 'list');
  expect(list).toMatch(
    new RegExp(`^mf-suppliers\\n  \\* ${version}  \\S+ \\S+ UTC +\\d+ KB  live$`, 'm'),
  );
  const { isOk, output: help } = await runRemotes(product.dataDir, '--help');
  expect(isOk).toBe(true);
  const { output: refusal } = await runRemotes(product.dataDir, 'list', '--x');
  expect(refusal).toContain(`Not done: There is no option --x\n\n${help}`);
  for (const command of ['list', 'deploy', 'rollback', 'disable', 'enable', 'remove', 'prune'])
    expect(help).toContain(`\n  ${command} `);
});
