import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import {
  DESK,
  expectNoViolations,
  expectToFit,
  lookAt,
  PHONE,
  TABLET,
  ZOOMED,
} from '../support/look';

for (const scene of SCENES.filter(({ isKnownToAxe }) => !isKnownToAxe)) {
  const { name, part, isNarrow } = scene;
  testFor(scene)(
    `${name} is accessible, and fits when zoomed`,
    async ({ page, api, user, complaints }) => {
      await openScene(scene, { page, api, user, complaints });
      await lookAt(page, isNarrow ? TABLET : DESK, 'light');
      await expectNoViolations(page, `${name} on a ${isNarrow ? 'tablet' : 'desk'}`, part);
      await lookAt(page, PHONE, 'dark');
      await expectNoViolations(page, `${name} on a phone, in the dark`, part);
      for (const size of ZOOMED) {
        await lookAt(page, size, 'light');
        await expectToFit(page, `${name}, ${size.width} wide`);
      }
    },
  );
}
