/** The types of what the shell shares of shared-ui. A deployment compares them with what a remote was built against. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readTypes } from './read-types.mjs';
import { manifestOf, packageOf, SHARED_MODULES } from './shared-modules.mjs';
import { ROOT } from './sources.mjs';

const require = createRequire(import.meta.url);
const SHARED_UI = '@stockroom/shared-ui';
/** In the package that teams install, because it has no sources. */
const TYPES_FILE = 'shared-types.json';

/** @returns {Record<string, import('@stockroom/contract').SharedTypes>} by module */
export function declaredTypes() {
  const packaged = readJson(join(folderOf(SHARED_UI), TYPES_FILE));
  if (packaged) return packaged;
  const cache = join(ROOT, '.cache', TYPES_FILE);
  const key = hashOfInputs();
  const cached = readJson(cache);
  if (cached?.key === key) return cached.types;
  const types = readTypes(sharedFiles(), compilerOptions());
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(`${cache}.${process.pid}`, JSON.stringify({ key, types }));
  renameSync(`${cache}.${process.pid}`, cache);
  return types;
}

/** @param {string} folder of the package of shared-ui that teams install */
export function packTypes(folder) {
  writeFileSync(join(folder, TYPES_FILE), JSON.stringify(declaredTypes()));
}

function hashOfInputs() {
  const sources = [SHARED_UI, '@stockroom/contract'].flatMap((name) =>
    readdirSync(join(folderOf(name), 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const kit = ['read-types.mjs', 'shared-modules.mjs', 'shared-types.mjs'];
  const files = [
    join(ROOT, 'package-lock.json'),
    ...kit.map((file) => join(import.meta.dirname, file)),
    ...sources.sort(),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @returns {Record<string, string>} by module */
function sharedFiles() {
  const { exports } = manifestOf(SHARED_UI);
  return Object.fromEntries(
    SHARED_MODULES.filter((module) => packageOf(module) === SHARED_UI).map((module) => [
      module,
      join(folderOf(SHARED_UI), exports[`.${module.slice(SHARED_UI.length)}`]),
    ]),
  );
}

function compilerOptions() {
  const folder = folderOf(SHARED_UI);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, folder).options, types: [] };
}

/** @param {string} name */
function folderOf(name) {
  return dirname(require.resolve(`${name}/package.json`));
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
