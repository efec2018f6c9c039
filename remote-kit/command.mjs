#!/usr/bin/env node
/** `stockroom`, run in the folder of a remote: publishes it over HTTP, and switches between its releases. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { updateCatalogue } from './catalogue.mjs';
import { callProduct, sendRelease } from './send-release.mjs';

const USAGE = `stockroom <command> --to <address of the product>

  publish                checks the types, builds what is in this folder now and makes it live
    [--share <percent>]    only for this share of visitors, from 0 to 100 (rollout)
    [--note <text>]        what is new, for the history
    [--force]              also a build of an older commit than what is live
  share <percent>        changes the share of visitors that get the version in rollout
  promote                makes the version in rollout live for all
  abort                  ends the rollout: all visitors get the live version again
  rollback [version]     makes the version before live again, or the named one
  recall <version>       makes open tabs leave a version that is not live any more
  disable                switches the remote off: its menu entry and files stay
  enable                 brings it back
  remove                 takes it out with its menu entry and paths

stockroom texts          brings locales/ru.po up to what the sources show, and counts what waits
                         for a translation

STOCKROOM_DEPLOY_TOKEN holds the token that the operator created for this remote (npm run tokens).`;

const OPTIONS = {
  to: { type: 'string' },
  share: { type: 'string' },
  note: { type: 'string' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

const require = createRequire(join(process.cwd(), 'package.json'));

/** What a command sends: made from the word after it. */
const CHANGES = {
  share: (word) => ({ share: wholePercent(word) }),
  promote: () => ({}),
  abort: () => ({}),
  rollback: (word) => ({ version: word }),
  recall: (word) => ({ version: word ?? refuse('Name the version that open tabs must leave') }),
  disable: () => ({}),
  enable: () => ({}),
  remove: () => ({}),
};

try {
  await run();
} catch (error) {
  console.error(`Not done: ${error.message}`);
  process.exitCode = 1;
}

async function run() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [command, word] = positionals;
  if (values.help || !command) return console.log(USAGE);
  if (command === 'texts')
    return console.log(updateCatalogue(process.cwd()).join('\n') || 'All translated');
  if (command !== 'publish' && !Object.hasOwn(CHANGES, command))
    refuse(`There is no command ${command}: stockroom --help lists them`);
  const token = process.env.STOCKROOM_DEPLOY_TOKEN;
  if (!token) refuse('STOCKROOM_DEPLOY_TOKEN is not set. It holds your deploy token.');
  if (!values.to || !URL.canParse(values.to))
    refuse('--to must be the address of the product, such as https://stock.example.com');
  if (!existsSync('remote.json')) refuse('There is no remote.json in this folder.');
  const { name } = JSON.parse(readFileSync('remote.json', 'utf8'));
  if (command === 'publish') return publish(name, values, token);
  const address = new URL(`/api/releases/${name}/${command}`, values.to);
  const body = JSON.stringify(CHANGES[command](word));
  console.log(await callProduct(address, token, { 'Content-Type': 'application/json' }, body));
}

async function publish(name, { to, share, note, force }, token) {
  const address = new URL('/api/releases', to);
  if (share !== undefined) address.searchParams.set('share', String(wholePercent(share)));
  if (note) address.searchParams.set('note', note);
  if (force) address.searchParams.set('force', 'true');
  // Nobody waits for a build that the product will refuse.
  await callProduct(new URL(`/api/releases/${name}/publisher`, to), token);
  runStep('Checking types', 'typescript/bin/tsc', ['--noEmit']);
  runStep('Building', 'webpack/bin/webpack.js', ['--mode', 'production']);
  console.log('Publishing');
  console.log(await sendRelease(address, token, 'dist'));
}

/** @param {string | undefined} text */
function wholePercent(text) {
  if (text !== undefined && /^\d{1,3}$/.test(text) && Number(text) <= 100) return Number(text);
  return refuse('The share is a whole number from 0 to 100');
}

/** @param {string} message @returns {never} */
function refuse(message) {
  throw new Error(message);
}

/**
 * Runs a program of this folder's packages.
 * @param {string} title @param {string} program @param {string[]} args
 */
function runStep(title, program, args) {
  console.log(title);
  const [name] = program.split('/');
  const file = join(require.resolve(`${name}/package.json`), '..', program.slice(name.length + 1));
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  if (status !== 0) refuse(`${title} failed: see above`);
}
