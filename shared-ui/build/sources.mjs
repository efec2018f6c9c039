/** How any build, for the browser or for Node, reads the workspace's TypeScript and caches what it made of it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The checkout. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * Types are checked apart (`npm run typecheck`), so that a build only strips them.
 * @param {string} folder package whose tsconfig.json applies
 * @param {import('typescript').CustomTransformers} [transformers]
 * @returns {import('webpack').RuleSetRule}
 */
export function typescriptRule(folder, transformers = {}) {
  return {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: {
      configFile: join(folder, 'tsconfig.json'),
      // Each compilation has settings of its own; ts-loader would otherwise share one instance by its options.
      instance: folder,
      transpileOnly: true,
      compilerOptions: { noEmit: false, sourceMap: true },
      getCustomTransformers: () => transformers,
    },
  };
}

/**
 * @param {string} name unique per configuration
 * @returns {import('webpack').FileCacheOptions}
 */
export function buildCache(name) {
  const settings = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file));
  return {
    type: 'filesystem',
    cacheDirectory: join(ROOT, '.cache/webpack'),
    name,
    buildDependencies: {
      config: [
        ...settings,
        join(ROOT, 'shared-ui/federation.mjs'),
        join(ROOT, 'package-lock.json'),
      ],
    },
  };
}
