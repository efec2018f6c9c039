#!/usr/bin/env node
/** `npm run backup -- <file>`: all data of this moment in one file. */
import { runCommand } from './steps/run-command.mjs';

await runCommand('backup');
