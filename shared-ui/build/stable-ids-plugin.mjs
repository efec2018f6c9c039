import { createHash } from 'node:crypto';
import { ROOT } from './sources.mjs';

const PLUGIN = 'StableIdsPlugin';

/**
 * Gives the same ids in every checkout. Webpack makes ids of names, and the names of federation's own modules hold
 * the absolute path of the checkout, so that the same sources would be another version in another folder.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const { chunkGraph } = compilation;
      compilation.hooks.moduleIds.tap(PLUGIN, (modules) => {
        for (const module of modules) {
          const isCounted = chunkGraph.getNumberOfModuleChunks(module) > 0;
          if (isCounted && hasPath(module)) chunkGraph.setModuleId(module, idOf([module]));
        }
      });
      compilation.hooks.chunkIds.tap(PLUGIN, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name) continue;
          const roots = chunkGraph.getChunkRootModules(chunk);
          if (!roots.some(hasPath)) continue;
          chunk.id = idOf(roots);
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}

const SHARED_TYPES = ['consume-shared-module', 'provide-module'];
/** Federation starts in a file that it writes itself, named by the hash of a text with paths in it. */
const START_FILE = /\.federation\/entry\.[a-f0-9]+\.js.*/;

/** Webpack names all other modules by their path from the package that is built. */
function hasPath(module) {
  return SHARED_TYPES.includes(module.type) || START_FILE.test(module.identifier());
}

function idOf(modules) {
  const names = modules.map((module) =>
    module.identifier().replaceAll(ROOT, '').replace(START_FILE, 'entry'),
  );
  return createHash('sha256').update(names.sort().join('\0')).digest('hex').slice(0, 8);
}
