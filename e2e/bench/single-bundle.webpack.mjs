/** The product without federation, to compare with: the same sources as one bundle, code-split by route. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDescription, describeShared, filesOf } from '../../remote-kit/build-description.mjs';
import { ROOT } from '../../remote-kit/sources.mjs';
import { FRAME_DATA, ownPages } from '../../shell/build/describe-shell.mjs';
import { InlineStylesPlugin } from '../../shell/build/inline-styles-plugin.mjs';
import { pageConfig } from '../../shell/build/shell-config.mjs';

const REMOTES = ['mf-products', 'mf-inventory', 'mf-orders', 'mf-suppliers', 'mf-reports-settings'];

/** The built folder: a complete dist of a shell, which the gateway can deploy. */
export const SINGLE_BUNDLE = join(ROOT, '.cache/single-bundle');

const describedBy = buildDescription('shell-build.json', ['app', 'sign-in'], (app, signIn) => {
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

function bundled(name) {
  const config = pageConfig(name, { mode: 'production', output: SINGLE_BUNDLE });
  // Webpack's defaults split the single bundle.
  delete config.optimization.splitChunks;
  const federated = join(ROOT, 'shell/src/remotes/load-remote.ts');
  config.resolve.alias[federated] = join(import.meta.dirname, 'bundled-remotes.ts');
  config.plugins.push(new InlineStylesPlugin(), describedBy(name));
  return config;
}

function pagesOf(remote) {
  return JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')).pages;
}

export default [bundled('app'), bundled('sign-in')];
