import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { DESK, expectNoViolations, lookAt, PHONE } from '../support/look';

for (const scene of SCENES.filter(({ isKnownToAxe }) => !isKnownToAxe)) {
  const { name, part } = scene;
  testFor(scene)(`axe finds nothing on ${name}`, async ({ page, api, user, complaints }) => {
    await openScene(scene, { page, api, user, complaints });
    await lookAt(page, DESK, 'light');
    await expectNoViolations(page, `${name} on a desk`, part);
    await lookAt(page, PHONE, 'dark');
    await expectNoViolations(page, `${name} on a phone, in the dark`, part);
  });
}
