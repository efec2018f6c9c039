import type { Response } from '@playwright/test';
import { expect, signedInTest as test } from '../support/fixtures';

/** A text of each library that exactly one of its files contains, minified or not. */
const MARKS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'rendererPackageName:"react-dom"',
  'react-router': 'You cannot render a <Router> inside another <Router>',
  redux: '@@redux/INIT',
  'styled-components': 'data-styled-version',
  'shared-ui': 'stockroom-refresh-token',
};

test('every shared library is loaded once, whatever areas are opened', async ({ page }) => {
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

  // What is prefetched from here on may still be on its way when the test ends.
  page.off('response', collect);
  const loaded = await Promise.all(scripts);
  for (const [library, mark] of Object.entries(MARKS)) {
    const copies = loaded.flatMap(({ file, source }) =>
      Array.from({ length: source.split(mark).length - 1 }, () => file),
    );
    expect(copies, `copies of ${library}`).toHaveLength(1);
  }
});

interface SharedModule {
  version: string;
  from: string;
  useIn: string[];
  isLoaded: boolean;
}

test('areas take the shared modules from the shell', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const modules = await page.evaluate(readShareScopes);
  for (const name of [
    'react',
    'react-dom',
    'react-router-dom',
    'react-redux',
    '@reduxjs/toolkit',
    'styled-components',
    '@stockroom/shared-ui',
  ]) {
    expect(modules[name], name).toHaveLength(1);
    expect(modules[name]?.[0]).toMatchObject({ from: 'stockroom_shell', isLoaded: true });
  }
  expect(modules['react']?.[0]?.useIn).toContain('mf_products');
  expect(modules['@stockroom/shared-ui']?.[0]?.useIn).toContain('mf_products');
});

/** Runs in the page: what the federation runtime knows of shared modules, over all its instances. */
function readShareScopes(): Record<string, SharedModule[]> {
  interface Shared {
    from: string;
    useIn: string[];
    loaded?: boolean;
    lib?: unknown;
  }
  type Scope = Record<string, Record<string, Shared>>;
  const federation: { __INSTANCES__: { shareScopeMap: Record<string, Scope> }[] } = Reflect.get(
    globalThis,
    '__FEDERATION__',
  );
  const scopes = new Set(
    federation.__INSTANCES__.flatMap((instance) => Object.values(instance.shareScopeMap)),
  );
  const found: Record<string, SharedModule[]> = {};
  for (const scope of scopes) {
    for (const [name, versions] of Object.entries(scope)) {
      for (const [version, { from, useIn, loaded, lib }] of Object.entries(versions))
        (found[name] ??= []).push({ version, from, useIn, isLoaded: Boolean(loaded ?? lib) });
    }
  }
  return found;
}
