/** What every browser build has in common: TypeScript, styles, fonts, names of files, minifying, compression. */
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import refreshTypescript from 'react-refresh-typescript';
import TerserPlugin from 'terser-webpack-plugin';
import { KeepWhatWorksPlugin } from './keep-what-works-plugin.mjs';
import { leaveOutStyleComments } from './leave-out-style-comments.mjs';
import { RetryChunksPlugin } from './retry-chunks-plugin.mjs';
import { buildCache, ROOT, typescriptRule } from './sources.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

const require = createRequire(import.meta.url);

/** A script or chunk that has not arrived by then counts as failed: before the shell gives its area up (10 s). */
const CHUNK_TIMEOUT_MS = 8_000;
/** A dev server compiles, and writes its cache, between two answers. */
const DEV_CHUNK_TIMEOUT_MS = 120_000;

/**
 * @param {{ folder: string, uniqueName: string, output: string, publicPath: 'auto' | '/', development: boolean, serve: boolean }} options
 *   uniqueName: among all builds that can meet in one page; output: folder, from `folder`
 * @returns {import('webpack').Configuration}
 */
export function browserConfig({ folder, uniqueName, output, publicPath, development, serve }) {
  return {
    name: basename(folder),
    mode: development ? 'development' : 'production',
    context: folder,
    target: ['web', 'es2022'],
    // Browsers get no source maps of production: they would publish the sources.
    devtool: development ? 'cheap-module-source-map' : false,
    output: {
      path: resolve(folder, output),
      clean: true,
      publicPath,
      uniqueName,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: serve ? DEV_CHUNK_TIMEOUT_MS : CHUNK_TIMEOUT_MS,
      // The dev server refuses scripts that other sites take from it without asking.
      crossOriginLoading: serve ? 'anonymous' : false,
      // A module that fails because a shared one did not arrive must start anew at the next try.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: serve ? refreshAliases() : {},
    },
    module: {
      rules: [
        typescriptRule(folder, { before: [serve ? refreshTypescript() : leaveOutStyleComments] }),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [
      new RetryChunksPlugin(),
      new StableIdsPlugin(),
      new MiniCssExtractPlugin({ filename: 'css/[name].[contenthash:8].css' }),
      ...(development ? [] : [compressWithBrotli()]),
      ...(serve ? [reactRefresh(), new KeepWhatWorksPlugin()] : []),
    ],
    cache: buildCache(`${uniqueName}-${basename(output)}-${serve ? 'serve' : 'build'}`),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Makes every lazy part one file, even where two parts repeat a module: over HTTP/1.1 a browser has six connections,
 * and the seventh file of a page waits for a whole round trip.
 * @param {import('webpack').Configuration} config
 */
export function keepPartsWhole(config) {
  config.optimization = { ...config.optimization, splitChunks: false };
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

/**
 * The shell and the remotes must share one react-refresh runtime, or an edit of a remote never reaches a page that
 * the shell's React renders. Without the exclude, the runtime would refresh itself.
 */
function reactRefresh() {
  return new ReactRefreshPlugin({
    library: 'stockroom',
    overlay: false,
    exclude: [/node_modules/, /react-refresh-runtime/],
  });
}

function refreshAliases() {
  const runtime = join(ROOT, 'shared-ui/build/react-refresh-runtime.cjs');
  return { [require.resolve('react-refresh/runtime')]: runtime, 'react-refresh/runtime$': runtime };
}
