/** The webpack configuration of a remote: `export default remoteConfig(import.meta.dirname)`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { consumedByRemote } from '../federation.mjs';
import { browserConfig, keepPartsWhole } from './browser.mjs';
import { devServer } from './dev-server.mjs';
import { EXPOSED_CHUNK, RemoteBuildPlugin } from './remote-build-plugin.mjs';
import { realApi, standalonePage } from './standalone-page.mjs';
import { WholeEntryPlugin } from './whole-entry-plugin.mjs';

/**
 * @param {string} folder the remote's folder
 * @returns {(env: { standalone?: boolean, WEBPACK_SERVE?: boolean }, argv: { mode?: string }) => import('webpack').Configuration}
 *   `--env standalone`: the remote alone, with everything it needs. Otherwise the federated module, which the shell loads.
 */
export function remoteConfig(folder) {
  /** @type {import('../../contract/src/remotes').RemoteDescription} */
  const description = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return (env = {}, argv = {}) => {
    const serve = env.WEBPACK_SERVE === true;
    const standalone = Boolean(env.standalone);
    const config = browserConfig({
      folder,
      uniqueName: containerName(description.name),
      output: standalone ? 'dist-standalone' : 'dist',
      publicPath: standalone ? '/' : 'auto',
      development: serve || argv.mode === 'development',
      serve,
    });
    if (standalone) {
      config.entry = './src/standalone.tsx';
      config.plugins.push(standalonePage(description.title, serve ? realApi() : null));
    } else {
      config.entry = {};
      config.externals = [takeRuntimeOfShell];
      keepPartsWhole(config);
      config.plugins.push(
        federatedModule(description.name, serve),
        new RemoteBuildPlugin(description),
      );
      if (!serve)
        config.plugins.push(
          new WholeEntryPlugin({ entry: containerName(description.name), exposed: EXPOSED_CHUNK }),
        );
    }
    if (serve) {
      const [path] = description.basePaths;
      const alone = { path, ...passOn(realApi()) };
      config.devServer = devServer(basename(folder), standalone ? alone : SHARED);
    }
    return config;
  };
}

/** The page of the product loads the files that are served here. */
const SHARED = { headers: { 'Access-Control-Allow-Origin': '*' } };

/** Calls of a remote that runs alone, where a real API answers them. */
function passOn(api) {
  return api ? { proxy: [{ context: ['/api'], target: api.url, changeOrigin: true }] } : {};
}

/** @param {string} name "mf-products" */
export function containerName(name) {
  return name.replaceAll('-', '_');
}

/** What federation starts a remote with (shell/src/remotes/federation-host.ts): 20 KB less in every remote. */
function takeRuntimeOfShell({ request }, done) {
  const isRuntime = request.includes('/@module-federation/webpack-bundler-runtime/');
  if (isRuntime) done(null, 'global _FEDERATION_BUNDLER_RUNTIME');
  else done();
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
    experiments: { optimization: { target: 'web' } },
  });
}
