/** The webpack configuration of the shell, federated, and of the single bundle that `bench:page` compares it with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { SHARED_MODULES, versionOf } from '../federation.mjs';
import { browserConfig } from './browser.mjs';
import { devServer } from './dev-server.mjs';
import { developmentPage } from './development-page.mjs';
import { InlineStylesPlugin } from './inline-styles-plugin.mjs';
import { ShellBuildPlugin } from './shell-build-plugin.mjs';

const PRODUCT = process.env.STOCKROOM_URL ?? 'http://127.0.0.1:8080';

/**
 * @typedef {object} ShellOptions
 * @property {string} folder the shell's folder
 * @property {string} sharedModules the module with what the shell gives the remotes
 * @property {Record<string, string>} facades files of the shell that stand there for a shared module, by module
 * @property {{ path: string, chunk: string, access: 'public' | 'signed-in', data?: string[], hostModules?: string[] }[]} pages
 *   the shell's own lazy pages
 * @property {string[]} signedInData what the frame around the pages of a signed-in user asks the API for
 * @property {string} federatedRemotes the module that loads remotes at run time
 */

/**
 * What the dev server is told by `npm run dev`, which serves remotes beside it. By default it takes all of them from
 * the product.
 * @typedef {{ WEBPACK_SERVE?: boolean, product?: string, served?: ReadonlyMap<string, string> }} ShellEnvironment
 */

/**
 * @param {ShellOptions} options
 * @returns {(env: ShellEnvironment, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function shellConfig(options) {
  return (env = {}, argv = {}) => {
    const serve = env.WEBPACK_SERVE === true;
    const config = hostConfig(options, { output: 'dist', serve, mode: argv.mode });
    provideSharedModules(config, options);
    config.optimization.splitChunks = {
      cacheGroups: { default: false, defaultVendors: false, popupParts: POPUP_PARTS },
    };
    config.plugins.push(page(options));
    if (serve) config.devServer = serveBeside(env);
    else config.plugins.push(new InlineStylesPlugin(), new ShellBuildPlugin(options));
    return config;
  };
}

/** @param {ShellEnvironment} env */
function serveBeside({ product = PRODUCT, served = new Map() }) {
  return devServer('shell', {
    pages: developmentPage({ product, served }),
    proxy: [{ context: ['/api', '/remotes'], target: product }],
  });
}

/**
 * The same sources as one code-split bundle without federation, for the benchmark only.
 * @param {ShellOptions} options
 * @param {object} bundled
 * @param {string} bundled.output absolute path of the folder
 * @param {string} bundled.loader absolute path of the module that stands in for `federatedRemotes`
 * @param {import('../../contract/src/remotes').RemoteDescription[]} bundled.remotes
 * @returns {import('webpack').Configuration}
 */
export function singleBundleConfig(options, { output, loader, remotes }) {
  const config = hostConfig(options, { output, serve: false, mode: 'production' });
  config.resolve.alias[`${options.federatedRemotes}$`] = loader;
  const remotePages = remotes.flatMap(({ pages }) =>
    pages.map((page) => ({ ...page, access: 'signed-in' })),
  );
  config.plugins.push(
    page(options),
    new InlineStylesPlugin(),
    new ShellBuildPlugin({
      pages: [...options.pages, ...remotePages].map(withOwnFiles),
      signedInData: options.signedInData,
    }),
  );
  return config;
}

/** Webpack splits the single bundle by itself, and so knows all files of a page. */
function withOwnFiles({ hostModules: _, ...page }) {
  return page;
}

function hostConfig({ folder }, { output, serve, mode }) {
  const config = browserConfig({
    folder,
    uniqueName: 'stockroom_shell',
    output,
    publicPath: '/',
    development: serve || mode === 'development',
    serve,
  });
  // Everything eager in one file: no async boundary before the first render.
  config.entry = { main: './src/main.tsx' };
  if (mode === 'production') config.plugins.push(compileWhole());
  return config;
}

/**
 * Has Chromium, from 136 on, compile all functions of a file while it loads, beside the main thread, and not one by one
 * there when they are called (decision 36). To other browsers this is a comment.
 */
function compileWhole() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which leaves out comments, and before the names are made of what is in the files.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/**
 * The shell is a plain bundle, which hands its modules to the federation runtime. The plugin for hosts would put the
 * runtime into the main file, and a table between every two modules.
 */
function provideSharedModules(config, { folder, sharedModules, facades }) {
  const versions = Object.fromEntries(SHARED_MODULES.map((module) => [module, versionOf(module)]));
  const standIns = Object.entries(facades).map(([module, file]) => [
    `${module}$`,
    join(folder, file),
  ]);
  config.module.rules.push({
    test: sharedModules,
    resolve: { alias: Object.fromEntries(standIns) },
  });
  config.plugins.push(
    new webpack.DefinePlugin({
      SHARED_VERSIONS: JSON.stringify(versions),
      // As the federation plugin defines them.
      ENV_TARGET: '"web"',
      FEDERATION_HAS_EXPOSES: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    }),
    new webpack.NormalModuleReplacementPlugin(
      /\/SnapshotHandler\.js$/,
      join(import.meta.dirname, 'no-manifests.mjs'),
    ),
  );
}

/** Files of the shell that open over the page. */
const OVERLAYS = [
  'export-menu',
  'menu-drawer',
  'notification-panel',
  'palette',
  'popups',
  'shortcuts-sheet',
  'toast-and-confirm',
];

/**
 * Lazy parts are whole files, because over HTTP/1.1 a browser has six connections, and the seventh file of a page waits
 * for a whole round trip. But what menus and dialogs are made of would be in each of these.
 */
const POPUP_PARTS = {
  name: 'popup-parts',
  chunks: ({ name }) => OVERLAYS.includes(name),
  test: (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'popups'),
  minChunks: 2,
  enforce: true,
};

/** The gateway fills the placeholders of this page. */
function page({ folder }) {
  const template = readFileSync(join(folder, 'src/index.html'), 'utf8');
  return new HtmlWebpackPlugin({ templateContent: template, minify: false, inject: 'head' });
}
