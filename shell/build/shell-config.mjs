/** The webpack configurations of the shell: the app, and the sign-in page, which has a small bundle of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { browserConfig } from '../../remote-kit/browser.mjs';
import { buildDescription } from '../../remote-kit/build-description.mjs';
import { devServer } from '../../remote-kit/dev-server.mjs';
import { providedByShell } from '../../remote-kit/shared-modules.mjs';
import { describeShell } from './describe-shell.mjs';
import { developmentPage } from './development-page.mjs';
import { InlineStylesPlugin } from './inline-styles-plugin.mjs';

const SHELL = join(import.meta.dirname, '..');
const PRODUCT = process.env.STOCKROOM_URL ?? 'http://127.0.0.1:8080';
const TEMPLATE = readFileSync(join(SHELL, 'src/index.html'), 'utf8');
const ENTRIES = { app: './src/main.tsx', 'sign-in': './src/sign-in/main.tsx' };

/** The shell provides these parts in place of whole packages. */
const FACADES = {
  'react-router-dom': join(SHELL, 'src/react-router-dom.ts'),
  'styled-components': join(SHELL, 'src/styled-components.ts'),
};

/** The package.json of the router names only its build with warnings for developers. */
const ROUTER = new URL('dist/production/', import.meta.resolve('react-router/package.json'));
const ROUTER_WITHOUT_WARNINGS = {
  'react-router$': fileURLToPath(new URL('index.mjs', ROUTER)),
  'react-router/dom$': fileURLToPath(new URL('dom-export.mjs', ROUTER)),
};

/**
 * The app and the sign-in page as the product serves them.
 * @param {string} [mode] "production" by default
 * @returns {import('webpack').Configuration[]}
 */
export function shellConfigs(mode = 'production') {
  const describedBy = buildDescription(
    'shell-build.json',
    ['app', 'sign-in'],
    describeShell(FACADES),
  );
  const app = pageConfig('app', { mode });
  shareModules(app);
  const signIn = pageConfig('sign-in', { mode });
  for (const config of [app, signIn])
    config.plugins.push(new InlineStylesPlugin(), describedBy(config.name));
  return [app, signIn];
}

/**
 * The shell served for development, both pages in one compilation.
 * @param {{ product?: string, served?: ReadonlyMap<string, string> }} env product: what answers all that is not served
 *   here; served: origins of remotes that are served beside it, by name
 * @returns {import('webpack').Configuration}
 */
export function servedShell({ product = PRODUCT, served = new Map() }) {
  const config = pageConfig('app', { serve: true });
  shareModules(config, everythingEager());
  config.entry = ENTRIES;
  config.plugins.push(htmlPage('sign-in'));
  config.devServer = devServer('shell', {
    pages: developmentPage({ product, served }),
    proxy: [{ context: ['/api', '/early-data', '/remotes'], target: product }],
  });
  return config;
}

/** The sign-in page takes part in the sharing of this compilation, and what it needs must be there from the start. */
function everythingEager() {
  const modules = Object.entries(providedByShell(FACADES));
  return Object.fromEntries(modules.map(([name, options]) => [name, { ...options, eager: true }]));
}

/**
 * One page of the shell.
 * @param {keyof typeof ENTRIES} name
 * @param {{ mode?: string, serve?: boolean, output?: string }} options output: another folder than `dist`
 */
export function pageConfig(name, { mode, serve = false, output = 'dist' }) {
  const config = browserConfig({
    folder: SHELL,
    uniqueName: name === 'app' ? 'stockroom_shell' : 'stockroom_sign_in',
    output,
    publicPath: '/',
    development: serve || mode === 'development',
    serve,
  });
  config.name = name;
  config.entry = { [name]: ENTRIES[name] };
  config.output.clean = { keep: (file) => isOf('sign-in', file) !== (name === 'sign-in') };
  config.optimization.splitChunks = {
    cacheGroups: { default: false, defaultVendors: false, ...SHARED_PARTS },
  };
  config.plugins.push(htmlPage(name));
  if (name === 'sign-in') {
    config.output.filename = 'js/sign-in.[contenthash:8].js';
    config.output.chunkFilename = 'js/sign-in-[name].[contenthash:8].js';
  }
  if (mode === 'production') {
    Object.assign(config.resolve.alias, ROUTER_WITHOUT_WARNINGS);
    config.plugins.push(compileWhole());
  }
  return config;
}

/** Both pages share one output folder. */
function isOf(name, file) {
  return file.includes(name);
}

/** @param {keyof typeof ENTRIES} name */
function htmlPage(name) {
  return new HtmlWebpackPlugin({
    filename: name === 'app' ? 'index.html' : `${name}.html`,
    chunks: [name],
    // The gateway fills the placeholders.
    templateContent: TEMPLATE,
    minify: false,
    inject: 'head',
  });
}

/** Makes the app the host of the remotes, which it learns at run time. */
function shareModules(config, shared = providedByShell(FACADES)) {
  config.plugins.push(
    new ModuleFederationPlugin({
      name: 'stockroom_shell',
      shared,
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      runtimePlugins: [
        // Gives the remotes this page's one runtime core (`externalRuntime` in remote-kit/remote.mjs).
        fileURLToPath(
          import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
        ),
        join(SHELL, 'src/remotes/load-entries.ts'),
      ],
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    }),
  );
}

/**
 * Chromium, from 136 on, compiles all functions of such a file while it loads, beside the main thread (decision 36). To
 * other browsers this is a comment.
 */
function compileWhole() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which removes comments, and before files are named by their content.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** Chunks that open over the page. */
const OVERLAYS = [
  'account-menu',
  'export-menu',
  'menu-drawer',
  'notification-panel',
  'palette',
  'popups',
  'shortcuts-sheet',
  'toast-and-confirm',
];

/**
 * Lazy parts are whole files, because over HTTP/1.1 a browser has six connections, and a seventh file waits for a whole
 * round trip. Only the code that menus and dialogs share is a file of its own.
 */
const SHARED_PARTS = {
  popupParts: {
    name: 'popup-parts',
    chunks: ({ name }) => OVERLAYS.includes(name),
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    enforce: true,
  },
};
