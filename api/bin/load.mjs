#!/usr/bin/env node
/**
 * `npm run load`: fills a database with 100,000 products, 100,000 orders and 1,000,000 movements: that of
 * DATABASE_URL, or an embedded one in STOCKROOM_DATA_DIR (.stockroom/load).
 */
import { buildAndRun } from './build-and-run.mjs';

await buildAndRun('load');
