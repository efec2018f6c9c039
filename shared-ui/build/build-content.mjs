/** What a build consists of, so that whoever deploys it can tell whether it is whole and fits the live product. */
import { createHash } from 'node:crypto';
import { versionOf } from '../federation.mjs';

const CONSUMED = 'consume-shared-module';
const PROVIDED = 'provide-module';

/**
 * Completes the description of a build. Its version is the same for the same sources, in any folder and at any time.
 * @template Description
 * @param {import('webpack').Compilation} compilation
 * @param {Description} description
 * @returns {Description & { version: string, checksums: Record<string, string> }}
 */
export function withVersion(compilation, description) {
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
  return describe(imported, (module) => {
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
  });
}

/**
 * What the shell provides of each shared module.
 * @param {import('webpack').Compilation} compilation
 * @returns {import('../../contract/src/remotes').SharedModules}
 */
export function providedModules({ modules, moduleGraph }) {
  const provided = [...modules].filter(({ type }) => type === PROVIDED);
  return describe(provided, (module) => {
    const [dependency] = (module.blocks[0] ?? module).dependencies;
    const names = moduleGraph.getProvidedExports(moduleGraph.getModule(dependency));
    if (!Array.isArray(names)) throw new Error(`What ${keyOf(module)} exports is not known`);
    return names;
  });
}

function describe(modules, namesOf) {
  return Object.fromEntries(
    modules
      .map((module) => {
        const names = [...new Set(namesOf(module))].sort();
        return [keyOf(module), { version: versionOf(keyOf(module)), names }];
      })
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}

function keyOf(module) {
  return module.type === PROVIDED ? module._name : module.options.shareKey;
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
