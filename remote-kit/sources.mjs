/** How all builds, for the browser and for Node, compile the workspace's TypeScript and cache the result. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The repository of the build: the nearest folder with a lock file. */
export const ROOT = repositoryOf(process.cwd());

/**
 * Only strips the types; `npm run typecheck` checks them.
 * @param {string} folder package whose tsconfig.json applies
 * @param {boolean} sourceMap
 * @param {import('typescript').CustomTransformers} [transformers]
 * @returns {import('webpack').RuleSetRule}
 */
export function typescriptRule(folder, sourceMap, transformers = {}) {
  return {
    test: /\.tsx?$/,
    loader: require.resolve('ts-loader'),
    options: {
      configFile: join(folder, 'tsconfig.json'),
      // Each compilation has its own settings; by default ts-loader shares one instance.
      instance: folder,
      transpileOnly: true,
      compilerOptions: { noEmit: false, sourceMap },
      getCustomTransformers: () => transformers,
    },
  };
}

/** Translations are data: in a browser a file to fetch, in Node part of the program. */
export const CATALOGUES = {
  test: /\.po$/,
  loader: join(import.meta.dirname, 'catalogue-loader.mjs'),
};

/** @param {string} folder */
function repositoryOf(folder) {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  if (dirname(folder) === folder) throw new Error('There is no package-lock.json: run npm install');
  return repositoryOf(dirname(folder));
}

/**
 * @param {string} name unique per configuration
 * @returns {import('webpack').FileCacheOptions}
 */
export function buildCache(name) {
  const settings = readdirSync(import.meta.dirname)
    .filter((file) => /\.[cm]js$/.test(file))
    .map((file) => join(import.meta.dirname, file));
  return {
    type: 'filesystem',
    cacheDirectory: join(ROOT, '.cache/webpack'),
    name,
    buildDependencies: { config: [...settings, join(ROOT, 'package-lock.json')] },
  };
}
