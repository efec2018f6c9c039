#!/usr/bin/env node
/**
 * `npm start`: installs and builds whatever is out of date, then runs the product in this process.
 * Uses only Node, because a fresh clone has nothing else.
 */
import { buildChanged } from './steps/build.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps } from './steps/run-steps.mjs';

await runSteps([installPackages, buildChanged]);
process.setSourceMapsEnabled(true);
await import('../gateway/dist/gateway.mjs');
