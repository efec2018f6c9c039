import webpack from 'webpack';

const PLUGIN = 'MergeEntryPlugin';
const { Compilation, sources } = webpack;

/**
 * Appends the file of the exposed module to the federation entry. Every page of the remote would wait for that extra file,
 * which only holds a list of routes. Webpack still sees a chunk, one that is already loaded.
 */
export class MergeEntryPlugin {
  /** @param {{ entry: string, exposed: string }} chunks names */
  constructor(chunks) {
    this.chunks = chunks;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => this.append(compilation));
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  append(compilation) {
    const { namedChunks } = compilation;
    const [entry] = namedChunks.get(this.chunks.entry)?.files ?? [];
    const exposed = namedChunks.get(this.chunks.exposed);
    const [file] = exposed?.files ?? [];
    const added = file && compilation.getAsset(file);
    if (!entry || !exposed || !added) return;
    compilation.updateAsset(
      entry,
      (source) => new sources.ConcatSource(source, '\n', added.source),
    );
    compilation.deleteAsset(file);
    exposed.files.delete(file);
  }
}
