#!/usr/bin/env node
/** `npm run bench:api [-- seconds]`: measures the API on the load set, which is made first if there is none. */
import { buildAndRun } from './build-and-run.mjs';

await buildAndRun('bench');
