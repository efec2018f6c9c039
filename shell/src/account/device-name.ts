import type { Translate } from '@stockroom/contract';

/* eslint-disable lingui/no-unlocalized-strings -- Browsers and systems have the same names in every language. */

/** By the first word that the browser's text has: most browsers also name those before them. */
const BROWSERS = [
  ['YaBrowser', 'Yandex Browser'],
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/* eslint-enable lingui/no-unlocalized-strings */

/** "Chrome on Windows", from what the browser says of itself. */
export function deviceName(userAgent: string, t: Translate): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent.includes(word))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}
