/** The webpack configuration of programs for Node: sources of the workspace bundled, packages left where they are. */
import { join } from 'node:path';
import { buildCache, typescriptRule } from './sources.mjs';

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
      rules: [typescriptRule(folder)],
    },
    // Readable stack traces matter more than size here.
    optimization: { minimize: false, nodeEnv: false },
    cache: buildCache(`node-${argv.mode ?? 'production'}`),
    performance: false,
    stats: 'errors-warnings',
  });
}

/** Everything but relative paths and packages of this workspace, whose sources are TypeScript. */
function leavePackages({ request }, callback) {
  const bundled = /^(\.|\/|@stockroom\/)/.test(request);
  if (bundled) callback();
  else callback(null, request, 'module');
}
