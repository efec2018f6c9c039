/** The webpack configuration that all browser builds share: TypeScript, styles, fonts, file names, minifying, compression. */
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypescript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import { RetryChunksPlugin } from './retry-chunks-plugin.mjs';
import { buildCache, CATALOGUES, typescriptRule } from './sources.mjs';

const require = createRequire(import.meta.url);

/** After this time a missing script or chunk counts as failed: earlier than the shell gives the area up (15 s). */
const CHUNK_TIMEOUT_MS = 8_000;
/** A dev server may compile and write its cache before it answers. */
const DEV_CHUNK_TIMEOUT_MS = 120_000;

/**
 * @param {{ folder: string, uniqueName: string, output: string, publicPath: 'auto' | '/', development: boolean, serve: boolean, refresh?: boolean }} options
 *   uniqueName: among all builds that can meet in one page; output: path below `folder`; refresh: an edit updates the
 *   page without a reload
 * @returns {import('webpack').Configuration}
 */
export function browserConfig(options) {
  const { folder, uniqueName, output, publicPath, development, serve, refresh = serve } = options;
  // While sources are edited, an open page must still find the parts that it loads later, and their modules. Builds have
  // the same ids in every folder: named ids would contain the path of the checkout.
  const scripts = serve ? 'js/[name].js' : 'js/[name].[contenthash:8].js';
  const ids = serve ? 'named' : 'natural';
  return {
    name: basename(folder),
    mode: development ? 'development' : 'production',
    context: folder,
    target: ['web', 'es2022'],
    // No source maps in production: they would publish the sources.
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: resolve(folder, output),
      clean: true,
      publicPath,
      uniqueName,
      filename: scripts,
      chunkFilename: scripts,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: serve ? DEV_CHUNK_TIMEOUT_MS : CHUNK_TIMEOUT_MS,
      // The dev server refuses scripts to other sites without CORS.
      crossOriginLoading: serve ? 'anonymous' : false,
      // A module that failed because a shared one did not arrive must run again at the next try.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // In standalone mode the API runs in the page, without the buffers of Node.
      alias: { 'csv-parse/sync$': 'csv-parse/browser/esm/sync' },
    },
    module: {
      rules: [
        typescriptRule(folder, development, refresh ? { before: [refreshTypescript()] } : {}),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.(woff2|wasm)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset/inline', generator: { dataUrl: { encoding: false } } },
        {
          ...CATALOGUES,
          type: 'asset/resource',
          generator: { filename: 'assets/ru.[contenthash:8].json' },
        },
        ...(refresh ? [shareReactRefresh()] : []),
      ],
    },
    optimization: {
      // Half of the code would run in open pages, and typed input would be lost.
      emitOnErrors: false,
      moduleIds: ids,
      chunkIds: ids,
      minimizer: [
        new TerserPlugin({ minify: minifyWithoutPaths, extractComments: false, parallel: false }),
      ],
    },
    plugins: [
      new RetryChunksPlugin(),
      new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' }),
      ...(development ? [] : [compressWithBrotli()]),
      ...(refresh ? [reactRefresh()] : []),
    ],
    cache: buildCache(
      `${uniqueName}-${basename(output)}-${refresh ? 'refresh' : serve ? 'serve' : 'build'}`,
    ),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * The minifier chooses names by how often letters occur, in comments too. Those that name the files of modules differ
 * between repositories, so they go first: the same sources must give the same version everywhere.
 */
function minifyWithoutPaths(input, ...rest) {
  const withoutPaths = Object.entries(input).map(([file, code]) => [
    file,
    code.replace(/^;\/\/ .*$/gm, ''),
  ]);
  return TerserPlugin.swcMinify(Object.fromEntries(withoutPaths), ...rest);
}

function compressWithBrotli() {
  return new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: /\.(js|css|svg|json)$/,
    exclude: /(remote-build|shell-build)\.json$/,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    threshold: 512,
  });
}

/** Without the exclude, the runtime would refresh itself. */
function reactRefresh() {
  return new ReactRefreshPlugin({
    library: 'stockroom',
    overlay: false,
    exclude: [/node_modules/, /react-refresh-runtime/],
  });
}

/**
 * The shell and the remotes must share one react-refresh runtime, or an edit of a remote never reaches a page that
 * the shell's React renders.
 */
function shareReactRefresh() {
  const shared = join(import.meta.dirname, 'react-refresh-runtime.cjs');
  const own = require.resolve('react-refresh/runtime');
  return {
    exclude: shared,
    resolve: { alias: { [own]: shared, 'react-refresh/runtime$': shared } },
  };
}
