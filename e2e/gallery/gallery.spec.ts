import path from 'node:path';
import { SCENES } from '../scenes';
import { testFor } from '../scenes/scene-test';
import { DESK, expectNoViolations, lookAt, PHONE, TABLET } from '../support/look';
import { GALLERY } from './folder';

for (const { name, open, part, complaints: expected = [], ...scene } of SCENES) {
  testFor({ name, open, ...scene })(name, async ({ page, api, complaints }) => {
    complaints.allow(...expected);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open({ page, api });
    for (const size of [DESK, TABLET, PHONE])
      for (const theme of ['light', 'dark'] as const) {
        await lookAt(page, size, theme);
        const file = path.join(GALLERY, `${size.width}-${theme}`, `${name}.png`);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: size.width, height });
        await page.screenshot({ path: file });
        await expectNoViolations(page, `${name}, ${size.width} wide, ${theme}`, part);
      }
  });
}
