import type { Language } from '@stockroom/contract';
import type { BrowserErrors } from '../support/browser-errors';
import { signedInTest, test } from '../support/fixtures';
import { inRussian, openInRussian } from '../support/languages';
import { workerShopTest } from '../support/own-product';
import type { Scene, Stage } from './scene';

const inEnglish = (text: string): string => text;

/** Opens a scene without motion. */
export async function openScene(
  { open, allowedErrors = [] }: Scene,
  { browserErrors, ...stage }: Omit<Stage, 't'> & { browserErrors: BrowserErrors },
  language: Language,
) {
  browserErrors.allow(...allowedErrors);
  await stage.page.emulateMedia({ reducedMotion: 'reduce' });
  if (language === 'ru') await openInRussian(stage.page);
  await open({ ...stage, t: language === 'ru' ? inRussian : inEnglish });
}

/** The test with the right person in front of the screen. */
export function testFor({ who }: Scene) {
  if (who === 'visitor') return test;
  return who === 'newcomer' ? workerShopTest : signedInTest;
}
