import webpack from 'webpack';
import { LAZY_MODULES, packageOf, SHARED_PACKAGES } from '../federation.mjs';
import { FEDERATION_RUNTIME, importedModules, withVersion } from './build-content.mjs';
import { filesOf, namedChunkGroup, sharedKeysIn } from './chunk-files.mjs';

const PLUGIN = 'RemoteBuildPlugin';
/** Of the module that a remote exposes. */
export const EXPOSED_CHUNK = 'remote';

/**
 * Writes remote-build.json (contract: RemoteBuild), by which a remote is deployed and preloaded, and refuses a build
 * that carries a copy of what the shell provides.
 */
export class RemoteBuildPlugin {
  /** @param {import('../../contract/src/remotes').RemoteDescription} description */
  constructor(description) {
    this.description = description;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(PLUGIN, () => refuseCopies(compilation));
      // Last of all, so that the names and the contents of the files are final.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1000;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        if (compilation.errors.length > 0) return;
        const build = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('remote-build.json', new webpack.sources.RawSource(build));
      });
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @returns {import('../../contract/src/remotes').RemoteBuild}
   */
  describe(compilation) {
    const { name, title, basePaths, menu, pages } = this.description;
    const entryChunks = compilation.entrypoints.get(name.replaceAll('-', '_')).chunks;
    const entry = entryChunks.flatMap((chunk) => [...chunk.files]).find(isScript);
    const module = filesOf([namedChunkGroup(compilation, EXPOSED_CHUNK, PLUGIN)], entryChunks);
    return withVersion(compilation, {
      name,
      title,
      basePaths,
      menu,
      exposes: exposedModules(compilation),
      entry,
      files: [entry, ...module.files],
      pages: pages.map(({ path, chunk, data }) => {
        const group = namedChunkGroup(compilation, chunk, 'remote.json');
        const page = filesOf([group], module.chunks);
        const keys = sharedKeysIn(compilation, [...module.chunks, ...page.chunks]);
        return {
          path,
          files: page.files,
          hostModules: keys.filter((key) => LAZY_MODULES.includes(key)),
          data,
        };
      }),
      shared: { ...FEDERATION_RUNTIME, ...importedModules(compilation) },
    });
  }
}

/** As the container that is built offers them. */
function exposedModules({ modules }) {
  const container = [...modules].find(
    ({ constructor }) => constructor.name === 'ContainerEntryModule',
  );
  return container._exposes.map(([name]) => name);
}

/** @param {string} file */
const isScript = (file) => file.endsWith('.js');

/** @param {import('webpack').Compilation} compilation */
function refuseCopies(compilation) {
  for (const module of compilation.modules) {
    const [, inside] = module.resource?.split('/node_modules/').slice(-2) ?? [];
    const name = inside && packageOf(inside);
    const copied = SHARED_PACKAGES.includes(name) || module.resource?.includes('/shared-ui/src/');
    if (!copied) continue;
    const error = new webpack.WebpackError(
      `${module.resource} is provided by the shell: import it by a name that shared-ui/federation.mjs lists`,
    );
    if (!compilation.errors.some(({ message }) => message === error.message))
      compilation.errors.push(error);
  }
}
