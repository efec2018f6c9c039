#!/usr/bin/env node
/**
 * `npm run dev [-- mf-orders api]`: the product for those who work on it. It runs as it is built, and only what
 * somebody edits is compiled: the shell with shared-ui from the start; a remote or the API from its first edit on, or
 * from the start if it is named. So two cores have no more to do than that.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './steps/build.mjs';
import { checkNode } from './steps/check-node.mjs';
import { CHECKOUT } from './steps/checkout.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';

const named = process.argv.slice(2);

await runSteps([checkNode, checkNames, installPackages, buildChanged, develop]);

function checkNames() {
  const isKnown = (name) =>
    name === 'api' || (/^mf-/.test(name) && existsSync(join(CHECKOUT, name, 'remote.json')));
  const unknown = named.find((name) => !isKnown(name));
  if (unknown !== undefined)
    throw new StepError(
      `There is no ${unknown} to work on. Name remotes of this checkout, api, or nothing: npm run dev -- mf-orders`,
    );
}

async function develop(say) {
  // Needs the packages that may just have been installed.
  const { startDevelopment } = await import('./dev/development.mjs');
  await startDevelopment(named, say);
}
