#!/usr/bin/env node
/**
 * `npm run dev [-- mf-orders api]`: the product for development. It runs the built product and compiles only edited
 * packages: the shell with shared-ui from the start, a remote or the API from its first edit on, or from the start if
 * you name it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './steps/build.mjs';
import { CHECKOUT } from './steps/checkout.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps, StepError } from './steps/run-steps.mjs';

const named = process.argv.slice(2);

await runSteps([checkNames, installPackages, buildChanged, develop]);

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
  // Needs packages that the previous step may have installed.
  const { startDevelopment } = await import('./dev/development.mjs');
  await startDevelopment(named, say);
}
