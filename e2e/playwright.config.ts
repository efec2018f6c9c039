import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from './support/chromium.mjs';

/** Journeys against one running product, see global-setup.ts. Independent of each other, never retried. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results/artifacts',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'results/playwright.json' }]],
  use: {
    baseURL: process.env['STOCKROOM_URL'],
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: requireChromium(), args: CHROMIUM_FLAGS },
  },
});
