import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '../support/chromium.mjs';

/** Long tests, one after another, each with products of its own: `npm run torture [-- <name>...]`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/torture',
  workers: 1,
  retries: 0,
  timeout: 20 * 60_000,
  reporter: [['list']],
  use: { launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS } },
});
