#!/usr/bin/env node
/** `stockroom publish --to URL`, run in the folder of a remote: checks its types, builds it and publishes it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sendRelease } from './send-release.mjs';

const USAGE = `stockroom publish --to <address of the product> [--share <percent>] [--note <text>] [--force]

Checks the types, builds what is in this folder now and makes it live.
  --share   only for this percentage of visitors, from 0 to 100; later: promote or abort
  --note    what is new, for the history
  --force   also a build of an older commit than what is live

STOCKROOM_DEPLOY_TOKEN holds the token that the operator made for this remote (npm run tokens).`;

const require = createRequire(join(process.cwd(), 'package.json'));

try {
  await run();
} catch (error) {
  console.error(`Not published: ${error.message}`);
  process.exitCode = 1;
}

async function run() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      share: { type: 'string' },
      note: { type: 'string' },
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || positionals[0] !== 'publish') return console.log(USAGE);
  const token = process.env.STOCKROOM_DEPLOY_TOKEN;
  if (!token) throw new Error('STOCKROOM_DEPLOY_TOKEN is not set. It holds your deploy token.');
  if (!values.to || !URL.canParse(values.to))
    throw new Error('--to must be the address of the product, such as https://stock.example.com');
  if (!existsSync('remote.json')) throw new Error('There is no remote.json in this folder.');
  runStep('Checking types', 'typescript/bin/tsc', ['--noEmit']);
  runStep('Building', 'webpack/bin/webpack.js', ['--mode', 'production']);
  console.log('Publishing');
  const address = new URL('/api/releases', values.to);
  for (const name of ['note', 'share'])
    if (values[name]) address.searchParams.set(name, values[name]);
  if (values.force) address.searchParams.set('force', 'true');
  console.log(await sendRelease(address, token, 'dist'));
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
  if (status !== 0) throw new Error(`${title} failed: see above`);
}
