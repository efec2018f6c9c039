import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, requireChromium } from './support/chromium.mjs';

/** The forty journeys that matter most: `npm test` runs these, `npm run test:all` runs all. */
const CORE = [
  'sign-in',
  'own-product',
  'supplier-form',
  'order-conflict',
  'order-form',
  'stock',
  'products',
  'reports',
  'dashboard',
  'printing',
  'trust-saves',
  'trust-sessions',
  'remote-loading',
  'deploy-remote',
  'singletons',
].map((name) => `**/${name}.spec.ts`);

/** They wait for a slow line most of the time, so they run beside the others. */
const SLOW_LINE = '**/page-budget.spec.ts';

/** Independent journeys against one running product (global-setup.ts), never retried. */
export default defineConfig({
  testDir: 'journeys',
  projects: [
    { name: 'core', testMatch: CORE, workers: 2 },
    { name: 'other', testIgnore: [...CORE, SLOW_LINE], workers: 2 },
    { name: 'slow-line', testMatch: SLOW_LINE, workers: 1 },
  ],
  outputDir: 'results/artifacts',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  workers: 3,
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
