// @ts-check
import { checkNode } from '../../gateway/bin/steps/check-node.mjs';
import { installPackages } from '../../gateway/bin/steps/install.mjs';
import { HEADLESS_SHELL, requireChromium } from '../support/chromium.mjs';
import { isExecutable } from '../support/executable.mjs';
import { findNginx } from '../support/nginx.mjs';
import { runCommand } from './run-command.mjs';

/** Also where there is another Chromium, with which the journeys take half as long again. */
const CHROMIUM = {
  name: 'Chromium without windows',
  packages: ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji'],
};
/** For the journeys over several processes, which fail without it. */
const NGINX = { name: 'nginx', packages: ['nginx'] };

/**
 * Gives a fresh machine what the selected steps need: the packages of the lock file, a browser and nginx.
 * @param {import('./steps.mjs').Step[]} steps
 */
export async function prepare(steps) {
  checkNode();
  await installPackages((/** @type {string} */ line) => console.log(line));
  if (!steps.some((step) => step.needsBrowser)) return;
  await installWhere(!isExecutable(HEADLESS_SHELL) && !process.env['CHROMIUM_PATH'], CHROMIUM);
  requireChromium();
  await installWhere(findNginx() === null && !process.env['NGINX_PATH'], NGINX);
}

/** Only root with apt-get can install; anybody else is told what is missing. */
async function installWhere(
  /** @type {boolean} */ isMissing,
  /** @type {{ name: string, packages: string[] }} */ { name, packages },
) {
  if (!isMissing || process.getuid?.() !== 0) return;
  console.log(`▶ Installing ${name} with apt-get`);
  const install = 'apt-get update && apt-get install -y --no-remove --no-install-recommends';
  const { isOk, output } = await runCommand('sh', ['-c', `${install} ${packages.join(' ')}`], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (!isOk) console.error(output);
}
