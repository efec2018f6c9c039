import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { runProgram } from './run-program.mjs';
import { StepError } from './run-steps.mjs';

const STAMP = '.cache/build-fingerprint';
/** No background process, no questions, nothing sent anywhere, and no other repository around this one. */
const QUIET_NX = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_WORKSPACE_ROOT_PATH: CHECKOUT,
  CI: 'true',
};

/**
 * Builds shell, remotes and gateway as far as their sources have changed. Looking at all sources takes milliseconds;
 * only when some changed is lerna asked, which builds the packages that are concerned.
 * @param {(line: string) => void} say
 * @throws StepError when a build fails
 */
export async function buildChanged(say) {
  const built = builtPackages();
  const fingerprint = fingerprintOf();
  if (areBuilt(built) && fingerprint === readStamp()) return;
  const started = Date.now();
  say(`Building what has changed of ${built.join(', ')}`);
  const lerna = join(CHECKOUT, 'node_modules/lerna/dist/cli.js');
  const args = [lerna, 'run', 'build', '--concurrency=2', '--loglevel=error'];
  const { isOk, output } = await runProgram(process.execPath, args, {
    env: QUIET_NX,
    onLine: (line) => reportBuilt(line, say),
  });
  if (!isOk || !areBuilt(built)) throw new StepError(`${output}\nThe build failed: see above`);
  writeStamp(fingerprint);
  say(`  done in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Lerna names each task when it is done. */
function reportBuilt(line, say) {
  // eslint-disable-next-line no-control-regex -- colours, which some terminals are sent regardless
  const plain = line.replace(/\u001b\[[0-9;]*m/g, '');
  const [, name] = /^> @stockroom\/([\w-]+):build/.exec(plain) ?? [];
  if (name) say(`  ${name}`);
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

function areBuilt(names) {
  return names.every((name) => existsSync(join(CHECKOUT, name, 'dist')));
}

/** Of everything that can change what is built. */
function fingerprintOf() {
  const hash = createHash('sha256').update(process.versions.node);
  const files = ['package-lock.json', 'tsconfig.base.json', ...workspaces().flatMap(sourcesOf)];
  for (const file of files) hash.update(file).update(readFileSync(join(CHECKOUT, file)));
  return hash.digest('hex');
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

function readStamp() {
  const file = join(CHECKOUT, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writeStamp(fingerprint) {
  mkdirSync(join(CHECKOUT, '.cache'), { recursive: true });
  writeFileSync(join(CHECKOUT, STAMP), fingerprint);
}
