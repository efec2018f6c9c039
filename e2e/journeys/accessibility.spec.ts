import { SCENES } from '../scenes';
import { openScene, testFor } from '../scenes/scene-test';
import { DESK, expectNoViolations, lookAt, PHONE } from '../support/look';

for (const scene of SCENES) {
  const { name, part } = scene;
  testFor(scene)(`axe finds nothing on ${name}`, async ({ page, api, complaints }) => {
    await openScene(scene, { page, api, complaints });
    await lookAt(page, DESK, 'light');
    await expectNoViolations(page, `${name} on a desk`, part);
    await lookAt(page, PHONE, 'dark');
    await expectNoViolations(page, `${name} on a phone, in the dark`, part);
  });
}
