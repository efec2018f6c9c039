/** Describes a build, so that a deployment can check that it is whole and fits the live product. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, SHARED_MODULES, versionOf } from './shared-modules.mjs';

/** Remotes run on the shell's federation runtime without importing it by name. */
const FEDERATION_RUNTIME = {
  '@module-federation/runtime': {
    version: manifestOf('@stockroom/remote-kit').dependencies['@module-federation/enhanced'],
    names: [],
  },
};

/**
 * Writes the description of a build after all compilations that write into its folder.
 * @param {string} file name of the description
 * @param {string[]} names of the compilations
 * @param {(...stats: import('webpack').Stats[]) => object} describe by their results, in this order
 * @returns {(name: string) => import('webpack').WebpackPluginInstance} the plugin of each compilation
 */
export function buildDescription(file, names, describe) {
  const done = new Map();
  const write = (folder) => {
    const all = names.map((name) => done.get(name));
    const files = all.flatMap(({ compilation }) => compilation.getAssets().map(({ name }) => name));
    const description = withVersion(folder, files, describe(...all));
    writeFileSync(join(folder, file), JSON.stringify(description, null, 2));
  };
  return (name) => ({
    apply: (compiler) => {
      compiler.hooks.done.tap('buildDescription', (stats) => {
        if (stats.hasErrors()) return;
        done.set(name, stats);
        if (names.every((wanted) => done.has(wanted))) write(compiler.options.output.path);
      });
    },
  });
}

/**
 * Completes a description. The same sources give the same version, in any folder and at any time.
 * @param {string} folder
 * @param {string[]} files
 * @param {object} description
 */
function withVersion(folder, files, description) {
  const checksums = Object.fromEntries(
    files.sort().map((file) => [file, sha256(readFileSync(join(folder, file)))]),
  );
  // Another version of Node may compress the same files a little differently.
  const contents = Object.entries(checksums).filter(([name]) => !name.endsWith('.br'));
  const version = sha256(JSON.stringify([description, contents])).slice(0, 12);
  return { ...description, version, checksums, commit: newestCommit() };
}

/**
 * The scripts and styles of a chunk group, without those that are already loaded.
 * @param {import('webpack').Stats} stats
 * @param {string} chunkName a `webpackChunkName` or an entry
 * @param {string[]} [loaded] files that are there already
 * @returns {string[]}
 */
export function filesOf({ compilation }, chunkName, loaded = []) {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) throw new Error(`No import() of the sources has the webpackChunkName "${chunkName}"`);
  return group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !loaded.includes(file));
}

/** The files of a build's translations. @param {import('webpack').Stats} stats */
export function catalogueFiles({ compilation }) {
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /^assets\/ru\..+\.json$/.test(name));
}

/**
 * The names that the whole build, or some of its chunks, imports from each shared module.
 * @param {import('webpack').Stats} stats
 * @param {string[]} [chunkNames]
 * @returns {Record<string, string[]>} names of exports by module
 */
export function importedNames({ compilation }, chunkNames) {
  const { modules, moduleGraph, chunkGraph, namedChunks } = compilation;
  const chunks = chunkNames?.map((name) => namedChunks.get(name));
  /** @type {Record<string, string[]>} */
  const imported = {};
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    if (chunks && !chunks.some((chunk) => chunk && chunkGraph.isModuleInChunk(module, chunk)))
      continue;
    const imports = [...moduleGraph.getIncomingConnections(module)].filter(
      (use) => use.dependency && use.isTargetActive(undefined),
    );
    const key = imports
      .map(({ dependency }) => dependency.request)
      .find((request) => SHARED_MODULES.includes(request));
    if (key === undefined) continue;
    const names = imports
      .flatMap(({ dependency }) =>
        compilation.getDependencyReferencedExports(dependency, undefined),
      )
      // An empty path means the whole module; in a longer one, such as `token.border`, the first part is the name.
      .flatMap((reference) => (Array.isArray(reference) ? reference : reference.name)[0] ?? []);
    imported[key] = [...new Set(names)];
  }
  return imported;
}

/**
 * Names by module, with versions and types, as a description holds them.
 * @param {Record<string, string[]>} namesByModule
 * @param {Record<string, import('@stockroom/contract').SharedTypes>} types by module
 * @returns {import('@stockroom/contract').SharedModules}
 */
export function describeShared(namesByModule, types) {
  const modules = Object.entries(namesByModule)
    .map(([key, names]) => [
      key,
      { version: versionOf(key), names: names.toSorted(), types: types[key] },
    ])
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return { ...FEDERATION_RUNTIME, ...Object.fromEntries(modules) };
}

/** The newest commit of the sources, so that nobody publishes an older one by mistake; undefined outside of a repository. */
function newestCommit() {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%H %cI'], {
    encoding: 'utf8',
  });
  if (status !== 0) return undefined;
  const [id, at] = stdout.trim().split(' ');
  return { id, at: new Date(at).toISOString() };
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
