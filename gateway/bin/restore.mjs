#!/usr/bin/env node
/** `npm run restore -- <file>`: everything as it was when the file was written. */
import { runCommand } from './steps/run-command.mjs';

await runCommand('restore');
