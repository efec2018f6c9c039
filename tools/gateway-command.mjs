#!/usr/bin/env node
/**
 * Runs a command of the gateway in this process: `npm run remotes`, `tokens`, `backup` or `restore`. Builds the gateway
 * only if it is missing, because a command must not change the running program.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './steps/build.mjs';
import { CHECKOUT } from './steps/checkout.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps } from './steps/run-steps.mjs';

const [name] = process.argv.splice(2, 1);
const [command, ...words] = process.argv.slice(2);
const program = join(CHECKOUT, `gateway/dist/${name}.mjs`);
const missing = [
  ...(existsSync(program) ? [] : ['gateway']),
  ...(name === 'remotes' && command === 'deploy' ? words.filter(isPackage) : []),
];
if (missing.length > 0) await runSteps([installPackages, (say) => buildChanged(say, missing)]);
await import(pathToFileURL(program).href);

/** True for the shell or a remote of this checkout, false for the folder of a build. */
function isPackage(word) {
  return /^[\w-]+$/.test(word) && existsSync(join(CHECKOUT, word, 'webpack.config.mjs'));
}
