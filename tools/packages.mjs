#!/usr/bin/env node
/** `npm run packages`: writes the packages that a team's own repository installs. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './steps/install.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';
import { writePackages } from './steps/write-packages.mjs';

const USAGE = `npm run packages [-- --to <folder>]

Writes contract, shared-ui, remote-kit, and the API of tests and standalone mode as packages for a
team's own repository. The default folder is dist-packages.`;

await runSteps([installPackages, write]);

async function write(say) {
  const { to, isHelp } = readArguments();
  if (isHelp) return say(USAGE);
  const folder = resolve(to);
  for (const file of Object.values(await writePackages(folder))) say(`  ${file}`);
  say(`The packages are in ${folder}. A team's repository installs them from its folder vendor:
  npm install ./vendor/*.tgz`);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { help: { type: 'boolean', short: 'h' }, to: { type: 'string' } },
    });
    return { to: values.to ?? 'dist-packages', isHelp: values.help };
  } catch (error) {
    throw error instanceof TypeError ? new StepError(`${error.message}\n\n${USAGE}`) : error;
  }
}
