#!/usr/bin/env node
/**
 * Measures the API on the load set, which is made first if there is none:
 * `npm run bench:api [-- seconds [part of a title]]`: each kind of request;
 * `npm run bench:api -- memory`: what the process holds after more and more requests;
 * `npm run bench:api -- processes`: two processes against one.
 */
import { buildAndRun } from './build-and-run.mjs';

await buildAndRun('bench');
