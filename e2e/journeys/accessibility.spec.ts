import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { expectNoViolations, expectToFit } from '../support/accessibility';
import { DESK, showAs, PHONE, TABLET, ZOOMED } from '../support/screen';

for (const scene of SCENES.filter(({ skipsAxe }) => !skipsAxe)) {
  const { name, part, isNarrow } = scene;
  testFor(scene)(
    `${name} is accessible, and fits when zoomed`,
    async ({ page, api, user, browserErrors }) => {
      await openScene(scene, { page, api, user, browserErrors });
      await showAs(page, isNarrow ? TABLET : DESK, 'light');
      await expectNoViolations(page, `${name} on a ${isNarrow ? 'tablet' : 'desk'}`, part);
      await showAs(page, PHONE, 'dark');
      await expectNoViolations(page, `${name} on a phone, in the dark`, part);
      for (const size of ZOOMED) {
        await showAs(page, size, 'light');
        await expectToFit(page, `${name}, ${size.width} wide`);
      }
    },
  );
}
