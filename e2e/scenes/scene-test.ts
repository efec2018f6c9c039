import type { BrowserErrors } from '../support/browser-errors';
import { signedInTest, test } from '../support/fixtures';
import { workerShopTest } from '../support/own-product';
import type { Scene, Stage } from './scene';

/** The texts of a scene in English. */
export const english = (text: string): string => text;

/** Opens a scene without motion. */
export async function openScene(
  { open, allowedErrors = [] }: Scene,
  { browserErrors, ...stage }: Stage & { browserErrors: BrowserErrors },
) {
  browserErrors.allow(...allowedErrors);
  await stage.page.emulateMedia({ reducedMotion: 'reduce' });
  await open(stage);
}

/** The test with the right person in front of the screen. */
export function testFor({ who }: Scene) {
  if (who === 'visitor') return test;
  return who === 'newcomer' ? workerShopTest : signedInTest;
}
