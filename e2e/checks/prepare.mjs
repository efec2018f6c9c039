// @ts-check
import { checkNode } from '../../gateway/bin/steps/check-node.mjs';
import { installPackages } from '../../gateway/bin/steps/install.mjs';
import { findChromium, requireChromium } from '../support/chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Gives a fresh machine what the selected steps need: the packages of the lock file and a browser.
 * @param {import('./steps.mjs').Step[]} steps
 */
export async function prepare(steps) {
  checkNode();
  await installPackages((/** @type {string} */ line) => console.log(line));
  if (steps.some((step) => step.needsBrowser)) await installChromium();
}

/** Only root with apt-get can install; anybody else is told what is missing. */
async function installChromium() {
  if (findChromium() === null && process.getuid?.() === 0 && !process.env['CHROMIUM_PATH']) {
    console.log('▶ Installing Chromium with apt-get');
    const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];
    const install = 'apt-get update && apt-get install -y --no-install-recommends';
    const { output } = await runCommand('sh', ['-c', `${install} ${packages.join(' ')}`], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findChromium() === null) console.error(output);
  }
  requireChromium();
}
