import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { runProgram } from './run-program.mjs';
import { sayProgress, StepError } from './run-steps.mjs';

/** The oldest Node that Stockroom runs on. */
const NEEDED = '20.19.0';

/**
 * Installs the packages of package-lock.json, unless exactly those are installed.
 * @param {(line: string) => void} say
 * @throws StepError when this Node is too old, or npm fails
 */
export async function installPackages(say) {
  refuseOldNode();
  if (isInstalled()) return;
  say('Installing packages (once, and after an update)');
  // No package here needs its install script to work.
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await sayProgress(say, 'installing', async () => {
    const { isOk, output } = await runProgram('npm', options);
    if (!isOk) throw new StepError(`${output}\nnpm could not install the packages: see above`);
  });
}

function refuseOldNode() {
  const { node } = process.versions;
  if (node.localeCompare(NEEDED, 'en', { numeric: true }) >= 0) return;
  throw new StepError(`Stockroom needs Node ${NEEDED} or newer; this is ${node}`);
}

/** Compares npm's record of the last installation with the lock file. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    // npm never installs optional packages of other platforms.
    return found ? link || found.version === version : optional;
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')).packages ?? {};
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}
