/** The webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserConfig } from './browser.mjs';
import {
  buildDescription,
  catalogueFiles,
  describeShared,
  filesOf,
  importedNames,
} from './build-description.mjs';
import { translateMenu } from './catalogue.mjs';
import { devServer } from './dev-server.mjs';
import { calledOperations } from './operations.mjs';
import { MergeEntryPlugin } from './merge-entry-plugin.mjs';
import { RefuseCopiesPlugin } from './refuse-copies-plugin.mjs';
import { consumedByRemote, LAZY_MODULES } from './shared-modules.mjs';
import { declaredTypes } from './shared-types.mjs';
import { realApi, standalonePage } from './standalone-page.mjs';
import { usedTypes } from './used-types.mjs';

const EXPOSED_CHUNK = 'remote';

/**
 * @param {string} folder the remote's folder
 * @returns {(env: { standalone?: boolean, reload?: boolean, WEBPACK_SERVE?: boolean }, argv: { mode?: string }) => import('webpack').Configuration}
 *   `--env standalone`: the remote alone, with everything it needs. Otherwise the federated module for the shell.
 *   `--env reload`: an edit reloads the page, because a production React cannot refresh parts of it.
 */
export function remoteConfig(folder) {
  /** @type {import('@stockroom/contract').RemoteDescription} */
  const description = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return (env = {}, argv = {}) => {
    const serve = env.WEBPACK_SERVE === true;
    const standalone = Boolean(env.standalone);
    const refresh = serve && !env.reload;
    const config = browserConfig({
      folder,
      uniqueName: containerName(description.name),
      output: standalone ? 'dist-standalone' : 'dist',
      publicPath: standalone ? '/' : 'auto',
      development: serve || argv.mode === 'development',
      serve,
      refresh,
    });
    if (standalone) {
      config.entry = './src/standalone.tsx';
      config.plugins.push(standalonePage(description.title, serve ? realApi() : null));
    } else {
      config.entry = {};
      // Every lazy part is one file, even if two repeat a module: over HTTP/1.1 a browser has six connections, and the
      // seventh file of a page waits for a whole round trip.
      config.optimization.splitChunks = false;
      config.plugins.push(federatedModule(description.name, serve), new RefuseCopiesPlugin());
      if (!serve)
        config.plugins.push(
          new MergeEntryPlugin({ entry: containerName(description.name), exposed: EXPOSED_CHUNK }),
          buildDescription('remote-build.json', [description.name], (stats) =>
            describeRemote(folder, description, stats),
          )(description.name),
        );
    }
    if (serve) {
      const [path] = description.basePaths;
      const alone = { path, ...proxyTo(realApi()) };
      config.devServer = devServer(
        basename(folder),
        standalone ? alone : { ...CROSS_ORIGIN, refresh },
      );
    }
    return config;
  };
}

/** The product's page loads these files from another origin. */
const CROSS_ORIGIN = { headers: { 'Access-Control-Allow-Origin': '*' } };

/** Passes the calls of a standalone remote on to a real API, if there is one. */
function proxyTo(api) {
  return api ? { proxy: [{ context: ['/api'], target: api.url, changeOrigin: true }] } : {};
}

/** @param {string} name @param {boolean} serve */
function federatedModule(name, serve) {
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename: serve ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    exposes: { './remote': { import: './src/remote.tsx', name: EXPOSED_CHUNK } },
    shared: consumedByRemote(),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: { disableDynamicRemoteTypeHints: true },
    // The runtime core is the shell's: 15 KB less in every remote.
    experiments: { optimization: { target: 'web', disableSnapshot: true }, externalRuntime: true },
  });
}

/** The federation name of a remote. @param {string} name "mf-products" */
function containerName(name) {
  return name.replaceAll('-', '_');
}

/**
 * The content of remote-build.json, which deployments and the gateway read.
 * @param {string} folder
 * @param {import('@stockroom/contract').RemoteDescription} description remote.json
 * @param {import('webpack').Stats} stats
 */
function describeRemote(folder, description, stats) {
  const { name, title, basePaths, menu, pages } = description;
  const [entry] = filesOf(stats, containerName(name));
  const exposed = filesOf(stats, EXPOSED_CHUNK).filter((file) => file !== entry);
  const files = [entry, ...exposed];
  const names = importedNames(stats);
  const [russian] = catalogueFiles(stats);
  return {
    name,
    title,
    basePaths,
    menu,
    entry,
    files,
    pages: pages.map(({ path, chunk, data, permission }) => ({
      path,
      files: filesOf(stats, chunk, files),
      hostModules: Object.keys(importedNames(stats, [EXPOSED_CHUNK, chunk])).filter((key) =>
        LAZY_MODULES.includes(key),
      ),
      data,
      permission,
    })),
    ...(russian && { russian: { file: russian, menu: translateMenu(folder, description) } }),
    operations: calledOperations(
      [stats],
      pages.flatMap(({ data = [] }) => data),
    ),
    shared: describeShared(
      names,
      usedTypes(names, stats.compilation.fileDependencies, declaredTypes()),
    ),
  };
}
