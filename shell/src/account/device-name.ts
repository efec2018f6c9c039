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

/** "Chrome on Windows", from what the browser says of itself. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([word]) => userAgent.includes(word))?.[1];
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined);
  return names.join(' on ') || 'Unknown device';
}
