import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run gallery`: pictures of every scene, see gallery.spec.ts. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  // Six pictures of a report of a hundred rows, each looked at by axe.
  timeout: 180_000,
  outputDir: '../results/gallery-artifacts',
  globalSetup: '../global-setup.ts',
  globalTeardown: './write-contact-sheet.ts',
  reporter: 'list',
});
