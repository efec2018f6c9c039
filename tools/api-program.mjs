#!/usr/bin/env node
/**
 * Builds the API's developer programs and runs one of them:
 * `npm run load`: fills a database with 100,000 products, 100,000 orders and 1,000,000 movements: that of DATABASE_URL,
 * or an embedded one in STOCKROOM_DATA_DIR (.stockroom/load);
 * `npm run bench:api [-- seconds [part of a title]]`: measures each kind of request on that set, and creates it first.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { CHECKOUT } from './steps/checkout.mjs';
import { runTool } from './steps/run-program.mjs';

const [name] = process.argv.splice(2, 1);
const options = ['--config', 'api/webpack.config.mjs', '--mode', 'production'];
const { isOk } = await runTool('webpack/bin/webpack.js', options, { isLive: true });
if (!isOk) process.exit(1);
await import(pathToFileURL(join(CHECKOUT, `api/dist/${name}.mjs`)).href);
