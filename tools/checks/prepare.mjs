// @ts-check
import { installPackages } from '../steps/install.mjs';
import { HEADLESS_SHELL, requireChromium, WHOLE_CHROMIUM } from '../../e2e/support/chromium.mjs';
import { isExecutable } from '../../e2e/support/programs.mjs';
import { findNginx } from '../../e2e/support/nginx.mjs';
import { runProgram } from '../steps/run-program.mjs';

/** Without windows the journeys are faster by a third; the camera needs the whole browser. */
const CHROMIUM = {
  name: 'Chromium',
  packages: ['chromium-headless-shell', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji'],
};
/** The journeys over several processes fail without it. */
const NGINX = { name: 'nginx', packages: ['nginx'] };

/**
 * Gives a fresh machine what the selected steps need: the packages of the lock file, a browser and nginx.
 * @param {import('./steps.mjs').Step[]} steps
 */
export async function prepare(steps) {
  await installPackages((/** @type {string} */ line) => console.log(line));
  if (!steps.some((step) => step.needsBrowser)) return;
  const hasBoth = [HEADLESS_SHELL, WHOLE_CHROMIUM].every(isExecutable);
  await installWhere(!hasBoth && !process.env['CHROMIUM_PATH'], CHROMIUM);
  requireChromium();
  await installWhere(findNginx() === null && !process.env['NGINX_PATH'], NGINX);
}

/** Installs only as root with apt-get; otherwise the check that follows names what is missing. */
async function installWhere(
  /** @type {boolean} */ isMissing,
  /** @type {{ name: string, packages: string[] }} */ { name, packages },
) {
  if (!isMissing || process.getuid?.() !== 0) return;
  console.log(`▶ Installing ${name} with apt-get`);
  const install = 'apt-get update && apt-get install -y --no-remove --no-install-recommends';
  const { isOk, output } = await runProgram('sh', ['-c', `${install} ${packages.join(' ')}`], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (!isOk) console.error(output);
}
