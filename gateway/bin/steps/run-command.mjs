import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './build.mjs';
import { CHECKOUT } from './checkout.mjs';
import { checkNode } from './check-node.mjs';
import { installPackages } from './install.mjs';
import { runSteps } from './run-steps.mjs';

/**
 * Runs a command of the gateway in this process. It is built only where it is missing: a command must not change
 * the program that is running.
 * @param {string} name
 */
export async function runCommand(name) {
  const program = join(CHECKOUT, `gateway/dist/${name}.mjs`);
  if (!existsSync(program))
    await runSteps([checkNode, installPackages, (say) => buildChanged(say, ['gateway'])]);
  await import(pathToFileURL(program).href);
}
