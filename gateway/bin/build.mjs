#!/usr/bin/env node
/** `npm run build`: installs and builds what is not up to date. */
import { buildChanged } from './steps/build.mjs';
import { checkNode } from './steps/check-node.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps } from './steps/run-steps.mjs';

await runSteps([checkNode, installPackages, buildChanged]);
