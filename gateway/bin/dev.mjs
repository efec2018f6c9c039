#!/usr/bin/env node
/**
 * `npm run dev [-- mf-orders mf-products api]`: the product for those who work on it. The shell, with contract and
 * shared-ui, and the remotes that are named show an edit at once; `api` is built and started anew. Everything else
 * runs as it is built, so that two cores have only that to do which somebody works on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './steps/build.mjs';
import { checkNode } from './steps/check-node.mjs';
import { CHECKOUT } from './steps/checkout.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';
import { Services } from './steps/services.mjs';

const WEBPACK = join(CHECKOUT, 'node_modules/webpack-cli/bin/cli.js');
const COMPILED = /compiled (successfully|with)/;
const CORES = 2;

const names = process.argv.slice(2);
const remotes = names.filter((name) => name !== 'api');
const url = `http://127.0.0.1:${process.env.PORT || '8080'}`;
const services = new Services();

await runSteps([checkNode, checkNames, installPackages, buildChanged, startAll]);
await services.ended();

function checkNames() {
  const unknown = remotes.find((name) => !existsSync(join(CHECKOUT, name, 'remote.json')));
  if (unknown)
    throw new StepError(`There is no ${unknown}. Name remotes of this checkout, or api.`);
}

async function startAll(say) {
  try {
    await startGateway();
    const servers = [shell(), ...remotes.map(remote)];
    // One compilation for each core; what has compiled does nothing until an edit.
    for (let index = 0; index < servers.length; index += CORES)
      await Promise.all(
        servers.slice(index, index + CORES).map((server) => services.start(server)),
      );
    say(`\nEdits are shown at http://127.0.0.1:3000/. Ctrl+C stops everything.`);
  } catch (error) {
    services.stop();
    throw error;
  }
}

/** Node starts it anew when webpack has written it anew. */
async function startGateway() {
  const isEdited = names.includes('api');
  const flags = isEdited ? ['--watch', '--watch-preserve-output'] : [];
  await services.start({
    name: 'gateway',
    args: [...flags, '--enable-source-maps', 'gateway/dist/gateway.mjs'],
    ready: /Stockroom is ready/,
  });
  if (!isEdited) return;
  await services.start({
    name: 'api',
    args: [WEBPACK, '--watch', '--mode=production'],
    folder: 'gateway',
    ready: COMPILED,
  });
}

function shell() {
  const served = remotes.length > 0 ? ['--env', `remotes=${remotes.join(',')}`] : [];
  return devServer('shell', served);
}

function remote(name) {
  return devServer(name, []);
}

function devServer(name, args) {
  return {
    name,
    args: [WEBPACK, 'serve', ...args],
    folder: name,
    // Each has a port of its own: PORT is the gateway's.
    env: { PORT: undefined, STOCKROOM_URL: url },
    ready: COMPILED,
  };
}
