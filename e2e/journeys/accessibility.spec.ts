import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { expectNoViolations, expectToFit } from '../support/accessibility';
import { expectOneLanguage, ShopData, showInRussian } from '../support/languages';
import { DESK, showAs, PHONE, TABLET, ZOOMED } from '../support/screen';

for (const scene of SCENES.filter(({ skipsAxe }) => !skipsAxe)) {
  const { name, part, isNarrow, keepsWords } = scene;
  testFor(scene)(
    `${name} is accessible, fits when zoomed, and speaks one language`,
    async ({ page, api, user, browserErrors }) => {
      const data = new ShopData(page);
      await openScene(scene, { page, api, user, browserErrors }, keepsWords ? 'ru' : 'en');
      await showAs(page, isNarrow ? TABLET : DESK, 'light');
      await expectNoViolations(page, `${name} on a ${isNarrow ? 'tablet' : 'desk'}`, part);
      if (!keepsWords) {
        await expectOneLanguage(page, 'en', () => data.words(api), `${name} in English`);
        await showInRussian(page);
      }
      await expectOneLanguage(page, 'ru', () => data.words(api), `${name} in Russian`);
      // Russian words are the longer ones.
      for (const size of [...(isNarrow ? [] : [DESK]), TABLET, ...ZOOMED]) {
        await showAs(page, size, 'light');
        await expectToFit(page, `${name} in Russian, ${size.width} wide`);
      }
      await showAs(page, PHONE, 'dark');
      await expectNoViolations(page, `${name} in Russian on a phone, in the dark`, part);
    },
  );
}
