import path from 'node:path';
import type { Page } from '@playwright/test';
import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { expectNoViolations } from '../support/accessibility';
import { showInRussian } from '../support/languages';
import { DESK, showAs, PAPER, PHONE, TABLET } from '../support/screen';
import { GALLERY } from './write-contact-sheet';

/** GALLERY_LANGUAGE=ru shows everything in Russian. */
const isRussian = process.env['GALLERY_LANGUAGE'] === 'ru';

for (const scene of SCENES) {
  const { name, part, isNarrow, paper } = scene;
  const screens = isNarrow ? [TABLET, PHONE] : [DESK, TABLET, PHONE];
  testFor(scene)(name, async ({ page, api, user, browserErrors }) => {
    const language = isRussian && scene.keepsWords ? 'ru' : 'en';
    await openScene(scene, { page, api, user, browserErrors }, language);
    if (isRussian && !scene.keepsWords) await showInRussian(page);
    if (paper) await page.emulateMedia({ media: 'print' });
    for (const size of paper ? [PAPER[paper]] : screens)
      for (const theme of ['light', 'dark'] as const) {
        await showAs(page, size, theme);
        const file = path.join(GALLERY, `${size.width}-${theme}`, `${name}.png`);
        // A dialog keeps its place on the screen.
        if (part === undefined) await growToPage(page, size);
        await page.screenshot({ path: file });
        await expectNoViolations(page, `${name}, ${size.width} wide, ${theme}`, part);
      }
  });
}

async function growToPage(page: Page, { width }: typeof DESK) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}
