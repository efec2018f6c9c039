/** Questions that a build asks of webpack's finished graph. */

const CONSUMED = 'consume-shared-module';

/**
 * Files that must be there before the chunk group's code runs, other than what `loaded` has already.
 * @param {Iterable<import('webpack').ChunkGroup>} groups
 * @param {Iterable<import('webpack').Chunk>} [loaded]
 * @returns {{ files: string[], chunks: Set<import('webpack').Chunk> }}
 */
export function filesOf(groups, loaded = []) {
  const chunks = new Set([...groups].flatMap((group) => group.chunks));
  for (const chunk of loaded) chunks.delete(chunk);
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  return { files: files.filter((file) => /\.(js|css)$/.test(file)), chunks };
}

/**
 * Keys of the shared modules that the code of these chunks imports.
 * @param {import('webpack').Compilation} compilation
 * @param {Iterable<import('webpack').Chunk>} chunks
 * @returns {string[]}
 */
export function sharedKeysIn({ chunkGraph }, chunks) {
  const keys = new Set();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type === CONSUMED) keys.add(module.options.shareKey);
    }
  }
  return [...keys].sort();
}

/**
 * The chunk group of a `webpackChunkName`.
 * @param {import('webpack').Compilation} compilation
 * @param {string} chunkName
 * @param {string} wantedBy who names it, for the message
 */
export function namedChunkGroup(compilation, chunkName, wantedBy) {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (group === undefined) {
    throw new Error(
      `${wantedBy} names the chunk "${chunkName}", which no import() of the sources has as its webpackChunkName`,
    );
  }
  return group;
}
