#!/usr/bin/env node
/**
 * `npm start`: installs and builds what is not up to date, then runs the product in this process.
 * Uses nothing but Node, because on a fresh clone nothing else is there.
 */
import { buildChanged } from './steps/build.mjs';
import { checkNode } from './steps/check-node.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps } from './steps/run-steps.mjs';

await runSteps([checkNode, installPackages, buildChanged]);
process.setSourceMapsEnabled(true);
await import('../dist/gateway.mjs');
