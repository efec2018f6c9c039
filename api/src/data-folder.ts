import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasCode } from './error-codes';
import { StartError } from './start-error';

/**
 * Makes a folder for data and its parents, unless they exist.
 * @throws StartError when this process cannot write into it
 */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The folder ${folder} cannot be used (${reason}). Choose another one by STOCKROOM_DATA_DIR.`,
    );
  }
}

/** Without mkdir's option `recursive`, which never returns in /proc. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found) throw new Error('it is a file');
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was quicker.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}
