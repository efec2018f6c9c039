import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from '../support/chromium.mjs';

/** Chaos tests run one after another, each with products of its own: `npm run chaos [-- <name>...]`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/chaos',
  workers: 1,
  retries: 0,
  timeout: 20 * 60_000,
  reporter: [['list']],
  use: { launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS } },
});
