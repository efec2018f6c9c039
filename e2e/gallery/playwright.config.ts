import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** `npm run gallery`: pictures of every scene, see gallery.spec.ts. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../results/gallery-artifacts',
  globalSetup: '../global-setup.ts',
  globalTeardown: './write-contact-sheet.ts',
  reporter: 'list',
});
