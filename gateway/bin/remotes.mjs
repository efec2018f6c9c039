#!/usr/bin/env node
/** `npm run remotes -- <command>`: what is deployed, for the gateways that use the same data folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './steps/build.mjs';
import { CHECKOUT } from './steps/checkout.mjs';
import { checkNode } from './steps/check-node.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps } from './steps/run-steps.mjs';

const PROGRAM = programOf('remotes');
const CONTRACT_CHECK = programOf('check-contract');

const wanted = packagesToBuild();
if (wanted.length > 0)
  await runSteps([checkNode, installPackages, checkContract, (say) => buildChanged(say, wanted)]);
await import(pathToFileURL(PROGRAM).href);

function programOf(name) {
  return join(CHECKOUT, `gateway/dist/${name}.mjs`);
}

/** What is to be deployed from this checkout is built first, if need be, and nothing else. */
function packagesToBuild() {
  const [command, ...targets] = process.argv.slice(2);
  const deployed = command === 'deploy' ? targets.filter(isPackage) : [];
  return existsSync(PROGRAM) ? deployed : ['gateway', ...deployed];
}

/** Before the build; where that program is not there yet, the deployment checks it after. */
async function checkContract() {
  if (!existsSync(CONTRACT_CHECK)) return;
  const { CONTRACT } = await import('../../shared-ui/build/build-content.mjs');
  const program = await import(pathToFileURL(CONTRACT_CHECK).href);
  program.checkContract(CONTRACT);
}

function isPackage(target) {
  return /^[\w-]+$/.test(target) && existsSync(join(CHECKOUT, target, 'webpack.config.mjs'));
}
