/** What a build consists of, so that whoever deploys it can tell whether it is whole and fits the live product. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { versionOf } from '../federation.mjs';

const CONSUMED = 'consume-shared-module';
const root = JSON.parse(read('../../package.json'));

/** What remotes take from the shell without importing it: see federation-host.ts of the shell. */
export const FEDERATION_RUNTIME = {
  '@module-federation/runtime': {
    version: root.devDependencies['@module-federation/enhanced'],
    names: [],
  },
};

/** By which a build can be told from one that the server is too old for (contract: CONTRACT_VERSION). */
export const [, CONTRACT] = /CONTRACT_VERSION = '(.+)'/.exec(
  read('../../contract/src/contract-version.ts'),
);

/**
 * Completes the description of a build. Its version is the same for the same sources, in any folder and at any time.
 * @template Description
 * @param {import('webpack').Compilation} compilation
 * @param {Description} content
 * @returns {Description & { contract: string, version: string, checksums: Record<string, string> }}
 */
export function withVersion(compilation, content) {
  const description = { ...content, contract: CONTRACT };
  const checksums = Object.fromEntries(
    compilation
      .getAssets()
      .map(({ name, source }) => [name, sha256(source.buffer())])
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  // Another version of Node may compress the same files a little differently.
  const contents = Object.entries(checksums).filter(([name]) => !name.endsWith('.br'));
  const version = sha256(JSON.stringify([description, contents])).slice(0, 12);
  return { ...description, version, checksums };
}

/**
 * What the code imports of each shared module.
 * @param {import('webpack').Compilation} compilation
 * @returns {import('../../contract/src/remotes').SharedModules}
 */
export function importedModules(compilation) {
  const { modules, moduleGraph } = compilation;
  const imported = [...modules].filter(({ type }) => type === CONSUMED);
  return describeShared(imported.map((module) => [module.options.shareKey, namesOf(module)]));

  function namesOf(module) {
    const uses = [...moduleGraph.getIncomingConnections(module)].filter(
      (use) => use.dependency && use.originModule && use.isTargetActive(undefined),
    );
    const references = uses.flatMap(({ dependency }) =>
      compilation.getDependencyReferencedExports(dependency, undefined),
    );
    // An empty path is the module as a whole; of a longer one, such as `token.border`, the first part is the name.
    return references.flatMap((reference) => {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      return name ?? [];
    });
  }
}

/**
 * @param {[key: string, names: string[]][]} modules
 * @returns {import('../../contract/src/remotes').SharedModules}
 */
export function describeShared(modules) {
  return Object.fromEntries(
    modules
      .map(([key, names]) => [key, { version: versionOf(key), names: [...new Set(names)].sort() }])
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

function read(path) {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
