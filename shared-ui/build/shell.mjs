/** The webpack configuration of the shell, federated, and of the single bundle that `bench:page` compares it with. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { LAZY_MODULES, providedByShell } from '../federation.mjs';
import { browserConfig, keepPartsWhole } from './browser.mjs';
import { devServer } from './dev-server.mjs';
import { developmentPage } from './development-page.mjs';
import { ShellBuildPlugin } from './shell-build-plugin.mjs';
import { ROOT } from './sources.mjs';

const PRODUCT = process.env.STOCKROOM_URL ?? 'http://127.0.0.1:8080';

/** What the facade of @reduxjs/toolkit is made of: the package under another name, or it would import itself. */
const REDUX_TOOLKIT = join(ROOT, 'node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs');

/**
 * @typedef {object} ShellOptions
 * @property {string} folder the shell's folder
 * @property {Record<string, string>} facades files of the shell that provide a shared module, by module
 * @property {{ path: string, chunk: string, access: 'public' | 'signed-in' }[]} pages the shell's own lazy pages
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
    config.plugins.push(host(options), page(options));
    keepPartsWhole(config);
    if (serve) config.devServer = serveBeside(env);
    else config.plugins.push(new ShellBuildPlugin(options.pages));
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
  config.plugins.push(page(options), new ShellBuildPlugin([...options.pages, ...remotePages]));
  return config;
}

function hostConfig({ folder }, { output, serve, mode }) {
  const config = browserConfig({
    folder,
    name: 'stockroom_shell',
    output,
    publicPath: '/',
    development: serve || mode === 'development',
    serve,
  });
  // Everything eager in one file: no async boundary before the first render.
  config.entry = { main: './src/main.tsx' };
  config.resolve.alias['redux-toolkit-unshared$'] = REDUX_TOOLKIT;
  return config;
}

function host({ folder, facades }) {
  const modules = (name) => join(ROOT, 'node_modules', name);
  return new ModuleFederationPlugin({
    name: 'stockroom_shell',
    shared: providedByShell({
      ...Object.fromEntries(
        Object.entries(facades).map(([module, file]) => [module, join(folder, file)]),
      ),
      // By file, because the shell provides these also when it does not import them itself.
      ...lazyParts(),
      formik: join(modules('formik'), 'dist/formik.esm.js'),
      yup: join(modules('yup'), 'index.esm.js'),
    }),
    shareStrategy: 'loaded-first',
    runtimePlugins: [join(ROOT, 'shared-ui/build/runtime-core-plugin.mjs')],
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'web' } },
  });
}

/** The parts of shared-ui that load with the first page that needs them, by module. */
function lazyParts() {
  const own = LAZY_MODULES.filter((module) => module.startsWith('@stockroom/shared-ui/'));
  return Object.fromEntries(
    own.map((module) => [module, join(ROOT, 'shared-ui/src', basename(module), 'index.ts')]),
  );
}

/** The gateway fills the placeholders of this page. */
function page({ folder }) {
  const template = readFileSync(join(folder, 'src/index.html'), 'utf8');
  return new HtmlWebpackPlugin({ templateContent: template, minify: false, inject: 'head' });
}
