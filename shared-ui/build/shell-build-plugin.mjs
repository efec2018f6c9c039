import webpack from 'webpack';
import { LAZY_MODULES, SHARED_MODULES } from '../federation.mjs';
import { describeShared, FEDERATION_RUNTIME, withVersion } from './build-content.mjs';
import { filesOf, namedChunkGroup } from './chunk-files.mjs';

const PLUGIN = 'ShellBuildPlugin';
/** The file beside the main one that every signed-in page needs. */
const SIGNED_IN = 'signed-in';

/** Writes shell-build.json (contract: ShellBuild), from which the gateway preloads what a page needs. */
export class ShellBuildPlugin {
  /** @param {Pick<import('./shell.mjs').ShellOptions, 'pages' | 'signedInData'> & { sharedModules?: string }} options */
  constructor({ pages, signedInData, sharedModules }) {
    this.pages = pages;
    this.signedInData = signedInData;
    this.sharedModules = sharedModules;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const shared = new Map();
      // Later, modules may be merged into others.
      compilation.hooks.seal.tap(PLUGIN, () => {
        for (const [key, use] of sharedUses(compilation, this.sharedModules)) shared.set(key, use);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        if (compilation.errors.length > 0) return;
        const build = JSON.stringify(this.describe(compilation, shared), null, 2);
        compilation.emitAsset('shell-build.json', new webpack.sources.RawSource(build));
      });
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {Map<string, SharedUse>} shared
   * @returns {import('../../contract/src/remotes').ShellBuild}
   */
  describe(compilation, shared) {
    const main = compilation.entrypoints.get('main').chunks;
    const lazy = [...shared].filter(([, { block }]) => block !== null);
    refuseLateModules(compilation, main, lazy);
    const modules = Object.fromEntries(
      lazy.map(([key, { block }]) => {
        const { files } = filesOf([compilation.chunkGraph.getBlockChunkGroup(block)], main);
        return [key, { files, needs: [] }];
      }),
    );
    const signedIn = filesOf([namedChunkGroup(compilation, SIGNED_IN, PLUGIN)], main);
    const pages = this.pages.map(({ path, chunk, access, data, hostModules = [] }) => {
      const { files } = filesOf([namedChunkGroup(compilation, chunk, 'the shell')], main);
      return { path, access, files, hostModules, data };
    });
    return withVersion(compilation, {
      modules,
      signedIn: signedIn.files,
      signedInData: this.signedInData,
      pages,
      shared: {
        ...FEDERATION_RUNTIME,
        ...describeShared([...shared].map(([key, { names }]) => [key, names])),
      },
    });
  }
}

/**
 * @typedef {object} SharedUse
 * @property {string[]} names of its exports
 * @property {import('webpack').Module} module
 * @property {import('webpack').AsyncDependenciesBlock | null} block where it is a file of its own
 */

/**
 * What the shell hands to remotes: the imports of shared-modules.ts, by what they ask for.
 * @param {import('webpack').Compilation} compilation
 * @param {string} [file] none in the single bundle, which has no remotes
 * @returns {Map<string, SharedUse>}
 */
function sharedUses({ modules, moduleGraph }, file) {
  const uses = new Map();
  const [provider] = [...modules].filter(({ resource }) => resource && resource === file);
  if (!provider) return uses;
  const add = (dependency, block) => {
    if (!SHARED_MODULES.includes(dependency.request)) return;
    const module = moduleGraph.getModule(dependency);
    const names = moduleGraph.getProvidedExports(module);
    uses.set(dependency.request, { module, block, names: Array.isArray(names) ? names : [] });
  };
  for (const dependency of provider.dependencies) add(dependency, null);
  for (const block of provider.blocks)
    for (const dependency of block.dependencies) add(dependency, block);
  refuseOtherList([...uses], file);
  return uses;
}

/** @param {[string, SharedUse][]} uses @param {string} file */
function refuseOtherList(uses, file) {
  const lazy = uses.filter(([, { block }]) => block !== null).map(([key]) => key);
  const isSame =
    uses.length === SHARED_MODULES.length && lazy.sort().join() === LAZY_MODULES.toSorted().join();
  if (isSame) return;
  throw new Error(
    `${file} must import what shared-ui/federation.mjs lists, and as a file of its own what is lazy there: ${lazy.join(', ')}`,
  );
}

/** The sign-in page must not wait for what is loaded with the first page that needs it. */
function refuseLateModules({ chunkGraph }, main, lazy) {
  const late = lazy.filter(([, { module }]) =>
    main.some((chunk) => chunkGraph.isModuleInChunk(module, chunk)),
  );
  if (late.length > 0) {
    const keys = late.map(([key]) => key).join(', ');
    throw new Error(
      `the shell's main file imports ${keys}, which shared-ui/federation.mjs lists as lazy`,
    );
  }
}
