import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { expectNoViolations, expectToFit } from '../support/accessibility';
import { expectOneLanguage, ShopData, showInRussian } from '../support/languages';
import { DESK, showAs, PHONE, TABLET, ZOOMED } from '../support/screen';

/** What stays in the language in which it was said: an answer, a toast, a question. */
const KEEPS_WORDS = /question|toast|refused|failed|shortage|errors|elsewhere|reversed|on-the-way/;

for (const scene of SCENES.filter(({ skipsAxe }) => !skipsAxe)) {
  const { name, part, isNarrow } = scene;
  testFor(scene)(
    `${name} is accessible, fits when zoomed, and speaks one language`,
    async ({ page, api, user, browserErrors }) => {
      const data = new ShopData(page);
      await openScene(scene, { page, api, user, browserErrors });
      await showAs(page, isNarrow ? TABLET : DESK, 'light');
      await expectNoViolations(page, `${name} on a ${isNarrow ? 'tablet' : 'desk'}`, part);
      await expectOneLanguage(page, 'en', await data.words(api), `${name} in English`);
      for (const size of ZOOMED) {
        await showAs(page, size, 'light');
        await expectToFit(page, `${name}, ${size.width} wide`);
      }
      await showInRussian(page);
      if (!KEEPS_WORDS.test(name))
        await expectOneLanguage(page, 'ru', await data.words(api), `${name} in Russian`);
      for (const size of [...(isNarrow ? [] : [DESK]), TABLET, ...ZOOMED]) {
        await showAs(page, size, 'light');
        await expectToFit(page, `${name} in Russian, ${size.width} wide`);
      }
      await showAs(page, PHONE, 'dark');
      await expectNoViolations(page, `${name} in Russian on a phone, in the dark`, part);
    },
  );
}
