#!/usr/bin/env node
/**
 * `npm run check:versions`: tries the product with other minor versions of the federation packages. In a temporary
 * folder it checks out the current commit, installs the previous minor and the newest one of each package, builds, and
 * runs the journeys of federation. Ends with a table; fails if a version breaks something.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { CHECKOUT, manifestOf } from './steps/checkout.mjs';
import { runProgram } from './steps/run-program.mjs';

/** Each package with those that are released together with it. */
const PACKAGES = {
  '@module-federation/enhanced': ['@module-federation/inject-external-runtime-core-plugin'],
  webpack: [],
};
const JOURNEYS = ['remote-loading', 'singletons'];
const MANIFESTS = ['package.json', 'remote-kit/package.json', 'shell/package.json'];

const folder = path.join(await mkdtemp(path.join(tmpdir(), 'stockroom-versions-')), 'checkout');
await mustSucceed('git', ['worktree', 'add', '--detach', folder, 'HEAD'], CHECKOUT);
/** @type {Record<string, string>[]} */
const rows = [];
try {
  for (const name of Object.keys(PACKAGES))
    for (const version of await versionsOf(name)) rows.push(await check(name, version));
} finally {
  await runProgram('git', ['worktree', 'remove', '--force', folder]);
  await rm(path.dirname(folder), { recursive: true, force: true });
}
console.table(rows);
process.exitCode = rows.every(({ breaks }) => breaks === 'nothing') ? 0 : 1;

/** The newest of the minor before ours, and the newest of all. @param {string} name */
async function versionsOf(name) {
  const text = await mustSucceed('npm', ['view', name, 'versions', '--json'], CHECKOUT);
  /** @type {string[]} */
  const versions = JSON.parse(text.slice(text.indexOf('[')));
  const { major, minor } = new semver.SemVer(manifestOf('remote-kit').dependencies[name]);
  const older = semver.maxSatisfying(versions, `${major}.0.0 - ${major}.${minor - 1}`);
  const newest = semver.maxSatisfying(versions, `^${major}.${minor}`);
  return [older, newest].filter((version) => version !== null);
}

/** @param {string} name @param {string} version */
async function check(name, version) {
  console.log(`${name} ${version}`);
  await mustSucceed('git', ['checkout', '--force', '--quiet', '.'], folder);
  for (const file of MANIFESTS) await setVersion(file, [name, ...PACKAGES[name]], version);
  const steps = [
    ['install', 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
    ['build', process.execPath, 'tools/build.mjs'],
    ...JOURNEYS.map((journey) => [
      ...[journey, process.execPath, 'node_modules/@playwright/test/cli.js', 'test'],
      ...['-c', 'e2e/playwright.config.ts', journey],
    ]),
  ];
  for (const [step, program, ...args] of steps) {
    const { isOk, output } = await runProgram(program, args, { cwd: folder });
    if (isOk) continue;
    console.error(output);
    return { name, version, breaks: step };
  }
  return { name, version, breaks: 'nothing' };
}

/** @param {string} file @param {string[]} names @param {string} version */
async function setVersion(file, names, version) {
  const target = path.join(folder, file);
  let text = await readFile(target, 'utf8');
  for (const name of names)
    text = text.replaceAll(new RegExp(`("${name}": )"[^"]+"`, 'g'), `$1"${version}"`);
  await writeFile(target, text);
}

/** @param {string} program @param {string[]} args @param {string} cwd */
async function mustSucceed(program, args, cwd) {
  const { isOk, output } = await runProgram(program, args, { cwd });
  if (!isOk) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output;
}
