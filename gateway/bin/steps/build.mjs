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
import { CHECKOUT } from './checkout.mjs';
import { runProgram } from './run-program.mjs';
import { StepError } from './run-steps.mjs';

const STAMPS = '.cache/build-fingerprints.json';
/** No background process, no questions, nothing sent anywhere, and no other repository around this one. */
const QUIET_NX = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_WORKSPACE_ROOT_PATH: CHECKOUT,
  CI: 'true',
};
/** What npm and lerna say around the errors of a build. */
const AROUND =
  /^(npm (warn|error)|> | ?Lerna \(.*\) +Running target|Failed tasks:|- @stockroom\/|Hint: run the command)|^\s*$/;

/**
 * Builds shell, remotes and gateway as far as their sources have changed. Looking at all sources takes milliseconds;
 * only when some changed is lerna asked, which builds the packages that are concerned.
 * @param {(line: string) => void} say
 * @param {string[]} [names] folders of packages; all by default
 * @throws StepError when a build fails
 */
export async function buildChanged(say, names = builtPackages()) {
  const fingerprints = fingerprintsOf(names);
  const stamps = readStamps();
  const changed = names.filter((name) => !isBuilt(name) || stamps[name] !== fingerprints[name]);
  if (changed.length === 0) return;
  const started = Date.now();
  say(`Building what has changed of ${changed.join(', ')}`);
  const lerna = join(CHECKOUT, 'node_modules/lerna/dist/cli.js');
  const scopes = changed.map((name) => `--scope=${manifestOf(name).name}`);
  const args = [lerna, 'run', 'build', ...scopes, '--concurrency=2', '--loglevel=error'];
  const { isOk, output } = await runProgram(process.execPath, args, {
    env: QUIET_NX,
    onLine: (line) => reportBuilt(line, say),
  });
  if (!isOk || !changed.every(isBuilt))
    throw new StepError(`${whatFailed(output)}\n\nThe build failed: see above`);
  writeStamps({ ...readStamps(), ...fingerprints });
  say(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Lerna names each task when it is done. */
function reportBuilt(line, say) {
  const [, name] = /^> @stockroom\/([\w-]+):build/.exec(withoutColours(line)) ?? [];
  if (name) say(`  ${name}`);
}

/** What webpack says. */
function whatFailed(output) {
  const lines = output.split('\n').filter((line) => !AROUND.test(withoutColours(line)));
  return `\n${lines.join('\n')}`;
}

function withoutColours(line) {
  // eslint-disable-next-line no-control-regex -- some terminals are sent them regardless
  return line.replace(/\u001b\[[0-9;]*m/g, '');
}

function workspaces() {
  return manifestOf('.').workspaces;
}

/** Those that lerna builds. */
function builtPackages() {
  return workspaces().filter((name) => manifestOf(name).scripts?.build !== undefined);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(CHECKOUT, folder, 'package.json'), 'utf8'));
}

function isBuilt(name) {
  return existsSync(join(CHECKOUT, name, 'dist'));
}

/** Of everything that can change what is built: the package's own files, and those of the packages that builds share. */
function fingerprintsOf(names) {
  const shared = workspaces().filter((name) => !builtPackages().includes(name));
  const common = createHash('sha256').update(process.versions.node);
  hashFiles(common, ['package-lock.json', 'tsconfig.base.json', ...shared.flatMap(sourcesOf)]);
  return Object.fromEntries(
    names.map((name) => [name, hashFiles(common.copy(), sourcesOf(name)).digest('hex')]),
  );
}

function hashFiles(hash, files) {
  for (const file of files) hash.update(file).update(readFileSync(join(CHECKOUT, file)));
  return hash;
}

function sourcesOf(name) {
  const top = readdirSync(join(CHECKOUT, name), { withFileTypes: true });
  const settings = top.filter((entry) => entry.isFile()).map((entry) => join(name, entry.name));
  const folders = ['src', 'build'].filter((folder) => existsSync(join(CHECKOUT, name, folder)));
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
