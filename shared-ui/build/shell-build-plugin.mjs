import webpack from 'webpack';
import { LAZY_MODULES } from '../federation.mjs';
import { providedModules, withVersion } from './build-content.mjs';
import { filesOf, namedChunkGroup, sharedKeysIn } from './chunk-files.mjs';

const PLUGIN = 'ShellBuildPlugin';
const PROVIDED = 'provide-module';

/** Writes shell-build.json (contract: ShellBuild), from which the gateway preloads what a page needs. */
export class ShellBuildPlugin {
  /** @param {{ path: string, chunk: string, access: 'public' | 'signed-in' }[]} pages */
  constructor(pages) {
    this.pages = pages;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        if (compilation.errors.length > 0) return;
        const build = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('shell-build.json', new webpack.sources.RawSource(build));
      });
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @returns {import('../../contract/src/remotes').ShellBuild}
   */
  describe(compilation) {
    const main = compilation.entrypoints.get('main').chunks;
    refuseLateModules(compilation, main);
    const provided = providedGroups(compilation);
    const modules = Object.fromEntries(
      [...provided].map(([key, group]) => {
        const { files, chunks } = filesOf([group], main);
        return [key, { files, needs: lazyKeys(compilation, chunks) }];
      }),
    );
    const pages = this.pages.map(({ path, chunk, access }) => {
      const { files, chunks } = filesOf([namedChunkGroup(compilation, chunk, 'the shell')], main);
      const hostModules = lazyKeys(compilation, chunks);
      return { path, access, files, hostModules };
    });
    const shared = providedModules(compilation);
    return withVersion(compilation, { modules, pages, shared });
  }
}

function lazyKeys(compilation, chunks) {
  return sharedKeysIn(compilation, chunks).filter((key) => LAZY_MODULES.includes(key));
}

/** The chunk group of each module that the shell provides as files of its own. */
function providedGroups({ modules, chunkGraph }) {
  const groups = new Map();
  for (const module of modules) {
    const [block] = module.type === PROVIDED ? module.blocks : [];
    if (block) groups.set(module._name, chunkGraph.getBlockChunkGroup(block));
  }
  return groups;
}

/** The main file runs at once, so it can't wait for a module that is loaded later: the page would stay blank. */
function refuseLateModules(compilation, main) {
  const late = lazyKeys(compilation, main);
  if (late.length > 0) {
    throw new Error(
      `the shell's main file imports ${late.join(', ')}, which shared-ui/federation.mjs lists as lazy`,
    );
  }
}
