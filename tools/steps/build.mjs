import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, manifestOf } from './checkout.mjs';
import { runProgram } from './run-program.mjs';
import { sayProgress, StepError } from './run-steps.mjs';

const STAMPS = '.cache/build-fingerprints.json';
/** No background process, no questions, no network, and no other repository around this one. */
const QUIET_NX = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_WORKSPACE_ROOT_PATH: CHECKOUT,
  CI: 'true',
};
/**
 * Builds the shell, remotes and gateway whose sources have changed. Hashing all sources takes milliseconds; starting
 * lerna takes a second.
 * @param {(line: string) => void} say
 * @param {string[]} [names] folders of packages; all by default
 * @throws StepError when a build fails
 */
export async function buildChanged(say, names = builtPackages()) {
  const fingerprints = fingerprintsOf(names);
  const stamps = readStamps();
  const changed = names.filter((name) => !isBuilt(name) || stamps[name] !== fingerprints[name]);
  if (changed.length === 0) return;
  say(`Building what has changed of ${changed.join(', ')}`);
  const lerna = join(CHECKOUT, 'node_modules/lerna/dist/cli.js');
  const scopes = changed.map((name) => `--scope=${manifestOf(name).name}`);
  const args = [lerna, 'run', 'build', ...scopes, '--concurrency=2', '--loglevel=error'];
  await sayProgress(say, 'building', async () => {
    const { isOk, output } = await runProgram(process.execPath, args, { env: QUIET_NX });
    if (!isOk || !changed.every(isBuilt))
      throw new StepError(`${output}\n\nThe build failed: see above`);
  });
  writeStamps({ ...readStamps(), ...fingerprints });
}

/** The packages that lerna builds. */
function builtPackages() {
  return manifestOf().workspaces.filter((name) => manifestOf(name).scripts?.build !== undefined);
}

function isBuilt(name) {
  return existsSync(join(CHECKOUT, name, 'dist'));
}

/** Hashes of the files of each package and of the packages it depends on. */
function fingerprintsOf(names) {
  const common = createHash('sha256').update(process.versions.node);
  hashFiles(common, ['package-lock.json', 'tsconfig.base.json', ...sourcesOf('remote-kit')]);
  return Object.fromEntries(
    names.map((name) => {
      const files = [name, ...dependenciesOf(name)].flatMap(sourcesOf);
      return [name, hashFiles(common.copy(), files).digest('hex')];
    }),
  );
}

/** The folders of the workspace packages that a package is built from. */
function dependenciesOf(name) {
  const { dependencies = {} } = manifestOf(name);
  const direct = manifestOf().workspaces.filter(
    (folder) => manifestOf(folder).name in dependencies,
  );
  return [...new Set(direct.flatMap((folder) => [folder, ...dependenciesOf(folder)]))];
}

function hashFiles(hash, files) {
  for (const file of files) hash.update(file).update(readFileSync(join(CHECKOUT, file)));
  return hash;
}

function sourcesOf(name) {
  const top = readdirSync(join(CHECKOUT, name), { withFileTypes: true });
  const settings = top.filter((entry) => entry.isFile()).map((entry) => join(name, entry.name));
  const folders = ['src', 'locales', 'build'].filter((folder) =>
    existsSync(join(CHECKOUT, name, folder)),
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(join(CHECKOUT, name, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(CHECKOUT.length + 1)),
  );
  return [...settings, ...sources].sort();
}

/** @returns {Record<string, string>} by package */
function readStamps() {
  const file = join(CHECKOUT, STAMPS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function writeStamps(stamps) {
  mkdirSync(join(CHECKOUT, '.cache'), { recursive: true });
  const temporary = join(CHECKOUT, `${STAMPS}.${process.pid}.tmp`);
  writeFileSync(temporary, JSON.stringify(stamps));
  renameSync(temporary, join(CHECKOUT, STAMPS));
}
