// @ts-check
import { isExecutable } from './executable.mjs';

/** The same engine without windows, which nobody looks at here and which cost more than half of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The browser of the journeys: CHROMIUM_PATH, else what the system has. Never a downloaded one.
 * @returns {string | null}
 */
function findChromium() {
  const asked = process.env['CHROMIUM_PATH'];
  return (asked ? [asked] : PLACES).find(isExecutable) ?? null;
}

/** @returns {string} @throws when there is none */
export function requireChromium() {
  const found = findChromium();
  if (!found)
    throw new Error(
      'No Chromium found: install it (Debian: apt install chromium-headless-shell) or set CHROMIUM_PATH',
    );
  return found;
}

/** Works as root and in containers, and makes no requests of the browser's own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
