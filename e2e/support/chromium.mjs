// @ts-check
import { findProgram } from './programs.mjs';

/** Chromium without windows, which halves the time of the journeys. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** The whole browser: without windows it has no camera. */
export const WHOLE_CHROMIUM = '/usr/bin/chromium';
const PLACES = [
  HEADLESS_SHELL,
  WHOLE_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The browser of the journeys: CHROMIUM_PATH, else the system's. Never downloads one.
 * @returns {string} @throws when there is none
 */
export function requireChromium() {
  const found = findProgram('CHROMIUM_PATH', PLACES);
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
