import type { Response } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';

/** A text that exactly one file of each library contains, even minified. */
const MARKS = {
  react: 'takes an object of state variables to update or a function',
  'react-dom': 'rendererPackageName:"react-dom"',
  'react-router': 'You cannot render a <Router> inside another <Router>',
  redux: '@@redux/INIT',
  'redux-toolkit': '/executeQuery',
  'react-redux': 'react-redux-context',
  'styled-components': 'data-styled-version',
  'shared-ui': 'stockroom-refresh-token',
};

const FILE_OF_SHELL = /^[^/]+\/\/[^/]+\/js\//;

test('all areas share one copy of each library, from the shell', async ({ page }) => {
  const scripts: Promise<{ file: string; source: string }>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().then((source) => ({ file: response.url(), source })));
  };
  page.on('response', collect);
  await page.goto('/products');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page.getByLabel('SKU')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  // Later prefetches may not finish before the test ends.
  page.off('response', collect);
  const loaded = await Promise.all(scripts);
  for (const [library, mark] of Object.entries(MARKS)) {
    const copies = loaded.flatMap(({ file, source }) =>
      Array.from({ length: source.split(mark).length - 1 }, () => file),
    );
    expect(copies, `copies of ${library}`).toEqual([expect.stringMatching(FILE_OF_SHELL)]);
  }
});
