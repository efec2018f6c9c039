/** The webpack configuration of Node programs: it bundles sources of the workspace and leaves packages in node_modules. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packageOf } from './shared-modules.mjs';
import { buildCache, CATALOGUES, ROOT, typescriptRule } from './sources.mjs';

/**
 * @param {string} folder
 * @param {Record<string, string>} entry files by the name of the program: dist/<name>.mjs
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function nodeConfig(folder, entry) {
  return (_env, argv = {}) => ({
    mode: argv.mode === 'development' ? 'development' : 'production',
    context: folder,
    target: 'node20',
    devtool: 'source-map',
    entry,
    experiments: { outputModule: true },
    output: {
      path: join(folder, 'dist'),
      clean: true,
      module: true,
      chunkFormat: 'module',
      filename: '[name].mjs',
      chunkFilename: '[name].[contenthash:8].mjs',
      library: { type: 'module' },
    },
    externalsType: 'import',
    externals: [leavePackages],
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      parser: { javascript: { importMeta: false, url: false, createRequire: false } },
      rules: [typescriptRule(folder, true), { ...CATALOGUES, type: 'json' }],
    },
    // Readable stack traces matter more than size. And no inlined constants: webpack's cache keeps the old value in
    // modules that inlined it.
    optimization: { minimize: false, nodeEnv: false, inlineExports: false },
    cache: buildCache(`node-${basename(folder)}-${argv.mode ?? 'production'}`),
    performance: false,
    stats: 'errors-warnings',
  });
}

/**
 * Imports packages of the checkout's node_modules at run time. Bundles sources of this workspace, and a package of which
 * a workspace has its own version, because Node would find the other version from dist.
 */
function leavePackages({ request, context }, callback) {
  const isSource = /^(\.|\/|@stockroom\/)/.test(request);
  if (isSource || isOwnVersion(context, packageOf(request))) callback();
  else callback(null, request, 'module');
}

function isOwnVersion(context, name) {
  for (let folder = context; folder.length > ROOT.length; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return true;
  }
  return false;
}
