import { SCENES } from '../scenes';
import { testFor } from '../scenes/scene-test';
import { DESK, expectNoViolations, lookAt, PHONE } from '../support/look';

for (const { name, open, part, complaints: expected = [], ...scene } of SCENES) {
  testFor({ name, open, ...scene })(
    `axe finds nothing on ${name}`,
    async ({ page, api, complaints }) => {
      complaints.allow(...expected);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open({ page, api });
      await lookAt(page, DESK, 'light');
      await expectNoViolations(page, `${name} on a desk`, part);
      await lookAt(page, PHONE, 'dark');
      await expectNoViolations(page, `${name} on a phone, in the dark`, part);
    },
  );
}
