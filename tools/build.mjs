#!/usr/bin/env node
/** `npm run build`: installs and builds whatever is out of date. */
import { buildChanged } from './steps/build.mjs';
import { installPackages } from './steps/install.mjs';
import { runSteps } from './steps/run-steps.mjs';

await runSteps([installPackages, buildChanged]);
