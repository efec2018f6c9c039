import type { Page } from '@playwright/test';

/** A code and Enter, in the pace of a scanner: no key waits for what the page does with the one before. */
export async function scan(page: Page, code: string) {
  const session = await page.context().newCDPSession(page);
  const press = (key: string, text = key) =>
    (['keyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, key, ...(type === 'keyDown' && { text }) }),
    );
  await Promise.all([...[...code].flatMap((key) => press(key)), ...press('Enter', '\r')]);
  await session.detach();
}
