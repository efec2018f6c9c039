import { randomInt } from 'node:crypto';
import { inStoreCode } from '@stockroom/contract';
import type { Page } from '@playwright/test';

/** An EAN-13 of the range for use inside a shop, which no other run has. */
export function newEan(): string {
  return inStoreCode(randomInt(10 ** 10));
}

/** The Russian letter of each English key. */
const RUSSIAN = new Map(
  [...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((letter, index) => [
    letter,
    'ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ'[index]!,
  ]),
);

const SECONDS_BETWEEN = 0.005;
/** A hand takes longer between two scans. */
const PAUSE = 0.5;
/** The stamp of the last key: a page that answers at once must not get the next scan before it. */
let lastKey = 0;

/**
 * Types codes, each with Enter, as fast as a scanner: no key waits for the page. Several follow each other without a
 * pause, as from a scanner that has collected them.
 */
export async function scan(
  page: Page,
  codes: string | readonly string[],
  layout: 'English' | 'Russian' = 'English',
) {
  const session = await page.context().newCDPSession(page);
  // Keyboards stamp their keys: a busy machine may read the next one late.
  let timestamp = Math.max(Date.now() / 1000, lastKey + PAUSE);
  const press = (key: string, text = key, code = '') =>
    (['keyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', {
        type,
        key,
        code,
        timestamp: (timestamp += SECONDS_BETWEEN),
        ...(type === 'keyDown' && { text }),
      }),
    );
  const pressSign = (sign: string) => {
    const letter = RUSSIAN.get(sign.toUpperCase());
    if (layout === 'English' || !letter) return press(sign);
    const typed = sign === sign.toLowerCase() ? letter.toLowerCase() : letter;
    return press(typed, typed, `Key${sign.toUpperCase()}`);
  };
  const pressAll = (code: string) => [...[...code].flatMap(pressSign), ...press('Enter', '\r')];
  await Promise.all([codes].flat().flatMap(pressAll));
  lastKey = timestamp;
  await session.detach();
}
