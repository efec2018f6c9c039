import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run gallery`: pictures of every scene, see gallery.spec.ts. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  // axe checks six pictures of a report of a hundred rows.
  timeout: 180_000,
  outputDir: '../results/gallery-artifacts',
  globalSetup: '../global-setup.ts',
  globalTeardown: './write-contact-sheet.ts',
  reporter: 'list',
});
