/**
 * Shells to compare with: the product without federation, as one bundle of the same sources that is code-split by route;
 * and a plain page of the same packages that shows a table of products.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDescription, describeShared, filesOf } from '../../remote-kit/build-description.mjs';
import { ROOT } from '../../remote-kit/sources.mjs';
import { FRAME_DATA, ownPages } from '../../shell/build/describe-shell.mjs';
import { InlineStylesPlugin } from '../../shell/build/inline-styles-plugin.mjs';
import { pageConfig } from '../../shell/build/shell-config.mjs';

const REMOTES = ['mf-products', 'mf-inventory', 'mf-orders', 'mf-suppliers', 'mf-reports-settings'];

/** The built folders: complete dists of a shell, which the gateway can deploy. */
export const SINGLE_BUNDLE = join(ROOT, '.cache/single-bundle');
export const PLAIN_PAGE = join(ROOT, '.cache/plain-page');

const singleBundle = buildDescription('shell-build.json', ['app', 'sign-in'], (app, signIn) => {
  const main = filesOf(app, 'app');
  const remotePages = REMOTES.flatMap(pagesOf).map(({ path, chunk, data }) => ({
    path,
    access: 'signed-in',
    files: filesOf(app, chunk, main),
    data,
  }));
  return {
    files: main,
    modules: {},
    frameData: FRAME_DATA,
    pages: [...ownPages(app, signIn, main), ...remotePages],
    shared: describeShared({}),
  };
});

const plainPage = buildDescription('shell-build.json', ['app', 'sign-in'], (app) => {
  const files = filesOf(app, 'app');
  const pages = [{ path: '/products', access: 'signed-in', files }];
  return { files, modules: {}, frameData: [], pages, shared: describeShared({}) };
});

/** @param {'app' | 'sign-in'} name */
function single(name) {
  const config = bundled(name, SINGLE_BUNDLE, singleBundle);
  const federated = join(ROOT, 'shell/src/remotes/load-remote.ts');
  config.resolve.alias[federated] = join(import.meta.dirname, 'bundled-remotes.ts');
  return config;
}

/** @param {'app' | 'sign-in'} name */
function plain(name) {
  const config = bundled(name, PLAIN_PAGE, plainPage);
  if (name === 'app') config.entry = { app: join(import.meta.dirname, 'plain-page.tsx') };
  return config;
}

function bundled(name, output, describedBy) {
  const config = pageConfig(name, { mode: 'production', output });
  // Webpack's defaults split a single bundle.
  delete config.optimization.splitChunks;
  config.plugins.push(new InlineStylesPlugin(), describedBy(name));
  return config;
}

function pagesOf(remote) {
  return JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')).pages;
}

export default [single('app'), single('sign-in'), plain('app'), plain('sign-in')];
