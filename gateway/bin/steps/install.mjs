import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { runProgram } from './run-program.mjs';
import { StepError } from './run-steps.mjs';

/** Only said while it runs: it depends on the network. */
const STILL_RUNNING_MS = 15_000;

/**
 * Installs the packages of package-lock.json, unless exactly those are installed.
 * @param {(line: string) => void} say
 * @throws StepError when npm fails
 */
export async function installPackages(say) {
  if (isInstalled()) return;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  say('Installing packages (once, and after an update)');
  const patience = setInterval(() => say(`  still installing, ${seconds()} s`), STILL_RUNNING_MS);
  // No package here needs its install script to work.
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { isOk, output } = await runProgram('npm', options);
  clearInterval(patience);
  if (!isOk) throw new StepError(`${output}\nnpm could not install the packages: see above`);
  say(`  done in ${seconds()} s`);
}

/** Compares what npm wrote down after the last installation with what the lock file asks for. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    // Optional packages of other platforms are never installed.
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
